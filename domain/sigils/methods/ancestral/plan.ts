import { isBlankIntention } from "../../intention.ts";
import { joinOwnWords } from "../../own-words.ts";
import type { MotifId } from "../custom/symbol-library.ts";
import type { CandleColor, CulturalBackground, FamilyRitual } from "./traditions.ts";

/** An ancestral sigil to be drawn. */
export interface AncestralRecipe {
  readonly method: "ancestral";
  readonly intention: string;
  readonly choices: AncestralChoices;
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

/** What the core is asked to draw for it: a mark in the signs of one culture. */
export interface AncestralPlan {
  readonly method: "ancestral";
  readonly intention: string;
  readonly culture: CulturalBackground;
  readonly candle: CandleColor;
  readonly motifs: readonly MotifId[];
  /** What was told in the visitor's own words: it changes the drawing. Empty where nothing was told. */
  readonly salt: string;
}

/** Plans an ancestral drawing: the final intention goes before the first one. */
export function planAncestral({ intention, choices }: AncestralRecipe): AncestralPlan {
  return {
    method: "ancestral",
    intention: resolveAncestralIntention(intention, choices.finalIntention),
    culture: choices.culturalBackground,
    candle: choices.candleColor,
    motifs: choices.selectedSymbols,
    salt: joinOwnWords([choices.customSymbols, choices.customPractices, choices.culturalNote]),
  };
}

/** An example for an intention: runes in black, with the tree. */
export function composeAncestralExample(intention: string): AncestralRecipe {
  return {
    method: "ancestral",
    intention,
    choices: { culturalBackground: "norse", candleColor: "black", selectedSymbols: ["tree"] },
  };
}

/** The sentence that an ancestral sigil is made from: the final intention where one was written, or else the first one. */
export function resolveAncestralIntention(intention: string, finalIntention: string | null | undefined): string {
  const final = finalIntention?.trim() ?? "";
  return isBlankIntention(final) ? intention : final;
}
