import type { Drawing } from "#sigil-core/host/drawing.ts";
import type { DrawingRequest } from "#sigil-core/host/drawing-request.ts";
import type { SymbolRequest } from "#sigil-core/host/symbol-request.ts";

/** Something that draws sigils in the browser. */
export interface DrawingSource {
  /** Rejects with `EngineUnavailableError` where the core can't be loaded here. */
  draw(request: DrawingRequest): Promise<Drawing>;
}

/** Something that draws single symbols of the library in the browser. */
export interface SymbolSource {
  /** Path data in a 96 by 96 box. Rejects with `EngineUnavailableError` where the core can't be loaded here. */
  drawSymbol(request: SymbolRequest): Promise<string>;
}

/** The drawing core can't run in this browser or couldn't be fetched. */
export class EngineUnavailableError extends Error {
  constructor(cause: unknown) {
    super("The drawing core could not be loaded", { cause });
    this.name = "EngineUnavailableError";
  }
}
