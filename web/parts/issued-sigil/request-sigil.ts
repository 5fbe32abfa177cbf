import { getDefaultStore } from "jotai";
import { type GenerateSigilResponse, generateSigil } from "#domain/contracts/sigils.ts";
import type { Tier } from "#domain/orders/tier.ts";
import type { SigilRecipe } from "#domain/sigils/method-kits.ts";
import { planDrawing } from "#domain/sigils/plan-drawing.ts";
import { parseRecipe, toRecipeRequest } from "#domain/sigils/recipe.ts";
import { parseSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import { accountAtom } from "#web/lib/account.ts";
import { ApiError, callEndpoint } from "#web/lib/api-client.ts";
import { findLocalText, STORAGE_KEYS } from "#web/lib/storage.ts";
import type { IssuedSigil, SigilOrder } from "./issued-sigil.ts";

/**
 * Has the server draw a sigil; throws `ApiError` or `NetworkError`, also where the answers of the wizard break a rule, and refuses markup that
 * is not two plain paths.
 */
export async function requestSigil(order: SigilOrder): Promise<IssuedSigil> {
  const { tier } = order;
  const recipe = parseRecipe(order);
  if (!recipe.isOk) throw ApiError.fromFault(recipe.error);
  const body = { ...toRecipeRequest(recipe.value), tier };
  const answer = await callEndpoint(generateSigil, { body });
  const sigil = toIssuedSigil(recipe.value, tier, answer, new Date());
  const email = getDefaultStore().get(accountAtom)?.email ?? findLocalText(STORAGE_KEYS.userEmail);
  return answer.id === undefined || email === null ? sigil : { ...sigil, inAccount: { id: answer.id, email } };
}

/** A sigil from its recipe and the server's answer; throws where its markup is not plain paths. */
export function toIssuedSigil(
  recipe: SigilRecipe,
  tier: Tier,
  { sigilData, processedText, coreVersion, care }: GenerateSigilResponse,
  issuedAt: Date,
): IssuedSigil {
  const paths = parseSigilMarkup(sigilData.svgPath);
  if (!paths) throw new Error("The server’s sigil is not made of plain paths.");
  const plan = planDrawing(recipe);
  return {
    recipe,
    plan,
    coreVersion,
    tier,
    data: sigilData,
    intention: plan.intention,
    method: sigilData.method,
    paths,
    candle: plan.method === "ancestral" ? plan.candle : null,
    processedText,
    steps: sigilData.steps,
    care,
    issuedAt,
  };
}
