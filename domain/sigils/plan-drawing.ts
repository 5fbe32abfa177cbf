import {
  type CandleColor,
  type CulturalBackground,
  resolveAncestralIntention,
} from "./methods/ancestral/traditions.ts";
import { chooseFirstSymbols, getSymbolChoice, isConceptTheme, listConcepts } from "./methods/custom/concepts.ts";
import type {
  CenterSymbolId,
  ConceptSymbolId,
  ConceptTheme,
  CustomLayout,
  MotifId,
} from "./methods/custom/symbol-library.ts";
import type { Element, ElementalLayout } from "./methods/elemental/elements.ts";
import { choosePlanet } from "./methods/planetary/choose-planet.ts";
import type { Planet } from "./methods/planetary/planets.ts";
import { joinOwnWords } from "./own-words.ts";
import type { AncestralChoices, CustomChoices, ElementalChoices, SigilRecipe } from "./recipe.ts";

/** What the core is asked to draw. The core's own request takes it as it stands. */
export type DrawingPlan = ChaosPlan | PlanetaryPlan | CustomPlan | AncestralPlan | ElementalPlan;

interface Intended {
  readonly intention: string;
}

/** A chaos drawing needs no more than words. */
export interface ChaosPlan extends Intended {
  readonly method: "chaos";
}

/** A drawing over a planet's square. */
export interface PlanetaryPlan extends Intended {
  readonly method: "planetary";
  readonly planet: Planet;
}

/** A drawing of chosen symbols round one in the middle. */
export interface CustomPlan extends Intended {
  readonly method: "custom";
  readonly layout: CustomLayout;
  readonly centre: CenterSymbolId;
  /** In the order of the concepts; a plain word has no theme. */
  readonly symbols: readonly {
    readonly concept: string;
    readonly theme: ConceptTheme | null;
    readonly symbol: ConceptSymbolId;
  }[];
}

/** A drawing in the hand of one culture. */
export interface AncestralPlan extends Intended {
  readonly method: "ancestral";
  readonly culture: CulturalBackground;
  readonly candle: CandleColor;
  readonly motifs: readonly MotifId[];
  /** What was told in the visitor's own words; it makes the drawing another one. */
  readonly salt: string;
}

/** A drawing of the elements' triangles. */
export interface ElementalPlan extends Intended {
  readonly method: "elemental";
  readonly dominant: Element;
  readonly supporting: readonly Element[];
  readonly conflicting: readonly Element[];
  readonly layout: ElementalLayout;
  readonly heart: ConceptSymbolId | null;
  /** The concept that the heart is a symbol of; null where there is no heart. */
  readonly heartConcept: string | null;
}

/** Turns a recipe into what the core draws: planet, symbols and heart are found in the words of the intention. */
export function planDrawing(recipe: SigilRecipe): DrawingPlan {
  const { intention } = recipe;
  switch (recipe.method) {
    case "chaos":
      return { method: "chaos", intention };
    case "planetary":
      return planPlanetary(intention, recipe.planet);
    case "custom":
      return planCustom(intention, recipe.choices);
    case "ancestral":
      return planAncestral(intention, recipe.choices);
    case "elemental":
      return planElemental(intention, recipe.choices);
  }
}

/** A planetary drawing: the planet is the visitor's choice, or else found in the words. */
export function planPlanetary(intention: string, planetChosen?: Planet | null): PlanetaryPlan {
  return { method: "planetary", intention, planet: planetChosen ?? choosePlanet(intention).planet };
}

function planCustom(intention: string, choices: CustomChoices): CustomPlan {
  return {
    method: "custom",
    intention,
    layout: choices.layoutPreference,
    centre: choices.centerSymbol,
    symbols: choices.concepts.map((concept) => ({
      concept,
      theme: isConceptTheme(concept) ? concept : null,
      symbol: getSymbolChoice(concept, choices.selectedSymbols[concept] ?? "").id,
    })),
  };
}

/** An ancestral drawing: the final intention goes before the first one. */
export function planAncestral(intention: string, choices: AncestralChoices): AncestralPlan {
  return {
    method: "ancestral",
    intention: resolveAncestralIntention(intention, choices.finalIntention),
    culture: choices.culturalBackground,
    candle: choices.candleColor,
    motifs: choices.selectedSymbols,
    salt: joinOwnWords([choices.customSymbols, choices.customPractices, choices.culturalNote]),
  };
}

function planElemental(intention: string, choices: ElementalChoices): ElementalPlan {
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
  };
}

/** What stands in the heart of an elemental sigil: the first concept of the intention and its first symbol; null where it has none. */
export function findHeart(intention: string): { readonly concept: string; readonly symbol: ConceptSymbolId } | null {
  const concept = listConcepts(intention)[0]?.name;
  if (concept === undefined) return null;
  return { concept, symbol: getSymbolChoice(concept, chooseFirstSymbols([concept])[concept] ?? "").id };
}
