import { tierOf, type Visitor } from "#domain/accounts/visitor.ts";
import type { GenerateSigilRequest, GenerateSigilResponse, SigilData } from "#domain/contracts/sigils.ts";
import { findRecipeCare } from "#domain/intentions/recipe-care.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { describeSigil } from "#domain/sigils/describe-sigil.ts";
import { resolveMethod } from "#domain/sigils/method.ts";
import { planDrawing } from "#domain/sigils/plan-drawing.ts";
import { parseRecipe } from "#domain/sigils/recipe.ts";
import { toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import type { SigilEngine } from "#sigil-core/host/engine.ts";
import { drawSigil, requireMethod } from "#worker/draw-sigil.ts";
import type { Clock } from "#worker/ports/runtime.ts";
import type { SigilRepo } from "./sigil-repo.ts";

/** What drawing a sigil needs. */
export interface GenerateSigilDeps {
  readonly engine: SigilEngine;
  readonly clock: Clock;
  readonly repo: SigilRepo;
}

/**
 * Issues a sigil: draws it, and stores it encrypted for an account; what nobody owns is stored nowhere. Fails with `tier_required` for a
 * method of another tier, and after that with `invalid_request` for answers of its wizard that break a rule.
 */
export async function generateSigil(
  { engine, clock, repo }: GenerateSigilDeps,
  visitor: Visitor,
  request: GenerateSigilRequest,
): Promise<Result<GenerateSigilResponse, Fault>> {
  const tier = tierOf(visitor);
  const allowed = requireMethod(tier, resolveMethod(request.method));
  if (!allowed.isOk) return allowed;
  const parsed = parseRecipe(request);
  if (!parsed.isOk) return parsed;
  const recipe = parsed.value;
  const plan = planDrawing(recipe);
  const drawn = drawSigil(engine, plan);
  if (!drawn.isOk) return drawn;
  const drawing = drawn.value;
  const { symbols, steps, processedText, details } = describeSigil(plan, drawing);
  const sigilData: SigilData = {
    method: recipe.method,
    svgPath: toSigilMarkup(drawing),
    symbols: [...symbols],
    steps: [...steps],
    ...details,
  };
  const issued = { sigilData, processedText, care: findRecipeCare(recipe) };
  if (visitor.kind !== "account") return ok(issued);
  const stored = await repo.insert({
    userId: visitor.userId,
    intention: plan.intention,
    processedText,
    sigilData,
    recipe,
    tier,
    coreVersion: drawing.coreVersion,
    createdAt: clock.now(),
  });
  if (!stored.isOk) return refuse("not_ready");
  return ok({ id: stored.value, ...issued });
}
