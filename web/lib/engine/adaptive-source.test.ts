import { describe, expect, it, vi } from "vitest";
import { engine } from "#tests/support/dom-engine.ts";
import { createAdaptiveSource } from "./adaptive-source.ts";

const request = { method: "chaos", intention: "I am calm" } as const;

/** A page in which each drawing takes as long as the list says, then no time at all. */
function setUp(durationsMs: readonly number[]) {
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
  const source = createAdaptiveSource({ startNear, startFar: () => ({ draw: drawFar }), nowMs: () => clockMs });
  async function draw(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) await source.draw(request);
  }
  return { draw, drawNear, drawFar, drawSymbol: source.drawSymbol, startNear };
}

describe("where sigils are drawn", () => {
  it("is the page's own thread while that is quick", async () => {
    const { draw, drawNear, drawFar } = setUp([3, 3, 3, 3, 3]);
    await draw(5);
    expect(drawNear).toHaveBeenCalledTimes(5);
    expect(drawFar).not.toHaveBeenCalled();
  });

  it("is a worker from the fifth slow drawing in a row on", async () => {
    const { draw, drawNear, drawFar } = setUp([20, 20, 20, 20, 20]);
    await draw(7);
    expect(drawNear).toHaveBeenCalledTimes(5);
    expect(drawFar).toHaveBeenCalledTimes(2);
  });

  it("stays the page's own thread where single drawings were slow", async () => {
    const { draw, drawFar } = setUp([20, 20, 20, 20, 3, 20, 20, 20, 20, 3]);
    await draw(12);
    expect(drawFar).not.toHaveBeenCalled();
  });

  it("stays the page's own thread for single symbols", async () => {
    const { draw, drawSymbol } = setUp([20, 20, 20, 20, 20]);
    await draw(6);
    expect(await drawSymbol({ kind: "element", id: "fire" })).toBe(engine.drawSymbol({ kind: "element", id: "fire" }));
  });

  it("is tried again after the core could not be fetched", async () => {
    const { draw, drawNear, startNear } = setUp([]);
    startNear.mockRejectedValueOnce(new Error("offline"));
    await expect(draw(1)).rejects.toThrow("offline");
    await draw(1);
    expect(drawNear).toHaveBeenCalledTimes(1);
  });
});
