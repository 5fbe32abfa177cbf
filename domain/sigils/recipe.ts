import type { CandleColor, CulturalBackground, FamilyRitual } from "./methods/ancestral/traditions.ts";
import type { CenterSymbolId, CustomLayout, MotifId } from "./methods/custom/symbol-library.ts";
import type { Element, ElementalLayout } from "./methods/elemental/elements.ts";
import type { Planet } from "./methods/planetary/planets.ts";

/** What is to be drawn, checked: the method, the intention and the answers of the method's wizard, as far as they enter the sigil. */
export type SigilRecipe =
  | { readonly method: "chaos"; readonly intention: string }
  /** `planet` is the visitor's own choice; absent or null, the words decide. */
  | { readonly method: "planetary"; readonly intention: string; readonly planet?: Planet | null | undefined }
  | { readonly method: "custom"; readonly intention: string; readonly choices: CustomChoices }
  | { readonly method: "ancestral"; readonly intention: string; readonly choices: AncestralChoices }
  | { readonly method: "elemental"; readonly intention: string; readonly choices: ElementalChoices };

/** The answers of the custom wizard. */
export interface CustomChoices {
  /** One to five different ones. */
  readonly concepts: readonly string[];
  /** For each concept the id of one of its three symbols. */
  readonly selectedSymbols: Readonly<Record<string, string>>;
  readonly layoutPreference: CustomLayout;
  readonly centerSymbol: CenterSymbolId;
}

/** The answers of the ancestral wizard. */
export interface AncestralChoices {
  readonly culturalBackground: CulturalBackground;
  readonly candleColor: CandleColor;
  /** One to nine different ones, the most important first. */
  readonly selectedSymbols: readonly MotifId[];
  /** They don't enter the drawing. */
  readonly familyRituals?: readonly FamilyRitual[] | undefined;
  /** A free text that doesn't enter the drawing. */
  readonly modernGoal?: string | null | undefined;
  /** Texts in the visitor's own words; each may be absent or blank. */
  readonly customSymbols?: string | null | undefined;
  readonly customPractices?: string | null | undefined;
  readonly culturalNote?: string | null | undefined;
  /** Drawn in place of the intention where it isn't blank. */
  readonly finalIntention?: string | null | undefined;
}

/** The answers of the elemental wizard; no element stands in two places. */
export interface ElementalChoices {
  readonly dominantElement: Element;
  /** One or two. */
  readonly supportingElements: readonly Element[];
  readonly conflictingElements: readonly Element[];
  readonly symbolLayout: ElementalLayout;
  /** Free texts that don't enter the drawing. */
  readonly balanceReflection?: string | undefined;
  readonly elementalSymbols?: Readonly<Partial<Record<Element, string | null | undefined>>> | null | undefined;
}
