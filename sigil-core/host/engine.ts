import type { Drawing } from "./drawing.ts";
import type { DrawingRequest } from "./drawing-request.ts";
import type { SymbolRequest } from "./symbol-request.ts";

/** The drawing core with a typed face: the same on the edge, in the browser, in tests and in benchmarks. */
export interface SigilEngine {
  /** Rises whenever the same recipe gives other bytes. */
  readonly coreVersion: number;
  /** Draws; the same request gives the same bytes everywhere. Throws `SigilCoreError` where the core refuses. */
  draw(request: DrawingRequest): Drawing;
  /** Path data of one symbol of the library, alone in a 96 by 96 box, in the same ink. Throws `SigilCoreError` for one that is not listed. */
  drawSymbol(request: SymbolRequest): string;
}
