import type { ChosenConcept, DrawingMethod, DrawingRequest } from "../../host/drawing-request.ts";
import {
  CANDLE_NUMBERS,
  CENTER_SYMBOL_NUMBERS,
  CONCEPT_THEME_NUMBERS,
  CULTURE_NUMBERS,
  CUSTOM_LAYOUT_NUMBERS,
  ELEMENT_NUMBERS,
  ELEMENTAL_LAYOUT_NUMBERS,
  MOTIF_NUMBERS,
  PLANET_NUMBERS,
  THEME_SYMBOL_NUMBERS,
} from "../../host/option-ids.ts";
import { createLot, type Lot, listIds, pick, shuffle } from "./compose-lot.ts";

export const METHODS: readonly DrawingMethod[] = ["chaos", "planetary", "custom", "ancestral", "elemental"];

const PLANETS = listIds(PLANET_NUMBERS);
const CUSTOM_LAYOUTS = listIds(CUSTOM_LAYOUT_NUMBERS);
const CENTRES = listIds(CENTER_SYMBOL_NUMBERS);
const THEMES = listIds(CONCEPT_THEME_NUMBERS);
const CONCEPTS = listIds(THEME_SYMBOL_NUMBERS);
const CULTURES = listIds(CULTURE_NUMBERS);
const CANDLES = listIds(CANDLE_NUMBERS);
const MOTIFS = listIds(MOTIF_NUMBERS);
/** What words without a theme, and a heart, may be drawn as. */
const CHOICES = [...CONCEPTS, ...MOTIFS];
const ELEMENTS = listIds(ELEMENT_NUMBERS);
const ELEMENTAL_LAYOUTS = listIds(ELEMENTAL_LAYOUT_NUMBERS);

const MOST_CONCEPTS = 5;
const SYMBOLS_PER_THEME = 3;
const MOST_SUPPORTING = 2;
const SALTS = ["", "", "bread at midwinter", "my grandmother's loom"];

/**
 * A legal request for an intention, the same for the same index in every run. Options that shape a drawing most (planet,
 * layout, culture, dominant element, how many symbols) go round in turn with the index; the rest is drawn by lot.
 */
export function composeRecipe(method: DrawingMethod, intention: string, index: number): DrawingRequest {
  const lot = createLot(index + 1);
  switch (method) {
    case "chaos":
      return { method, intention };
    case "planetary":
      return { method, intention, planet: atTurn(PLANETS, index) };
    case "custom": {
      const count = 1 + (Math.floor(index / CUSTOM_LAYOUTS.length) % MOST_CONCEPTS);
      const symbols = Array.from({ length: count }, () => composeConcept(lot));
      return { method, intention, layout: atTurn(CUSTOM_LAYOUTS, index), centre: pick(CENTRES, lot), symbols };
    }
    case "ancestral": {
      const count = 1 + (Math.floor(index / CULTURES.length) % MOTIFS.length);
      const motifs = shuffle(MOTIFS, lot).slice(0, count);
      return {
        method,
        intention,
        culture: atTurn(CULTURES, index),
        candle: pick(CANDLES, lot),
        motifs,
        salt: pick(SALTS, lot),
      };
    }
    case "elemental": {
      const dominant = atTurn(ELEMENTS, index);
      const layout = atTurn(ELEMENTAL_LAYOUTS, Math.floor(index / ELEMENTS.length));
      const others = shuffle(
        ELEMENTS.filter((element) => element !== dominant),
        lot,
      );
      const supporting = others.slice(0, lot(MOST_SUPPORTING + 1));
      const left = others.slice(supporting.length);
      const conflicting = left.slice(0, lot(left.length + 1));
      const heart = lot(4) === 0 ? null : pick(CHOICES, lot);
      return { method, intention, dominant, layout, supporting, conflicting, heart };
    }
  }
}

/** Three of four concepts have a theme and one of its own symbols. */
function composeConcept(lot: Lot): ChosenConcept {
  if (lot(4) === 0) return { theme: null, symbol: pick(CHOICES, lot) };
  const theme = pick(THEMES, lot);
  const first = THEMES.indexOf(theme) * SYMBOLS_PER_THEME;
  return { theme, symbol: pick(CONCEPTS.slice(first, first + SYMBOLS_PER_THEME), lot) };
}

function atTurn<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length];
  if (item === undefined) throw new RangeError("There is nothing to take from.");
  return item;
}
