import wasmUrl from "#sigil-core/build/sigil.wasm?url";
import { CORE_VERSION } from "#sigil-core/contract/version.ts";
import type { Drawing } from "#sigil-core/host/drawing.ts";
import type { DrawingRequest } from "#sigil-core/host/drawing-request.ts";
import type { SigilEngine } from "#sigil-core/host/engine.ts";
import { instantiateSigilEngine } from "#sigil-core/host/engine.ts";
import type { SymbolRequest } from "#sigil-core/host/symbol-request.ts";
import { compileCore, EngineUnavailableError } from "./compile-core.ts";

/** Something that draws sigils in the browser. */
export interface DrawingSource {
  /** Draws as a version of the core does, the current one where none is named. Rejects with `EngineUnavailableError` where that can't be loaded here. */
  draw(request: DrawingRequest, coreVersion?: number): Promise<Drawing>;
}

/** Something that draws single symbols of the library in the browser. */
export interface SymbolSource {
  /** Path data in a 96 by 96 box. Rejects with `EngineUnavailableError` where the core can't be loaded here. */
  drawSymbol(request: SymbolRequest): Promise<string>;
}

/** Half of a frame at 60 Hz: the other half belongs to the page. */
const BUDGET_MS = 8;

/** This many slow drawings in a row are the machine and not an accident; the first ones also pay for the core's start. */
const SLOW_DRAWINGS = 5;

/** What an adaptive source chooses between, and the clock that it judges by. */
export interface AdaptiveParts {
  startNear(): Promise<SigilEngine>;
  startFar(): DrawingSource;
  startReleased(coreVersion: number): Promise<SigilEngine>;
  nowMs(): number;
}

/**
 * Draws in the page's own thread while that is quick: a worker's drawing misses the next frame (measured: two to four
 * frames against one). Where drawing proves slow it moves to a worker for good, so that typing never waits for it.
 * Single symbols are a small fraction of a sigil each and stay in the page.
 */
export function createAdaptiveSource({
  startNear,
  startFar,
  startReleased,
  nowMs,
}: AdaptiveParts): DrawingSource & SymbolSource {
  let near: Promise<SigilEngine> | null = null;
  let far: DrawingSource | null = null;
  let slowInARow = 0;

  async function getNear(): Promise<SigilEngine> {
    near ??= startNear();
    try {
      return await near;
    } catch (error) {
      // The next key tries again: the network may be back by then.
      near = null;
      throw error;
    }
  }

  return {
    async draw(request, coreVersion = CORE_VERSION) {
      // One of a kept sigil is drawn once, and not at each key: the page has the time.
      if (coreVersion !== CORE_VERSION) return (await startReleased(coreVersion)).draw(request);
      if (far) return far.draw(request);
      const engine = await getNear();
      const begunMs = nowMs();
      const drawing = engine.draw(request);
      slowInARow = nowMs() - begunMs > BUDGET_MS ? slowInARow + 1 : 0;
      if (slowInARow === SLOW_DRAWINGS) far = startFar();
      return drawing;
    },
    async drawSymbol(request) {
      return (await getNear()).drawSymbol(request);
    },
  };
}

/** What the page sends to the drawing worker: the compiled core once, then requests. */
export type ToWorker =
  | { readonly kind: "core"; readonly module: WebAssembly.Module }
  | { readonly kind: "draw"; readonly id: number; readonly request: DrawingRequest };

/** What the drawing worker sends back for each request. */
export type FromWorker =
  | { readonly kind: "drawn"; readonly id: number; readonly drawing: Drawing }
  | { readonly kind: "refused"; readonly id: number; readonly reason: string };

interface Waiting {
  resolve(drawing: Drawing): void;
  reject(error: Error): void;
}

/** The parts of a `Worker` that the source uses. */
export interface WorkerPort {
  postMessage(message: ToWorker): void;
  addEventListener(type: "message", listener: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(type: "error", listener: (event: unknown) => void): void;
}

/** Starts a worker with the compiled core in it; it draws there, so that typing never waits for a drawing. */
export function createWorkerSource(worker: WorkerPort, core: Promise<WebAssembly.Module>): DrawingSource {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let failure: EngineUnavailableError | null = null;

  function fail(cause: unknown): void {
    failure ??= new EngineUnavailableError(cause);
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  }

  worker.addEventListener("error", fail);
  worker.addEventListener("message", ({ data }) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === "drawn") asked?.resolve(data.drawing);
    else asked?.reject(new Error(data.reason));
  });
  const ready = core.then((module) => worker.postMessage({ kind: "core", module })).catch(fail);

  return {
    async draw(request: DrawingRequest): Promise<Drawing> {
      await ready;
      return new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ kind: "draw", id: lastId, request });
      });
    },
  };
}

/** Returns the drawings requested last from memory, so that two places showing the same words cost one drawing. */
export function rememberRecent(source: DrawingSource, size: number): DrawingSource {
  const recent = new Map<string, Promise<Drawing>>();
  return {
    draw(request: DrawingRequest, coreVersion?: number): Promise<Drawing> {
      const key = JSON.stringify([request, coreVersion]);
      const known = recent.get(key);
      if (known) return known;
      const drawing = source.draw(request, coreVersion);
      recent.set(key, drawing);
      drawing.catch(() => recent.delete(key));
      for (const oldest of recent.keys()) {
        if (recent.size <= size) break;
        recent.delete(oldest);
      }
      return drawing;
    },
  };
}

/** The pictures that a page can show at once: the hero, the preview, a wizard's four layouts, and the ones before. */
const REMEMBERED_DRAWINGS = 12;

const adaptiveSource = createAdaptiveSource({
  startNear: async () => instantiateSigilEngine(await compileCore(wasmUrl)),
  startFar: () =>
    createWorkerSource(
      new Worker(new URL("./sigil-worker.ts", import.meta.url), { type: "module" }),
      compileCore(wasmUrl),
    ),
  startReleased: async (coreVersion) => (await import("./released-cores.ts")).loadReleasedCore(coreVersion),
  nowMs: () => performance.now(),
});

/** Where the page's sigils are drawn. The core is fetched with the first drawing. */
export const browserSource: DrawingSource = rememberRecent(adaptiveSource, REMEMBERED_DRAWINGS);

/** Where the page's single symbols are drawn, by the same core. */
export const browserSymbols: SymbolSource = adaptiveSource;
