import type { Care } from "../intentions/intention-analysis.ts";
import type { ActivationPlan, DescribedSigil, Drawn } from "./drawn.ts";
import type { SigilMethod } from "./method.ts";
import { activateAncestral } from "./methods/ancestral/activation.ts";
import { describeAncestral } from "./methods/ancestral/describe.ts";
import { activateChaos } from "./methods/chaos/activation.ts";
import { describeChaos } from "./methods/chaos/describe.ts";
import { activateCustom } from "./methods/custom/activation.ts";
import { describeCustom } from "./methods/custom/describe.ts";
import { activateElemental } from "./methods/elemental/activation.ts";
import { describeElemental } from "./methods/elemental/describe.ts";
import { activatePlanetary } from "./methods/planetary/activation.ts";
import { describePlanetary } from "./methods/planetary/describe.ts";
import type { DrawingPlan, PlanOf } from "./plan-drawing.ts";
import type { RecipeOf, SigilRecipe } from "./recipe.ts";

/** What a method tells of a drawn sigil. Only the server has these texts. */
interface TellingKit<Method extends SigilMethod> {
  describe(plan: PlanOf[Method], drawn: Drawn): DescribedSigil;
  activate(recipe: RecipeOf[Method]): ActivationPlan;
}

const TELLING_KITS: { readonly [Method in SigilMethod]: TellingKit<Method> } = {
  chaos: { describe: describeChaos, activate: activateChaos },
  planetary: { describe: describePlanetary, activate: activatePlanetary },
  custom: { describe: describeCustom, activate: activateCustom },
  ancestral: { describe: describeAncestral, activate: activateAncestral },
  elemental: { describe: describeElemental, activate: activateElemental },
};

/** Tells of a drawing what belongs beside it; `drawn` must have been drawn from this plan. */
export function describeSigil(plan: DrawingPlan, drawn: Drawn): DescribedSigil {
  return describeBy(plan.method, plan, drawn);
}

function describeBy<Method extends SigilMethod>(method: Method, plan: PlanOf[Method], drawn: Drawn): DescribedSigil {
  return TELLING_KITS[method].describe(plan, drawn);
}

/**
 * How a sigil is activated, by its method and by what was chosen for it; `care` is what is said of its sentences where they mean harm. Then
 * there is no plan: such words are not to be spoken, looked at by the hour, burned or carried about.
 */
export function planActivation(recipe: SigilRecipe, care: Care | null): ActivationPlan | null {
  return care === null ? activateBy(recipe.method, recipe) : null;
}

function activateBy<Method extends SigilMethod>(method: Method, recipe: RecipeOf[Method]): ActivationPlan {
  return TELLING_KITS[method].activate(recipe);
}
