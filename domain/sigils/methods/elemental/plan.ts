import { joinOwnWords } from "../../own-words.ts";
import { chooseFirstSymbols, getSymbolChoice, listConcepts } from "../custom/concepts.ts";
import type { ConceptSymbolId } from "../custom/symbol-library.ts";
import { ELEMENTS, type Element, type ElementalLayout } from "./elements.ts";
import { listHeaviestElements, weighElements } from "./weights.ts";

/** An elemental sigil to be drawn. */
export interface ElementalRecipe {
  readonly method: "elemental";
  readonly intention: string;
  readonly choices: ElementalChoices;
}

/** The answers of the elemental wizard; no element is in two places. */
export interface ElementalChoices {
  readonly dominantElement: Element;
  /** One or two. */
  readonly supportingElements: readonly Element[];
  readonly conflictingElements: readonly Element[];
  readonly symbolLayout: ElementalLayout;
  /** Free texts: they change the drawing. */
  readonly balanceReflection?: string | undefined;
  readonly elementalSymbols?: Readonly<Partial<Record<Element, string | null | undefined>>> | null | undefined;
}

/** What the core is asked to draw for it: the elements' triangles. */
export interface ElementalPlan {
  readonly method: "elemental";
  readonly intention: string;
  readonly dominant: Element;
  readonly supporting: readonly Element[];
  readonly conflicting: readonly Element[];
  readonly layout: ElementalLayout;
  readonly heart: ConceptSymbolId | null;
  /** The concept that the heart is a symbol of; null where there is no heart. */
  readonly heartConcept: string | null;
  /** What was told in the visitor's own words: it changes the drawing. Empty where nothing was told. */
  readonly salt: string;
}

/** Plans an elemental drawing: its heart is found in the words. */
export function planElemental({ intention, choices }: ElementalRecipe): ElementalPlan {
  const heart = findHeart(intention);
  return {
    method: "elemental",
    intention,
    dominant: choices.dominantElement,
    supporting: choices.supportingElements,
    conflicting: choices.conflictingElements,
    layout: choices.symbolLayout,
    heart: heart?.symbol ?? null,
    heartConcept: heart?.concept ?? null,
    salt: joinOwnWords([choices.balanceReflection, ...ELEMENTS.map((element) => choices.elementalSymbols?.[element])]),
  };
}

/** What is drawn in the heart of an elemental sigil: the first concept of the intention and its first symbol; null where it has none. */
export function findHeart(intention: string): { readonly concept: string; readonly symbol: ConceptSymbolId } | null {
  const concept = listConcepts(intention)[0]?.name;
  if (concept === undefined) return null;
  return { concept, symbol: getSymbolChoice(concept, chooseFirstSymbols([concept])[concept] ?? "").id };
}

/** An example for an intention: led by the element that its words speak of most, or else fire, with one other to support it. */
export function composeElementalExample(intention: string): ElementalRecipe {
  const [dominantElement = "fire", ...others] = listHeaviestElements(weighElements(intention));
  const supportingElement = [...others, ...ELEMENTS].find((element) => element !== dominantElement) ?? "air";
  return {
    method: "elemental",
    intention,
    choices: {
      dominantElement,
      supportingElements: [supportingElement],
      conflictingElements: [],
      symbolLayout: "circle",
    },
  };
}
