import type * as z from "zod/mini";
import { AncestralData, CustomOptions, ElementalData, PlanetaryOptions } from "#domain/contracts/method-options.ts";
import { type DrawingPlan, planDrawing } from "#domain/sigils/plan-drawing.ts";
import type { SigilRecipe } from "#domain/sigils/sigil-recipe.ts";
import type { SigilOrder } from "./request-sigil.ts";

/** The recipe of an order; null where the answers of its wizard break a rule, which the server would have refused. */
export function findRecipe({
  intention,
  method,
  planetaryOptions,
  customOptions,
  ancestralData,
  elementalData,
}: SigilOrder): SigilRecipe | null {
  switch (method) {
    case "chaos":
      return { method, intention };
    case "planetary":
      return withChoices(PlanetaryOptions, planetaryOptions ?? {}, ({ planet }) => ({ method, intention, planet }));
    case "custom":
      return withChoices(CustomOptions, customOptions, (choices) => ({ method, intention, choices }));
    case "ancestral":
      return withChoices(AncestralData, ancestralData, (choices) => ({ method, intention, choices }));
    case "elemental":
      return withChoices(ElementalData, elementalData, (choices) => ({ method, intention, choices }));
  }
}

/** What the core draws an order from; null where there is no recipe. */
export function planOrder(order: SigilOrder): DrawingPlan | null {
  const recipe = findRecipe(order);
  return recipe && planDrawing(recipe);
}

function withChoices<Schema extends z.ZodMiniType>(
  schema: Schema,
  rawAnswers: unknown,
  toRecipe: (choices: z.output<Schema>) => SigilRecipe,
): SigilRecipe | null {
  const { success, data } = schema.safeParse(rawAnswers);
  return success ? toRecipe(data) : null;
}
