import type { DescribedSigil, Drawn } from "../../drawn.ts";
import type { ChaosPlan } from "./plan.ts";
import { describeChaosSteps } from "./steps.ts";

/** Tells of a chaos sigil; it was turned into the letters that remain. */
export function describeChaos(_plan: ChaosPlan, drawn: Drawn): DescribedSigil {
  return {
    symbols: [...drawn.processedText],
    steps: describeChaosSteps(drawn),
    processedText: drawn.processedText,
    details: {},
  };
}
