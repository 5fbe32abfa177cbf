import wasmUrl from "#sigil-core/build/sigil.wasm?url";
import { instantiateSigilEngine } from "#sigil-core/host/load.ts";
import { createAdaptiveSource } from "./adaptive-source.ts";
import { type DrawingSource, EngineUnavailableError, type SymbolSource } from "./drawing-source.ts";
import { rememberRecent } from "./remember-recent.ts";
import { createWorkerSource } from "./worker-source.ts";

/** The pictures that can stand on a page at once: the hero, the preview, a wizard's four layouts, and the ones before. */
const REMEMBERED_DRAWINGS = 12;

const adaptiveSource = createAdaptiveSource({
  startNear: async () => instantiateSigilEngine(await compileCore()),
  startFar: () =>
    createWorkerSource(new Worker(new URL("./sigil-worker.ts", import.meta.url), { type: "module" }), compileCore()),
  nowMs: () => performance.now(),
});

/** Where the page's sigils are drawn. The core is fetched with the first drawing. */
export const browserSource: DrawingSource = rememberRecent(adaptiveSource, REMEMBERED_DRAWINGS);

/** Where the page's single symbols are drawn, by the same core. */
export const browserSymbols: SymbolSource = adaptiveSource;

async function compileCore(): Promise<WebAssembly.Module> {
  try {
    const response = await fetch(wasmUrl);
    if (!response.ok) throw new Error(`${response.status} for the drawing core`);
    // Streaming needs the right content type, which not every proxy leaves alone.
    const isStreamable = response.headers.get("content-type")?.startsWith("application/wasm") ?? false;
    return await (isStreamable
      ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer()));
  } catch (error) {
    throw new EngineUnavailableError(error);
  }
}
