import { describe, expect, it, vi } from "vitest";
import type { DrawingRequest } from "#sigil-core/host/drawing-request.ts";
import { drawAs, engine } from "#tests/support/dom-engine.ts";
import { EngineUnavailableError } from "./compile-core.ts";
import {
  createAdaptiveSource,
  createWorkerSource,
  type FromWorker,
  rememberRecent,
  type ToWorker,
  type WorkerPort,
} from "./engine.ts";

const request = { method: "chaos", intention: "I am calm" } as const;

/** A page in which each drawing takes as long as the list says, then no time at all. */
function setUpPage(durationsMs: readonly number[]) {
  const pending = [...durationsMs];
  let clockMs = 0;
  const drawNear = vi.fn((asked: typeof request) => {
    clockMs += pending.shift() ?? 0;
    return engine.draw(asked);
  });
  const drawFar = vi.fn(async (asked: typeof request) => engine.draw(asked));
  const startNear = vi.fn(async () => ({
    coreVersion: engine.coreVersion,
    draw: drawNear,
    drawSymbol: engine.drawSymbol,
  }));
  const startReleased = vi.fn(async (coreVersion: number) => {
    if (coreVersion !== 1) throw new EngineUnavailableError("unknown");
    return { ...engine, draw: (asked: DrawingRequest) => drawAs(asked, 1) };
  });
  const source = createAdaptiveSource({
    startNear,
    startFar: () => ({ draw: drawFar }),
    startReleased,
    nowMs: () => clockMs,
  });
  async function draw(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) await source.draw(request);
  }
  return { draw, drawNear, drawFar, drawSymbol: source.drawSymbol, startNear, startReleased, source };
}

describe("where sigils are drawn", () => {
  it("is the page's own thread while that is quick", async () => {
    const { draw, drawNear, drawFar } = setUpPage([3, 3, 3, 3, 3]);
    await draw(5);
    expect(drawNear).toHaveBeenCalledTimes(5);
    expect(drawFar).not.toHaveBeenCalled();
  });

  it("is a worker from the fifth slow drawing in a row on", async () => {
    const { draw, drawNear, drawFar } = setUpPage([20, 20, 20, 20, 20]);
    await draw(7);
    expect(drawNear).toHaveBeenCalledTimes(5);
    expect(drawFar).toHaveBeenCalledTimes(2);
  });

  it("stays the page's own thread where single drawings were slow", async () => {
    const { draw, drawFar } = setUpPage([20, 20, 20, 20, 3, 20, 20, 20, 20, 3]);
    await draw(12);
    expect(drawFar).not.toHaveBeenCalled();
  });

  it("stays the page's own thread for single symbols", async () => {
    const { draw, drawSymbol } = setUpPage([20, 20, 20, 20, 20]);
    await draw(6);
    expect(await drawSymbol({ kind: "element", id: "fire" })).toBe(engine.drawSymbol({ kind: "element", id: "fire" }));
  });

  it("is the core that drew a kept sigil, which is not asked for before", async () => {
    const { draw, source, startNear, startReleased } = setUpPage([]);
    await draw(1);
    expect(startReleased).not.toHaveBeenCalled();
    const { coreVersion, figure } = await source.draw(request, 1);
    expect([coreVersion, figure]).toEqual([1, drawAs(request, 1).figure]);
    expect((await source.draw(request, engine.coreVersion)).coreVersion).toBe(engine.coreVersion);
    expect(startNear).toHaveBeenCalledTimes(1);
  });

  it("is no other core where that of a kept sigil is not known", async () => {
    const { source, startNear } = setUpPage([]);
    await expect(source.draw(request, 99)).rejects.toBeInstanceOf(EngineUnavailableError);
    expect(startNear).not.toHaveBeenCalled();
  });

  it("is tried again after the core could not be fetched", async () => {
    const { draw, drawNear, startNear } = setUpPage([]);
    startNear.mockRejectedValueOnce(new Error("offline"));
    await expect(draw(1)).rejects.toThrow("offline");
    await draw(1);
    expect(drawNear).toHaveBeenCalledTimes(1);
  });
});

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

async function startedWith(worker: RecordedWorker) {
  const source = createWorkerSource(worker, WebAssembly.compile(EMPTY_CORE));
  const reply = source.draw(request).catch((error: unknown) => error);
  while (worker.sent.length < 2) await new Promise((resolve) => setTimeout(resolve));
  return { source, reply };
}

describe("the drawing worker", () => {
  it("gets the core before the first request", async () => {
    const worker = new RecordedWorker();
    await startedWith(worker);
    expect(worker.sent.map(({ kind }) => kind)).toEqual(["core", "draw"]);
  });

  it("tells the asker why the core refused, and goes on working", async () => {
    const worker = new RecordedWorker();
    const { reply, source } = await startedWith(worker);
    worker.refuse(1, "too long");
    expect(await reply).toMatchObject({ message: "too long" });
    void source.draw(request).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve));
    expect(worker.sent.at(-1)).toMatchObject({ kind: "draw", id: 2 });
  });

  it("fails every request once it is gone", async () => {
    const worker = new RecordedWorker();
    const { reply, source } = await startedWith(worker);
    worker.crash();
    expect(await reply).toBeInstanceOf(EngineUnavailableError);
    await expect(source.draw(request)).rejects.toBeInstanceOf(EngineUnavailableError);
  });

  it("fails every request where the core can't be fetched", async () => {
    const source = createWorkerSource(new RecordedWorker(), Promise.reject(new Error("404")));
    await expect(source.draw(request)).rejects.toBeInstanceOf(EngineUnavailableError);
  });
});

function setUpMemory() {
  const draw = vi.fn().mockRejectedValue(new Error("not drawn here"));
  return { draw, source: rememberRecent({ draw }, 2) };
}

function askFor(source: ReturnType<typeof setUpMemory>["source"], intention: string): Promise<unknown> {
  return source.draw({ method: "chaos", intention }).catch(() => null);
}

describe("remembered drawings", () => {
  it("are told apart by the version of the core", () => {
    const { draw, source } = setUpMemory();
    void askFor(source, "I am calm");
    void source.draw({ method: "chaos", intention: "I am calm" }, 1).catch(() => null);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it("cost one drawing where two places show the same words", () => {
    const { draw, source } = setUpMemory();
    void askFor(source, "I am calm");
    void askFor(source, "I am calm");
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it("are forgotten when newer ones push them out", () => {
    const { draw, source } = setUpMemory();
    for (const text of ["one", "two", "three", "one"]) void askFor(source, text);
    expect(draw).toHaveBeenCalledTimes(4);
  });

  it("are asked for again after a failure", async () => {
    const { draw, source } = setUpMemory();
    await askFor(source, "I am calm");
    void askFor(source, "I am calm");
    expect(draw).toHaveBeenCalledTimes(2);
  });
});
