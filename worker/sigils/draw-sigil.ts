import { INTENTION_REQUIRED_MESSAGE } from "#domain/sigils/intention.ts";
import type { Drawing } from "#sigil-core/host/drawing.ts";
import type { DrawingRequest } from "#sigil-core/host/drawing-request.ts";
import type { SigilEngine } from "#sigil-core/host/engine.ts";
import { SigilCoreError } from "#sigil-core/host/sigil-core-error.ts";
import { AppError } from "#worker/http/app-error.ts";

/**
 * Draws. The core's table of what shows nothing is its own: where it sees nothing, the words count as missing, and
 * `invalid_request` is thrown.
 */
export function drawSigil(engine: SigilEngine, request: DrawingRequest): Drawing {
  try {
    return engine.draw(request);
  } catch (error) {
    if (error instanceof SigilCoreError && error.code === "empty_intention") {
      throw new AppError("invalid_request", INTENTION_REQUIRED_MESSAGE, { cause: error });
    }
    throw error;
  }
}
