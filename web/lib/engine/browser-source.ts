import wasmUrl from "#sigil-core/build/sigil.wasm?url";
import { type DrawingSource, EngineUnavailableError } from "./drawing-source.ts";
import { rememberRecent } from "./remember-recent.ts";
import { createWorkerSource } from "./worker-source.ts";

const REMEMBERED_DRAWINGS = 8;

let started: DrawingSource | null = null;

/** The page's one drawing worker, started with the first drawing. */
export const browserSource: DrawingSource = rememberRecent(
  {
    async draw(request) {
      started ??= start();
      return started.draw(request);
    },
  },
  REMEMBERED_DRAWINGS,
);

function start(): DrawingSource {
  try {
    // The page fetches and compiles the core while the worker's own script is still on its way.
    const worker = new Worker(new URL("./sigil-worker.ts", import.meta.url), { type: "module" });
    return createWorkerSource(worker, compileCore());
  } catch (error) {
    throw new EngineUnavailableError(error);
  }
}

async function compileCore(): Promise<WebAssembly.Module> {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`${response.status} for the drawing core`);
  // Streaming needs the right content type, which not every proxy leaves alone.
  const isStreamable = response.headers.get("content-type")?.startsWith("application/wasm") ?? false;
  return isStreamable ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
