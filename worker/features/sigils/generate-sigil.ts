import type { GenerateSigilRequest, GenerateSigilResponse, SigilData } from "#domain/contracts/sigils.ts";
import { isMethodIncluded } from "#domain/orders/tier.ts";
import { describeSigil } from "#domain/sigils/describe-sigil.ts";
import { INTENTION_REQUIRED_MESSAGE } from "#domain/sigils/intention.ts";
import { computeUnownedExpiryAt } from "#domain/sigils/keeping.ts";
import { resolveMethod, type SigilMethod } from "#domain/sigils/method.ts";
import { planDrawing } from "#domain/sigils/plan-drawing.ts";
import { toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import type { Drawing } from "#sigil-core/host/drawing.ts";
import type { DrawingRequest } from "#sigil-core/host/drawing-request.ts";
import type { SigilEngine } from "#sigil-core/host/engine.ts";
import { SigilCoreError } from "#sigil-core/host/sigil-core-error.ts";
import { AppError } from "#worker/http/app-error.ts";
import { tierOf, type Visitor } from "#worker/http/sessions/visitor.ts";
import type { Clock } from "#worker/ports/clock.ts";
import type { SigilRepo } from "./repo.ts";
import { toRecipe } from "./to-recipe.ts";

/** What drawing a sigil stands on. */
export interface GenerateSigilDeps {
  readonly engine: SigilEngine;
  readonly clock: Clock;
  readonly repo: SigilRepo;
}

const METHOD_NAMES: Readonly<Record<SigilMethod, string>> = {
  chaos: "Chaos magick",
  planetary: "The planetary method",
  custom: "Custom symbol integration",
  ancestral: "Ancestral wisdom",
  elemental: "Elemental fusion",
};

/**
 * Issues a sigil: draws it, keeps it encrypted, answers with it. Throws `tier_required` for a method of another tier, and
 * after that `invalid_request` for answers of its wizard that break a rule.
 */
export async function generateSigil(
  { engine, clock, repo }: GenerateSigilDeps,
  visitor: Visitor,
  request: GenerateSigilRequest,
): Promise<GenerateSigilResponse> {
  const tier = tierOf(visitor);
  const method = resolveMethod(request.method);
  if (!isMethodIncluded(tier, method)) throw requireTier(method);

  const recipe = toRecipe(request);
  const plan = planDrawing(recipe);
  const drawing = draw(engine, plan);
  const { symbols, steps, processedText, details } = describeSigil(recipe, drawing);
  const sigilData: SigilData = {
    method,
    svgPath: toSigilMarkup(drawing),
    symbols: [...symbols],
    steps: [...steps],
    ...details,
  };
  const createdAt = clock.now();
  await repo.insert({
    intention: plan.intention,
    processedText,
    sigilData,
    recipe: plan,
    tier,
    coreVersion: drawing.coreVersion,
    createdAt,
    ...(visitor.kind === "account"
      ? { userId: visitor.userId, expiresAt: null }
      : { userId: null, expiresAt: computeUnownedExpiryAt(createdAt) }),
  });
  return { sigilData, processedText };
}

/** The core's table of what shows nothing is its own: where it sees nothing, the words count as missing. */
function draw(engine: SigilEngine, request: DrawingRequest): Drawing {
  try {
    return engine.draw(request);
  } catch (error) {
    if (error instanceof SigilCoreError && error.code === "empty_intention") {
      throw new AppError("invalid_request", INTENTION_REQUIRED_MESSAGE, { cause: error });
    }
    throw error;
  }
}

function requireTier(method: SigilMethod): AppError {
  return new AppError(
    "tier_required",
    `${METHOD_NAMES[method]} opens with the Advanced tier. Chaos magick is yours freely: your intention is welcome there.`,
  );
}
