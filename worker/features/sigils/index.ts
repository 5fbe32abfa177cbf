import { tierOf, type Visitor } from "#domain/accounts/visitor.ts";
import {
  type ActivationPlanRequest,
  type ActivationPlanResponse,
  generateSigil as generateSigilContract,
  planSigilActivation as planSigilActivationContract,
} from "#domain/contracts/sigils.ts";
import { findRecipeCare } from "#domain/intentions/recipe-care.ts";
import { type Fault, ok, type Result } from "#domain/lib/result.ts";
import { isActivationPlanIncluded } from "#domain/orders/tier.ts";
import { planActivation } from "#domain/sigils/describe-sigil.ts";
import { parseRecipe } from "#domain/sigils/recipe.ts";
import { sigils } from "#worker/db/schema/sigils.ts";
import type { Feature } from "#worker/feature.ts";
import { publicRoute } from "#worker/http/route.ts";
import { generateSigil } from "./generate-sigil.ts";
import { SigilRepo } from "./sigil-repo.ts";

/** Issuing sigils. */
export const SIGILS: Feature = {
  name: "sigils",
  routes({ engine, clock, database, encryption }) {
    const deps = { engine, clock, repo: new SigilRepo(database, encryption) };
    return [
      publicRoute(generateSigilContract, async ({ body, findVisitor }) =>
        generateSigil(deps, await findVisitor(), body),
      ),
      publicRoute(planSigilActivationContract, async ({ body, findVisitor }) =>
        planSigilActivation(await findVisitor(), body),
      ),
    ];
  },
  probes: ({ engine }) => [
    {
      part: "core",
      async run() {
        engine.draw({ method: "chaos", intention: "ready" });
      },
    },
  ],
  personalData: [{ table: sigils, atDeletion: "delete" }],
};

/** The activation plan of a sigil, for who holds it by the server's own record; no plan for everybody else. */
function planSigilActivation(visitor: Visitor, request: ActivationPlanRequest): Result<ActivationPlanResponse, Fault> {
  if (!isActivationPlanIncluded(tierOf(visitor))) return ok({ plan: null });
  const parsed = parseRecipe(request);
  if (!parsed.isOk) return parsed;
  const plan = planActivation(parsed.value, findRecipeCare(parsed.value));
  return ok({ plan: plan && { ...plan, withWhat: [...plan.withWhat], how: [...plan.how] } });
}
