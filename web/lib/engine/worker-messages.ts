import type { Drawing } from "#sigil-core/host/drawing.ts";
import type { DrawingRequest } from "#sigil-core/host/drawing-request.ts";

/** What the page sends to the drawing worker: the compiled core once, then requests. */
export type ToWorker =
  | { readonly kind: "core"; readonly module: WebAssembly.Module }
  | { readonly kind: "draw"; readonly id: number; readonly request: DrawingRequest };

/** What the drawing worker answers to each request. */
export type FromWorker =
  | { readonly kind: "drawn"; readonly id: number; readonly drawing: Drawing }
  | { readonly kind: "refused"; readonly id: number; readonly reason: string };
