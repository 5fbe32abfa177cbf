import { parseRecipe, type RecipeRequest, toRecipeRequest } from "#domain/contracts/recipe.ts";
import { type GenerateSigilResponse, generateSigil, type SigilData } from "#domain/contracts/sigils.ts";
import type { Care } from "#domain/intentions/intention-analysis.ts";
import type { Tier } from "#domain/orders/tier.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import type { CandleColor } from "#domain/sigils/methods/ancestral/traditions.ts";
import { type DrawingPlan, planDrawing } from "#domain/sigils/plan-drawing.ts";
import type { SigilRecipe } from "#domain/sigils/recipe.ts";
import { parseSigilMarkup, type SigilPaths } from "#domain/sigils/sigil-markup.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { ApiError } from "#web/lib/api-error.ts";

/** What the form holds when a sigil is asked for: the words, the method, what its wizard has gathered, and the tier that the page shows. */
export interface SigilOrder extends RecipeRequest {
  readonly method: SigilMethod;
  readonly tier: Tier;
}

/** A sigil that the server has drawn, with the words that it belongs to. */
export interface IssuedSigil {
  /** What it was drawn from, and can be drawn from again. */
  readonly recipe: SigilRecipe;
  /** What the core drew for it. */
  readonly plan: DrawingPlan;
  /** The tier that the page showed. */
  readonly tier: Tier;
  /** The server's whole account of it. */
  readonly data: SigilData;
  /** The words that were drawn: an ancestral sigil's final intention goes before the first one. */
  readonly intention: string;
  readonly method: SigilMethod;
  /** The server's own path data, byte for byte. */
  readonly paths: SigilPaths;
  /** The candle that tints an ancestral mark; null for every other. */
  readonly candle: CandleColor | null;
  /** The letters that remained after the reduction. */
  readonly processedText: string;
  /** Sentences that tell how it was made. */
  readonly steps: readonly string[];
  /** What is said of words that mean harm; null where they mean none. */
  readonly care: Care | null;
  readonly issuedAt: Date;
}

/**
 * Has the server draw a sigil; throws `ApiError` or `NetworkError`, also where the answers of the wizard break a rule, and refuses markup that
 * is not two plain paths.
 */
export async function requestSigil(order: SigilOrder): Promise<IssuedSigil> {
  const { tier } = order;
  const recipe = parseRecipe(order);
  if (!recipe.isOk) throw ApiError.fromFault(recipe.error);
  const body = { ...toRecipeRequest(recipe.value), tier };
  return toIssuedSigil(recipe.value, tier, await callEndpoint(generateSigil, { body }), new Date());
}

/** A sigil from its recipe and the server's answer; throws where its markup is not plain paths. */
export function toIssuedSigil(
  recipe: SigilRecipe,
  tier: Tier,
  { sigilData, processedText, care }: GenerateSigilResponse,
  issuedAt: Date,
): IssuedSigil {
  const paths = parseSigilMarkup(sigilData.svgPath);
  if (!paths) throw new Error("The server’s sigil is not made of plain paths.");
  const plan = planDrawing(recipe);
  return {
    recipe,
    plan,
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
