import { CHAOS_INK_LEAST, CHAOS_INK_MOST, CHAOS_IS_TRACED } from "../../contract/methods.ts";
import { anyIntention } from "../recipes/compose-any.ts";
import type { LabKit } from "./lab-kit.ts";

export const CHAOS_LAB: LabKit<"chaos"> = {
  gates: {
    ink: { from: CHAOS_INK_LEAST, to: CHAOS_INK_MOST },
    airInPens: 0.6,
    penPx: 11.2,
    isTraced: CHAOS_IS_TRACED,
    isMirrored: true,
    overlapLetterMost: 0.75,
    timeMs: { median: 2, p95: 4 },
  },
  composeRequest: (intention) => ({ method: "chaos", intention }),
  anyRequest: anyIntention.map((intention) => ({ method: "chaos", intention })),
  countAllowedFigures: () => 1,
  describeChoice: () => null,
  findGroup: () => null,
  goldenStep: 1,
};
