import type { Care } from "../intentions/intention-analysis.ts";
import type { ActivationPlan, DescribedSigil, Drawn } from "./drawn.ts";
import type { Ritual } from "./guide.ts";
import type { SigilMethod } from "./method.ts";
import type { DrawingPlan, PlanOf, RecipeOf, SigilRecipe } from "./method-kits.ts";
import type { Element } from "./methods/elemental/elements.ts";
import type { Planet } from "./methods/planetary/planets.ts";
import { SERVER_KITS } from "./server-kits.ts";

/** Tells of a drawing what belongs beside it; `drawn` must have been drawn from this plan. */
export function describeSigil(plan: DrawingPlan, drawn: Drawn): DescribedSigil {
  return describeBy(plan.method, plan, drawn);
}

function describeBy<Method extends SigilMethod>(method: Method, plan: PlanOf[Method], drawn: Drawn): DescribedSigil {
  return SERVER_KITS[method].describe(plan, drawn);
}

/**
 * How a sigil is activated, by its method and by what was chosen for it; `care` is what is said of its sentences where they mean harm. Then
 * there is no plan: such words are not to be spoken, looked at by the hour, burned or carried about.
 */
export function planActivation(recipe: SigilRecipe, care: Care | null): ActivationPlan | null {
  return care === null ? activateBy(recipe.method, recipe) : null;
}

function activateBy<Method extends SigilMethod>(method: Method, recipe: RecipeOf[Method]): ActivationPlan {
  return SERVER_KITS[method].activate(recipe);
}

/** The ritual by which the mark of a recipe is charged; `planet` is the one whose day suits its words. */
export function composeRitual(recipe: SigilRecipe, planet: Planet): Ritual {
  return composeRitualBy(recipe.method, recipe, planet);
}

function composeRitualBy<Method extends SigilMethod>(method: Method, recipe: RecipeOf[Method], planet: Planet): Ritual {
  return SERVER_KITS[method].guide.composeRitual(recipe, planet);
}

/** The element that leads in the mark of a recipe; null where its method has none. */
export function findLeadingElement(recipe: SigilRecipe): Element | null {
  return findLeadingElementBy(recipe.method, recipe);
}

function findLeadingElementBy<Method extends SigilMethod>(method: Method, recipe: RecipeOf[Method]): Element | null {
  return SERVER_KITS[method].guide.findLeadingElement?.(recipe) ?? null;
}
