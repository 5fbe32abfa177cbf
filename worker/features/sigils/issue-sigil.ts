import type { SigilData } from "#domain/contracts/sigils.ts";
import type { Care } from "#domain/intentions/intention-analysis.ts";
import { findRecipeCare } from "#domain/intentions/recipe-care.ts";
import { type Fault, ok, type Result } from "#domain/lib/result.ts";
import type { Tier } from "#domain/orders/tier.ts";
import { describeSigil } from "#domain/sigils/describe-sigil.ts";
import { resolveMethod } from "#domain/sigils/method.ts";
import type { SigilRecipe } from "#domain/sigils/method-kits.ts";
import { planDrawing } from "#domain/sigils/plan-drawing.ts";
import { parseRecipe, type RecipeRequest } from "#domain/sigils/recipe.ts";
import { toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import type { SigilEngine } from "#sigil-core/host/engine.ts";
import { drawSigil, requireMethod } from "#worker/draw-sigil.ts";

/** A sigil as the server has just drawn it. */
export interface DrawnSigil {
  readonly recipe: SigilRecipe;
  /** The words that were drawn. */
  readonly intention: string;
  readonly sigilData: SigilData;
  readonly processedText: string;
  readonly care: Care | null;
  readonly tier: Tier;
  readonly coreVersion: number;
}

/**
 * Draws a sigil for somebody who holds a tier. Fails with `tier_required` for a method of another tier, and after that with
 * `invalid_request` for answers of its wizard that break a rule.
 */
export function issueSigil(engine: SigilEngine, tier: Tier, request: RecipeRequest): Result<DrawnSigil, Fault> {
  const allowed = requireMethod(tier, resolveMethod(request.method));
  if (!allowed.isOk) return allowed;
  const parsed = parseRecipe(request);
  if (!parsed.isOk) return parsed;
  const recipe = parsed.value;
  const plan = planDrawing(recipe);
  const drawn = drawSigil(engine, plan);
  if (!drawn.isOk) return drawn;
  const { symbols, steps, processedText, details } = describeSigil(plan, drawn.value);
  const sigilData: SigilData = {
    method: recipe.method,
    svgPath: toSigilMarkup(drawn.value),
    symbols: [...symbols],
    steps: [...steps],
    ...details,
  };
  const { coreVersion } = drawn.value;
  return ok({
    ...{ recipe, sigilData, processedText, tier, coreVersion },
    intention: plan.intention,
    care: findRecipeCare(recipe),
  });
}
