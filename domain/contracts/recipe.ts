import * as z from "zod/mini";
import { type Fault, ok, type Result, refuse } from "../lib/result.ts";
import { resolveMethod } from "../sigils/method.ts";
import type { SigilRecipe } from "../sigils/recipe.ts";
import {
  AncestralChoices,
  AncestralData,
  CustomOptions,
  ElementalChoices,
  ElementalData,
  PlanetaryOptions,
} from "./method-options.ts";
import { type ActivationPlanRequest, Intention } from "./sigils.ts";

/** The parts of a request that a sigil is drawn from. */
export type RecipeRequest = ActivationPlanRequest;

/** A recipe as it is stored: with a sigil, in a mail on its way, in the collection of a device. */
export const StoredRecipe = z.discriminatedUnion("method", [
  z.object({ method: z.literal("chaos"), intention: Intention }),
  z.object({ method: z.literal("planetary"), intention: Intention, planet: PlanetaryOptions.shape.planet }),
  z.object({ method: z.literal("custom"), intention: Intention, choices: CustomOptions }),
  z.object({ method: z.literal("ancestral"), intention: Intention, choices: AncestralChoices }),
  z.object({ method: z.literal("elemental"), intention: Intention, choices: ElementalChoices }),
]);

/** The recipe that a request asks for; `invalid_request` where the answers of its method's wizard are missing or break a rule. */
export function parseRecipe(request: RecipeRequest): Result<SigilRecipe, Fault> {
  const { intention } = request;
  const method = resolveMethod(request.method);
  switch (method) {
    case "chaos":
      return ok({ method, intention });
    case "planetary": {
      const options = check(PlanetaryOptions, request.planetaryOptions ?? {});
      return options.isOk ? ok({ method, intention, planet: options.value.planet ?? null }) : options;
    }
    case "custom": {
      const choices = check(CustomOptions, request.customOptions);
      return choices.isOk ? ok({ method, intention, choices: choices.value }) : choices;
    }
    case "ancestral": {
      const data = check(AncestralData, request.ancestralData);
      return data.isOk ? ok({ method, intention, choices: AncestralChoices.parse(data.value) }) : data;
    }
    case "elemental": {
      const data = check(ElementalData, request.elementalData);
      return data.isOk ? ok({ method, intention, choices: ElementalChoices.parse(data.value) }) : data;
    }
  }
}

/** The request that a recipe came from, to be made again; what had to be done before its wizard ended was done. */
export function toRecipeRequest(recipe: SigilRecipe): RecipeRequest {
  const { method, intention } = recipe;
  switch (recipe.method) {
    case "chaos":
      return { method, intention };
    case "planetary":
      return { method, intention, planetaryOptions: { planet: recipe.planet ?? null } };
    case "custom":
      return { method, intention, customOptions: { ...recipe.choices } };
    case "ancestral":
      return { method, intention, ancestralData: { ...recipe.choices, ...ANCESTRAL_GATES } };
    case "elemental":
      return { method, intention, elementalData: { ...recipe.choices, ...ELEMENTAL_GATES } };
  }
}

const ANCESTRAL_GATES = { sacredSpace: true, ancestralCall: true };

const ELEMENTAL_GATES = { earthChanneled: true, waterChanneled: true, fireChanneled: true, airChanneled: true };

function check<Schema extends z.ZodMiniType>(schema: Schema, rawAnswers: unknown): Result<z.output<Schema>, Fault> {
  const parsed = schema.safeParse(rawAnswers);
  if (parsed.success) return ok(parsed.data);
  const message = parsed.error.issues[0]?.message;
  return refuse("invalid_request", message === undefined ? {} : { message });
}
