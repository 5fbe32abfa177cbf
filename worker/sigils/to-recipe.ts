import type * as z from "zod/mini";
import { AncestralData, CustomOptions, ElementalData, PlanetaryOptions } from "#domain/contracts/method-options.ts";
import type { GenerateSigilRequest } from "#domain/contracts/sigils.ts";
import { resolveMethod } from "#domain/sigils/method.ts";
import type { SigilRecipe } from "#domain/sigils/sigil-recipe.ts";
import { AppError } from "#worker/http/app-error.ts";

/** The parts of a request that a sigil is drawn from. */
export type RecipeRequest = Pick<
  GenerateSigilRequest,
  "intention" | "method" | "planetaryOptions" | "customOptions" | "ancestralData" | "elementalData"
>;

/** What a request asks to have drawn. Throws `invalid_request` where the answers of its method's wizard are missing or break a rule. */
export function toRecipe(request: RecipeRequest): SigilRecipe {
  const { intention } = request;
  const method = resolveMethod(request.method);
  switch (method) {
    case "chaos":
      return { method, intention };
    case "planetary":
      return { method, intention, planet: check(PlanetaryOptions, request.planetaryOptions ?? {}).planet };
    case "custom":
      return { method, intention, choices: check(CustomOptions, request.customOptions) };
    case "ancestral":
      return { method, intention, choices: check(AncestralData, request.ancestralData) };
    case "elemental":
      return { method, intention, choices: check(ElementalData, request.elementalData) };
  }
}

function check<Schema extends z.ZodMiniType>(schema: Schema, rawAnswers: unknown): z.output<Schema> {
  const parsed = schema.safeParse(rawAnswers);
  if (parsed.success) return parsed.data;
  throw new AppError("invalid_request", parsed.error.issues[0]?.message);
}
