import * as z from "zod/mini";
import type { Fault } from "../../../lib/result.ts";
import { ok, type Result } from "../../../lib/result.ts";
import { Intention } from "../../answers.ts";
import type { ChaosRecipe } from "./plan.ts";

/** Chaos asks nothing but the intention. */
export const CHAOS_OPTIONS = {
  fields: {},
  stored: z.object({ method: z.literal("chaos"), intention: Intention }),
  parse: ({ intention }: { readonly intention: string }): Result<ChaosRecipe, Fault> =>
    ok({ method: "chaos", intention }),
  toAnswers: () => ({}),
};
