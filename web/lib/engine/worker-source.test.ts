import { describe, expect, it } from "vitest";
import { EngineUnavailableError } from "./drawing-source.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";
import { createWorkerSource, type WorkerPort } from "./worker-source.ts";

/** The smallest core that compiles: a module with nothing in it. */
const EMPTY_CORE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

class RecordedWorker implements WorkerPort {
  readonly sent: ToWorker[] = [];
  #onMessage: ((event: { readonly data: FromWorker }) => void) | null = null;
  #onError: ((event: unknown) => void) | null = null;

  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }

  addEventListener(type: "message", listener: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(type: "error", listener: (event: unknown) => void): void;
  addEventListener(type: string, listener: (event: { readonly data: FromWorker }) => void): void {
    if (type === "message") this.#onMessage = listener;
    else this.#onError = () => listener({ data: { kind: "refused", id: 0, reason: "" } });
  }

  refuse(id: number, reason: string): void {
    this.#onMessage?.({ data: { kind: "refused", id, reason } });
  }

  crash(): void {
    this.#onError?.(new Error("worker gone"));
  }
}

const request = { method: "chaos", intention: "I am calm" } as const;

async function startedWith(worker: RecordedWorker) {
  const source = createWorkerSource(worker, WebAssembly.compile(EMPTY_CORE));
  const answer = source.draw(request).catch((error: unknown) => error);
  while (worker.sent.length < 2) await new Promise((resolve) => setTimeout(resolve));
  return { source, answer };
}

describe("the drawing worker", () => {
  it("gets the core before the first request", async () => {
    const worker = new RecordedWorker();
    await startedWith(worker);
    expect(worker.sent.map(({ kind }) => kind)).toEqual(["core", "draw"]);
  });

  it("tells the asker why the core refused, and goes on working", async () => {
    const worker = new RecordedWorker();
    const { answer, source } = await startedWith(worker);
    worker.refuse(1, "too long");
    expect(await answer).toMatchObject({ message: "too long" });
    void source.draw(request).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve));
    expect(worker.sent.at(-1)).toMatchObject({ kind: "draw", id: 2 });
  });

  it("fails every request once it is gone", async () => {
    const worker = new RecordedWorker();
    const { answer, source } = await startedWith(worker);
    worker.crash();
    expect(await answer).toBeInstanceOf(EngineUnavailableError);
    await expect(source.draw(request)).rejects.toBeInstanceOf(EngineUnavailableError);
  });

  it("fails every request where the core can't be fetched", async () => {
    const source = createWorkerSource(new RecordedWorker(), Promise.reject(new Error("404")));
    await expect(source.draw(request)).rejects.toBeInstanceOf(EngineUnavailableError);
  });
});
