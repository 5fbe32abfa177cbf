import type { Drawing } from "#sigil-core/host/drawing.ts";
import type { DrawingRequest } from "#sigil-core/host/drawing-request.ts";

/** Something that draws sigils in the browser. */
export interface DrawingSource {
  /** Rejects with `EngineUnavailableError` where the core can't be loaded here. */
  draw(request: DrawingRequest): Promise<Drawing>;
}

/** The drawing core can't run in this browser or couldn't be fetched. */
export class EngineUnavailableError extends Error {
  constructor(cause: unknown) {
    super("The drawing core could not be loaded", { cause });
    this.name = "EngineUnavailableError";
  }
}
