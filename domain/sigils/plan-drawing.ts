import type { PaidMethod, SigilMethod } from "./method.ts";
import { type DrawingPlan, METHOD_KITS, type PlanOf, type RecipeOf, type SigilRecipe } from "./method-kits.ts";
import { choosePlanet } from "./methods/planetary/choose-planet.ts";
import type { Planet } from "./methods/planetary/planets.ts";

/** Turns a recipe into what the core draws: planet, symbols and heart are found in the words of the intention. */
export function planDrawing(recipe: SigilRecipe): DrawingPlan {
  return planBy(recipe.method, recipe);
}

function planBy<Method extends SigilMethod>(method: Method, recipe: RecipeOf[Method]): PlanOf[Method] {
  const kits: { readonly [Key in SigilMethod]: { plan(recipe: RecipeOf[Key]): PlanOf[Key] } } = METHOD_KITS;
  return kits[method].plan(recipe);
}

/**
 * A recipe of a paid method with the answers that the intention's words suggest, or else the plainest ones. For showing what a method can do;
 * what is bought asks the visitor.
 */
export function composeExample(method: PaidMethod, intention: string): SigilRecipe {
  return METHOD_KITS[method].composeExample(intention);
}

/** The planet whose hours suit a sigil: the one that it is drawn under, or to which the words of its intention belong. */
export function findFittingPlanet(recipe: SigilRecipe): Planet {
  const chosen = recipe.method === "planetary" ? recipe.planet : null;
  return chosen ?? choosePlanet(recipe.intention).planet;
}
