import fc from "fast-check";
import { PLANETARY_INK_LEAST, PLANETARY_INK_MOST, PLANETARY_IS_TRACED } from "../../contract/methods.ts";
import { PLANET_NUMBERS } from "../../host/option-ids.ts";
import { withIntention } from "../recipes/compose-any.ts";
import { atTurn, listKeys } from "../recipes/compose-lot.ts";
import type { LabKit } from "./lab-kit.ts";

const PLANETS = listKeys(PLANET_NUMBERS);

export const PLANETARY_LAB: LabKit<"planetary"> = {
  gates: {
    ink: { from: PLANETARY_INK_LEAST, to: PLANETARY_INK_MOST },
    airInPens: 0.5,
    penPx: 11,
    isTraced: PLANETARY_IS_TRACED,
    isMirrored: false,
    overlapLetterMost: 0.88,
    timeMs: { median: 0.5, p95: 1 },
  },
  composeRequest: (intention, index) => ({ method: "planetary", intention, planet: atTurn(PLANETS, index) }),
  anyRequest: withIntention(
    fc.record({ method: fc.constant("planetary" as const), planet: fc.constantFrom(...PLANETS) }),
  ),
  countAllowedFigures: () => 1,
  describeChoice: ({ planet }) => planet,
  findGroup: () => null,
  goldenStep: 1,
};
