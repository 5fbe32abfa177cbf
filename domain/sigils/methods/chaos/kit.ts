import * as z from "zod/mini";
import type { Fault } from "../../../lib/result.ts";
import { ok, type Result } from "../../../lib/result.ts";
import { Intention } from "../../answers.ts";
import type { MethodKit } from "../../method-kit.ts";
import { type ChaosPlan, type ChaosRecipe, composeChaosExample, planChaos } from "./plan.ts";

/** The chaos method as browser and server know it. It asks nothing but the intention. */
export const CHAOS_KIT = {
  fields: {},
  stored: z.object({ method: z.literal("chaos"), intention: Intention }),
  parse: ({ intention }: { readonly intention: string }): Result<ChaosRecipe, Fault> =>
    ok({ method: "chaos", intention }),
  toAnswers: () => ({}),
  plan: planChaos,
  composeExample: composeChaosExample,
  advice: "Look at the finished sign until the words fade, then put it away and let it work.",
} satisfies MethodKit<ChaosRecipe, ChaosPlan>;
