import type { Drawing } from "#sigil-core/host/drawing.ts";
import type { DrawingRequest } from "#sigil-core/host/drawing-request.ts";
import { type DrawingSource, EngineUnavailableError } from "./drawing-source.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

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
