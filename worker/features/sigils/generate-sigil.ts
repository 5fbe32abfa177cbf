import type { GenerateSigilRequest, GenerateSigilResponse, SigilData } from "#domain/contracts/sigils.ts";
import { findRecipeCare } from "#domain/intentions/recipe-care.ts";
import { describeSigil } from "#domain/sigils/describe-sigil.ts";
import { resolveMethod } from "#domain/sigils/method.ts";
import { planDrawing } from "#domain/sigils/plan-drawing.ts";
import { toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import type { SigilEngine } from "#sigil-core/host/engine.ts";
import { AppError } from "#worker/http/app-error.ts";
import { tierOf, type Visitor } from "#worker/http/sessions/visitor.ts";
import type { Clock } from "#worker/ports/clock.ts";
import { drawSigil } from "#worker/sigils/draw-sigil.ts";
import { requireMethod } from "#worker/sigils/require-method.ts";
import { toRecipe } from "#worker/sigils/to-recipe.ts";
import type { SigilRepo } from "./repo.ts";

/** What drawing a sigil stands on. */
export interface GenerateSigilDeps {
  readonly engine: SigilEngine;
  readonly clock: Clock;
  readonly repo: SigilRepo;
}

/**
 * Issues a sigil: draws it, and stores it encrypted for an account; what nobody owns is stored nowhere. Throws `tier_required` for a method of another tier, and
 * after that `invalid_request` for answers of its wizard that break a rule.
 */
export async function generateSigil(
  { engine, clock, repo }: GenerateSigilDeps,
  visitor: Visitor,
  request: GenerateSigilRequest,
): Promise<GenerateSigilResponse> {
  const tier = tierOf(visitor);
  const method = resolveMethod(request.method);
  requireMethod(tier, method);

  const recipe = toRecipe(request);
  const plan = planDrawing(recipe);
  const drawing = drawSigil(engine, plan);
  const { symbols, steps, processedText, details } = describeSigil(recipe, drawing);
  const sigilData: SigilData = {
    method,
    svgPath: toSigilMarkup(drawing),
    symbols: [...symbols],
    steps: [...steps],
    ...details,
  };
  const issued = { sigilData, processedText, care: findRecipeCare(recipe) };
  if (visitor.kind === "anonymous") return issued;
  const stored = await repo.insert({
    userId: visitor.userId,
    intention: plan.intention,
    processedText,
    sigilData,
    recipe: plan,
    tier,
    coreVersion: drawing.coreVersion,
    createdAt: clock.now(),
  });
  if (!stored.isOk) throw new AppError("not_ready");
  return { id: stored.value, ...issued };
}
