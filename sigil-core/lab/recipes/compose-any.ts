import fc from "fast-check";
import { MOTIF_NUMBERS, THEME_SYMBOL_NUMBERS } from "../../host/option-ids.ts";
import { listKeys } from "./compose-lot.ts";

/** Any text of 1 to 500 code points that shows something: its last sign is a full stop. */
export const anyIntention: fc.Arbitrary<string> = fc
  .string({
    unit: fc.oneof(fc.nat({ max: 0x10ffff }), fc.nat({ max: 0x2fff })).map((point) => String.fromCodePoint(point)),
    maxLength: 499,
  })
  .map((text) => `${text}.`);

export const anyMotif = fc.constantFrom(...listKeys(MOTIF_NUMBERS));

/** What a concept without a theme, and a heart, may be drawn as. */
export const anyConcept = fc.oneof(fc.constantFrom(...listKeys(THEME_SYMBOL_NUMBERS)), anyMotif);

/** Choices with any text. */
export function withIntention<Choices extends object>(
  choices: fc.Arbitrary<Choices>,
): fc.Arbitrary<Choices & { readonly intention: string }> {
  return fc.tuple(choices, anyIntention).map(([chosen, intention]) => ({ ...chosen, intention }));
}
