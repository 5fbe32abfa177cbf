import type * as z from "zod/mini";
import { AncestralData, CustomOptions, ElementalData, PlanetaryOptions } from "#domain/contracts/method-options.ts";
import type { GenerateSigilRequest } from "#domain/contracts/sigils.ts";
import { type Fault, refuse } from "#domain/lib/fault.ts";
import { ok, type Result } from "#domain/lib/result.ts";
import { resolveMethod } from "#domain/sigils/method.ts";
import type { SigilRecipe } from "#domain/sigils/sigil-recipe.ts";

/** The parts of a request that a sigil is drawn from. */
export type RecipeRequest = Pick<
  GenerateSigilRequest,
  "intention" | "method" | "planetaryOptions" | "customOptions" | "ancestralData" | "elementalData"
>;

/** What a request asks to have drawn; `invalid_request` where the answers of its method's wizard are missing or break a rule. */
export function toRecipe(request: RecipeRequest): Result<SigilRecipe, Fault> {
  const { intention } = request;
  const method = resolveMethod(request.method);
  switch (method) {
    case "chaos":
      return ok({ method, intention });
    case "planetary":
      return withChoices(check(PlanetaryOptions, request.planetaryOptions ?? {}), ({ planet }) => ({
        method,
        intention,
        planet,
      }));
    case "custom":
      return withChoices(check(CustomOptions, request.customOptions), (choices) => ({ method, intention, choices }));
    case "ancestral":
      return withChoices(check(AncestralData, request.ancestralData), (choices) => ({ method, intention, choices }));
    case "elemental":
      return withChoices(check(ElementalData, request.elementalData), (choices) => ({ method, intention, choices }));
  }
}

/** The recipe of a request that was checked before it was stored; throws where it breaks a rule all the same. */
export function restoreRecipe(request: RecipeRequest): SigilRecipe {
  const recipe = toRecipe(request);
  if (!recipe.isOk) throw new Error("A stored recipe breaks a rule.");
  return recipe.value;
}

function check<Schema extends z.ZodMiniType>(schema: Schema, rawAnswers: unknown): Result<z.output<Schema>, Fault> {
  const parsed = schema.safeParse(rawAnswers);
  if (parsed.success) return ok(parsed.data);
  const message = parsed.error.issues[0]?.message;
  return refuse("invalid_request", message === undefined ? {} : { message });
}

function withChoices<Choices>(
  choices: Result<Choices, Fault>,
  toRecipeOf: (choices: Choices) => SigilRecipe,
): Result<SigilRecipe, Fault> {
  return choices.isOk ? ok(toRecipeOf(choices.value)) : choices;
}
