import fc from "fast-check";
import { CUSTOM_INK_LEAST, CUSTOM_INK_MOST, CUSTOM_IS_TRACED } from "../../contract/methods.ts";
import type { ChosenConcept } from "../../host/methods/custom-request.ts";
import {
  CENTER_SYMBOL_NUMBERS,
  CONCEPT_SYMBOL_NUMBERS,
  CONCEPT_THEME_NUMBERS,
  CUSTOM_LAYOUT_NUMBERS,
  THEME_SYMBOL_NUMBERS,
} from "../../host/option-ids.ts";
import { anyConcept, withIntention } from "../recipes/compose-any.ts";
import { atTurn, type Lot, listKeys, pick } from "../recipes/compose-lot.ts";
import type { LabKit } from "./lab-kit.ts";

const LAYOUTS = listKeys(CUSTOM_LAYOUT_NUMBERS);
const CENTERS = listKeys(CENTER_SYMBOL_NUMBERS);
const THEMES = listKeys(CONCEPT_THEME_NUMBERS);
const THEME_SYMBOLS = listKeys(THEME_SYMBOL_NUMBERS);
const ALL_SYMBOLS = listKeys(CONCEPT_SYMBOL_NUMBERS);
const MOST_CONCEPTS = 5;
const SYMBOLS_PER_THEME = 3;

/** Three of four concepts have a theme and one of its symbols. */
function composeConcept(lot: Lot): ChosenConcept {
  if (lot(4) === 0) return { theme: null, symbol: pick(ALL_SYMBOLS, lot) };
  const theme = pick(THEMES, lot);
  const first = THEMES.indexOf(theme) * SYMBOLS_PER_THEME;
  return { theme, symbol: pick(THEME_SYMBOLS.slice(first, first + SYMBOLS_PER_THEME), lot) };
}

export const CUSTOM_LAB: LabKit<"custom"> = {
  gates: {
    ink: { from: CUSTOM_INK_LEAST, to: CUSTOM_INK_MOST },
    airInPens: 1,
    penPx: 8,
    isTraced: CUSTOM_IS_TRACED,
    isMirrored: false,
    overlapLetterMost: 0.75,
    timeMs: { median: 0.3, p95: 0.8 },
  },
  composeRequest: (intention, index, lot) => {
    const count = 1 + (Math.floor(index / LAYOUTS.length) % MOST_CONCEPTS);
    const symbols = Array.from({ length: count }, () => composeConcept(lot));
    return { method: "custom", intention, layout: atTurn(LAYOUTS, index), centre: pick(CENTERS, lot), symbols };
  },
  anyRequest: withIntention(
    fc.record({
      method: fc.constant("custom" as const),
      layout: fc.constantFrom(...LAYOUTS),
      centre: fc.constantFrom(...CENTERS),
      symbols: fc.array(fc.record({ theme: fc.constant(null), symbol: anyConcept }), { minLength: 1, maxLength: 5 }),
    }),
  ),
  // n chosen symbols make at most n + 1 figures.
  countAllowedFigures: ({ symbols }) => 1 + symbols.length,
  describeChoice: ({ layout, symbols }) => `${layout}, ${symbols.map(({ symbol }) => symbol).join(" ")}`,
  findGroup: ({ layout }) => layout,
  goldenStep: 4,
};
