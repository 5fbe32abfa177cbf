import { tierOf, type Visitor } from "#domain/accounts/visitor.ts";
import { parseRecipe } from "#domain/contracts/recipe.ts";
import type { ActivationPlanRequest, ActivationPlanResponse } from "#domain/contracts/sigils.ts";
import { findRecipeCare } from "#domain/intentions/recipe-care.ts";
import type { Fault } from "#domain/lib/fault.ts";
import { ok, type Result } from "#domain/lib/result.ts";
import { isActivationPlanIncluded } from "#domain/orders/tier.ts";
import { planActivation } from "#domain/sigils/activation-plan.ts";

/** The activation plan of a sigil, for who holds it by the server's own record; no plan for everybody else. */
export function planSigilActivation(
  visitor: Visitor,
  request: ActivationPlanRequest,
): Result<ActivationPlanResponse, Fault> {
  if (!isActivationPlanIncluded(tierOf(visitor))) return ok({ plan: null });
  const parsed = parseRecipe(request);
  if (!parsed.isOk) return parsed;
  const plan = planActivation(parsed.value, findRecipeCare(parsed.value));
  return ok({ plan: plan && { ...plan, withWhat: [...plan.withWhat], how: [...plan.how] } });
}
