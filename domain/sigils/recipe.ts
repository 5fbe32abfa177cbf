import * as z from "zod/mini";
import type { Fault, Result } from "../lib/result.ts";
import { Intention } from "./answers.ts";
import { REQUESTABLE_METHODS, resolveMethod, type SigilMethod } from "./method.ts";
import { ANCESTRAL_OPTIONS } from "./methods/ancestral/options.ts";
import type { AncestralRecipe } from "./methods/ancestral/plan.ts";
import { CHAOS_OPTIONS } from "./methods/chaos/options.ts";
import type { ChaosRecipe } from "./methods/chaos/plan.ts";
import { CUSTOM_OPTIONS } from "./methods/custom/options.ts";
import type { CustomRecipe } from "./methods/custom/plan.ts";
import { ELEMENTAL_OPTIONS } from "./methods/elemental/options.ts";
import type { ElementalRecipe } from "./methods/elemental/plan.ts";
import { PLANETARY_OPTIONS } from "./methods/planetary/options.ts";
import type { PlanetaryRecipe } from "./methods/planetary/plan.ts";

/** What is to be drawn, checked: the method, the intention and the answers of the method's wizard, as far as they enter the sigil. */
export type SigilRecipe = ChaosRecipe | PlanetaryRecipe | CustomRecipe | AncestralRecipe | ElementalRecipe;

/** Each method's recipe. */
export type RecipeOf = { readonly [Method in SigilMethod]: Extract<SigilRecipe, { readonly method: Method }> };

/** A recipe as it is stored: with a sigil, in a mail that waits, in the collection of a device. */
export const StoredRecipe = z.discriminatedUnion("method", [
  CHAOS_OPTIONS.stored,
  PLANETARY_OPTIONS.stored,
  CUSTOM_OPTIONS.stored,
  ANCESTRAL_OPTIONS.stored,
  ELEMENTAL_OPTIONS.stored,
]);

/**
 * What a sigil is drawn from, as a request says it. Each wizard's answers count for its own method alone, whose schema they must then keep:
 * `parseRecipe` checks them after the tier, so that nobody is asked for the fields of a method that isn't open to them.
 */
export const RECIPE_FIELDS = {
  intention: Intention,
  method: z._default(z.enum(REQUESTABLE_METHODS, { error: "Please choose one of the five methods." }), "basic"),
  ...PLANETARY_OPTIONS.fields,
  ...CUSTOM_OPTIONS.fields,
  ...ANCESTRAL_OPTIONS.fields,
  ...ELEMENTAL_OPTIONS.fields,
};

const RecipeFields = z.object(RECIPE_FIELDS);

/** The parts of a request that a sigil is drawn from. */
export type RecipeRequest = z.infer<typeof RecipeFields>;

/** How each method's answers become a recipe and are asked for again. */
interface OptionsKit<Recipe extends SigilRecipe> {
  parse(request: RecipeRequest): Result<Recipe, Fault>;
  toAnswers(recipe: Recipe): Omit<RecipeRequest, "intention" | "method">;
}

const OPTIONS_KITS = {
  chaos: CHAOS_OPTIONS,
  planetary: PLANETARY_OPTIONS,
  custom: CUSTOM_OPTIONS,
  ancestral: ANCESTRAL_OPTIONS,
  elemental: ELEMENTAL_OPTIONS,
} satisfies { readonly [Method in SigilMethod]: OptionsKit<RecipeOf[Method]> };

/** The recipe that a request asks for; `invalid_request` where the answers of its method's wizard are missing or break a rule. */
export function parseRecipe(request: RecipeRequest): Result<SigilRecipe, Fault> {
  return OPTIONS_KITS[resolveMethod(request.method)].parse(request);
}

/** The request that a recipe came from, to be made again. */
export function toRecipeRequest(recipe: SigilRecipe): RecipeRequest {
  const { method, intention } = recipe;
  return { method, intention, ...toAnswers(method, recipe) };
}

function toAnswers<Method extends SigilMethod>(
  method: Method,
  recipe: RecipeOf[Method],
): Omit<RecipeRequest, "intention" | "method"> {
  const kits: { readonly [Key in SigilMethod]: OptionsKit<RecipeOf[Key]> } = OPTIONS_KITS;
  return kits[method].toAnswers(recipe);
}
