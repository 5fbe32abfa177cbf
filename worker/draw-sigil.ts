import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { isMethodIncluded, type Tier } from "#domain/orders/tier.ts";
import { INTENTION_REQUIRED_MESSAGE } from "#domain/sigils/intention.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { METHOD_NAMES } from "#domain/sigils/method.ts";
import type { Drawing } from "#sigil-core/host/drawing.ts";
import type { DrawingRequest } from "#sigil-core/host/drawing-request.ts";
import type { SigilEngine } from "#sigil-core/host/engine.ts";
import { SigilCoreError } from "#sigil-core/host/engine.ts";

/**
 * Draws. The core has its own table of what shows nothing: where it sees nothing, the words count as missing, which is
 * `invalid_request`.
 */
export function drawSigil(engine: SigilEngine, request: DrawingRequest): Result<Drawing, Fault> {
  try {
    return ok(engine.draw(request));
  } catch (error) {
    if (error instanceof SigilCoreError && error.code === "empty_intention") {
      return refuse("invalid_request", { message: INTENTION_REQUIRED_MESSAGE, cause: error });
    }
    throw error;
  }
}

/** The method, where a tier includes it; `tier_required` where it doesn't. */
export function requireMethod(tier: Tier, method: SigilMethod): Result<SigilMethod, Fault> {
  if (isMethodIncluded(tier, method)) return ok(method);
  return refuse("tier_required", {
    message: `${METHOD_NAMES[method]} comes with the Advanced tier. Chaos magick is yours freely: your intention is welcome there.`,
  });
}
