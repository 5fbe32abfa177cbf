import fc from "fast-check";
import type { DrawingRequest } from "../../host/drawing-request.ts";
import {
  CANDLE_NUMBERS,
  CENTER_SYMBOL_NUMBERS,
  CULTURE_NUMBERS,
  CUSTOM_LAYOUT_NUMBERS,
  ELEMENT_NUMBERS,
  ELEMENTAL_LAYOUT_NUMBERS,
  MOTIF_NUMBERS,
  PLANET_NUMBERS,
  THEME_SYMBOL_NUMBERS,
} from "../../host/option-ids.ts";
import { listIds } from "./compose-lot.ts";

/** Any text of 1 to 500 code points that shows something: its last sign is a full stop. */
const anyIntention: fc.Arbitrary<string> = fc
  .string({
    unit: fc.oneof(fc.nat({ max: 0x10ffff }), fc.nat({ max: 0x2fff })).map((point) => String.fromCodePoint(point)),
    maxLength: 499,
  })
  .map((text) => `${text}.`);

const motif = fc.constantFrom(...listIds(MOTIF_NUMBERS));
const choice = fc.oneof(fc.constantFrom(...listIds(THEME_SYMBOL_NUMBERS)), motif);

/** Any legal choices of a method but chaos, which has none. */
const anyChoices = {
  planetary: fc.record({
    method: fc.constant("planetary" as const),
    planet: fc.constantFrom(...listIds(PLANET_NUMBERS)),
  }),
  custom: fc.record({
    method: fc.constant("custom" as const),
    layout: fc.constantFrom(...listIds(CUSTOM_LAYOUT_NUMBERS)),
    centre: fc.constantFrom(...listIds(CENTER_SYMBOL_NUMBERS)),
    symbols: fc.array(fc.record({ theme: fc.constant(null), symbol: choice }), { minLength: 1, maxLength: 5 }),
  }),
  ancestral: fc.record({
    method: fc.constant("ancestral" as const),
    culture: fc.constantFrom(...listIds(CULTURE_NUMBERS)),
    candle: fc.constantFrom(...listIds(CANDLE_NUMBERS)),
    motifs: fc.uniqueArray(motif, { minLength: 1, maxLength: 9 }),
    salt: fc.string({ unit: "grapheme", maxLength: 60 }),
  }),
  elemental: fc
    .record({
      method: fc.constant("elemental" as const),
      layout: fc.constantFrom(...listIds(ELEMENTAL_LAYOUT_NUMBERS)),
      heart: fc.option(choice),
      elements: fc.shuffledSubarray(listIds(ELEMENT_NUMBERS), { minLength: 1 }),
      supportingCount: fc.nat({ max: 2 }),
    })
    .map(({ elements: [dominant = "fire", ...others], supportingCount, ...rest }) => ({
      ...rest,
      dominant,
      supporting: others.slice(0, supportingCount),
      conflicting: others.slice(supportingCount),
    })),
};

/** Any legal request of each method. */
export const anyRequest: Readonly<Record<DrawingRequest["method"], fc.Arbitrary<DrawingRequest>>> = {
  chaos: anyIntention.map((intention) => ({ method: "chaos", intention })),
  planetary: withIntention(anyChoices.planetary),
  custom: withIntention(anyChoices.custom),
  ancestral: withIntention(anyChoices.ancestral),
  elemental: withIntention(anyChoices.elemental),
};

function withIntention<Choices extends object>(
  choices: fc.Arbitrary<Choices>,
): fc.Arbitrary<Choices & { readonly intention: string }> {
  return fc.tuple(choices, anyIntention).map(([chosen, intention]) => ({ ...chosen, intention }));
}
