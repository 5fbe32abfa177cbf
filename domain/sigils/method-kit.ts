import type * as z from "zod/mini";
import type { Fault, Result } from "../lib/result.ts";

/** What differs by method for browser and server alike. */
export interface MethodKit<Recipe, Plan> {
  /** What it adds to a request for a sigil: the answers of its wizard, which count for this method alone. */
  readonly fields: Readonly<Record<string, z.ZodMiniType>>;
  /** A recipe as it is stored. */
  readonly stored: z.ZodMiniType<Recipe>;
  /** The recipe that a request asks for; `invalid_request` where the answers are missing or break a rule. */
  parse(request: { readonly intention: string }): Result<Recipe, Fault>;
  /** The fields of the request that a recipe came from, to be made again. */
  toAnswers(recipe: Recipe): object;
  /** What the core is asked to draw; planet, symbols and heart are found in the words of the intention. */
  plan(recipe: Recipe): Plan;
  /** A recipe with the answers that the intention's words suggest, or else the plainest ones. */
  composeExample(intention: string): Recipe;
  /** What to do with a sigil of the method, whatever it is for. */
  readonly advice: string;
}
