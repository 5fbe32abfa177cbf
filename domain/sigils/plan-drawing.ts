import type { PaidMethod, SigilMethod } from "./method.ts";
import { type AncestralPlan, composeAncestralExample, planAncestral } from "./methods/ancestral/plan.ts";
import { type ChaosPlan, composeChaosExample, planChaos } from "./methods/chaos/plan.ts";
import { type CustomPlan, composeCustomExample, planCustom } from "./methods/custom/plan.ts";
import { composeElementalExample, type ElementalPlan, planElemental } from "./methods/elemental/plan.ts";
import { choosePlanet } from "./methods/planetary/choose-planet.ts";
import { composePlanetaryExample, type PlanetaryPlan, planPlanetary } from "./methods/planetary/plan.ts";
import type { Planet } from "./methods/planetary/planets.ts";
import type { RecipeOf, SigilRecipe } from "./recipe.ts";

/** What the core is asked to draw. The core's own request takes it as it is. */
export type DrawingPlan = ChaosPlan | PlanetaryPlan | CustomPlan | AncestralPlan | ElementalPlan;

/** Each method's plan. */
export type PlanOf = { readonly [Method in SigilMethod]: Extract<DrawingPlan, { readonly method: Method }> };

/** What a method adds before a drawing. */
interface DrawingKit<Method extends SigilMethod> {
  plan(recipe: RecipeOf[Method]): PlanOf[Method];
  /** What the method makes of an intention before anybody has answered its questions. */
  composeExample(intention: string): RecipeOf[Method];
}

const DRAWING_KITS: { readonly [Method in SigilMethod]: DrawingKit<Method> } = {
  chaos: { plan: planChaos, composeExample: composeChaosExample },
  planetary: { plan: planPlanetary, composeExample: composePlanetaryExample },
  custom: { plan: planCustom, composeExample: composeCustomExample },
  ancestral: { plan: planAncestral, composeExample: composeAncestralExample },
  elemental: { plan: planElemental, composeExample: composeElementalExample },
};

/** Turns a recipe into what the core draws: planet, symbols and heart are found in the words of the intention. */
export function planDrawing(recipe: SigilRecipe): DrawingPlan {
  return planBy(recipe.method, recipe);
}

function planBy<Method extends SigilMethod>(method: Method, recipe: RecipeOf[Method]): PlanOf[Method] {
  return DRAWING_KITS[method].plan(recipe);
}

/**
 * A recipe of a paid method with the answers that the intention's words suggest, or else the plainest ones. For showing what a method can do;
 * what is bought asks the visitor.
 */
export function composeExample(method: PaidMethod, intention: string): SigilRecipe {
  return DRAWING_KITS[method].composeExample(intention);
}

/** The planet whose hours suit a sigil: the one that it is drawn under, or to which the words of its intention belong. */
export function findFittingPlanet(recipe: SigilRecipe): Planet {
  const chosen = recipe.method === "planetary" ? recipe.planet : null;
  return chosen ?? choosePlanet(recipe.intention).planet;
}
