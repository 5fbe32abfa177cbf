import fc from "fast-check";
import { ANCESTRAL_INK_LEAST, ANCESTRAL_INK_MOST, ANCESTRAL_IS_TRACED } from "../../contract/methods.ts";
import { CANDLE_NUMBERS, CULTURE_NUMBERS, MOTIF_NUMBERS } from "../../host/option-ids.ts";
import { anyMotif, withIntention } from "../recipes/compose-any.ts";
import { atTurn, listKeys, pick, shuffle } from "../recipes/compose-lot.ts";
import type { LabKit } from "./lab-kit.ts";

const CULTURES = listKeys(CULTURE_NUMBERS);
const CANDLES = listKeys(CANDLE_NUMBERS);
const MOTIFS = listKeys(MOTIF_NUMBERS);
const SALTS = ["", "", "bread at midwinter", "my grandmother's loom"];

export const ANCESTRAL_LAB: LabKit<"ancestral"> = {
  gates: {
    ink: { from: ANCESTRAL_INK_LEAST, to: ANCESTRAL_INK_MOST },
    airInPens: 0.5,
    penPx: 8,
    isTraced: ANCESTRAL_IS_TRACED,
    isMirrored: false,
    overlapLetterMost: 0.75,
    timeMs: { median: 0.3, p95: 0.8 },
  },
  composeRequest: (intention, index, lot) => {
    const count = 1 + (Math.floor(index / CULTURES.length) % MOTIFS.length);
    const motifs = shuffle(MOTIFS, lot).slice(0, count);
    const culture = atTurn(CULTURES, index);
    return { method: "ancestral", intention, culture, candle: pick(CANDLES, lot), motifs, salt: pick(SALTS, lot) };
  },
  anyRequest: withIntention(
    fc.record({
      method: fc.constant("ancestral" as const),
      culture: fc.constantFrom(...CULTURES),
      candle: fc.constantFrom(...CANDLES),
      motifs: fc.uniqueArray(anyMotif, { minLength: 1, maxLength: 9 }),
      salt: fc.string({ unit: "grapheme", maxLength: 60 }),
    }),
  ),
  countAllowedFigures: () => 1,
  describeChoice: ({ culture, motifs }) => `${culture}, ${motifs.join(" ")}`,
  findGroup: ({ culture }) => culture,
  goldenStep: 5,
};
