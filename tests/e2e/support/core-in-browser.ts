import type { DrawingRequest } from "#sigil-core/host/drawing-request.ts";
import { instantiateSigilEngine } from "#sigil-core/host/engine.ts";
import { type DrawingDigest, digestDrawing } from "#tests/support/drawing-digest.ts";

/** Draws each recipe in the page and answers the digests; the module comes as base64, since the page has no server. */
export async function digestInBrowser(
  moduleBase64: string,
  requests: readonly DrawingRequest[],
): Promise<DrawingDigest[]> {
  const bytes = Uint8Array.from(atob(moduleBase64), (character) => character.charCodeAt(0));
  const engine = instantiateSigilEngine(await WebAssembly.compile(bytes));
  return Promise.all(requests.map((request) => digestDrawing(request, engine.draw(request))));
}
