import { queryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { planSigilActivation } from "#domain/contracts/sigils.ts";
import { isActivationPlanIncluded } from "#domain/orders/tier.ts";
import type { ActivationPlan } from "#domain/sigils/drawn.ts";
import type { SigilRecipe } from "#domain/sigils/method-kits.ts";
import { toRecipeRequest } from "#domain/sigils/recipe.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { useShownTier } from "#web/lib/tier.ts";
import type { IssuedSigil } from "#web/parts/issued-sigil/issued-sigil.ts";

function planQuery(recipe: SigilRecipe) {
  return queryOptions({
    queryKey: ["activation-plan", recipe],
    queryFn: async (): Promise<ActivationPlan | null> =>
      (await callEndpoint(planSigilActivation, { body: toRecipeRequest(recipe) })).plan,
    networkMode: "always",
  });
}

/** Asks the server how a sigil is activated, where the page shows a tier that includes it; the server's own record decides. */
export function useActivationPlan({ recipe, care }: IssuedSigil): UseQueryResult<ActivationPlan | null> {
  const isAsked = isActivationPlanIncluded(useShownTier()) && care === null;
  return useQuery({ ...planQuery(recipe), enabled: isAsked }, queryClient);
}

/** The plan of a sigil as far as the page has been told it already; null otherwise. */
export function findToldPlan({ recipe }: IssuedSigil): ActivationPlan | null {
  return queryClient.getQueryData(planQuery(recipe).queryKey) ?? null;
}
