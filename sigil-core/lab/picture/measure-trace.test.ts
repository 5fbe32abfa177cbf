import { describe, expect, it } from "vitest";
import { loadSigilEngine } from "#sigil-core/host/load-node.ts";
import type { Drawing, Stroke } from "../../host/drawing.ts";
import { measureBalance } from "./measure-balance.ts";
import { measureEndRoom, measureStrandGap, WIDEST_STRANDS_PX } from "./measure-trace.ts";
import { rasterise } from "./rasterise.ts";

const drawn = loadSigilEngine().draw({ method: "planetary", intention: "My home is safe", planet: "sun" });

/** A line of 4 px along two points. */
function line(x0: number, y0: number, x1: number, y1: number): Stroke {
  return stroke(
    "line",
    `M${x0} ${y0}L${x1} ${y1}`,
    `M${x0} ${y0 - 2}L${x1} ${y1 - 2}L${x1} ${y1 + 2}L${x0} ${y0 + 2}z`,
  );
}

function stroke(kind: Stroke["kind"], centreLine: string, outline: string): Stroke {
  return { kind, letter: null, centreLine, outline, lengthPx: 1, widthPx: 4 };
}

function drawingOf(...strokes: Stroke[]): Drawing {
  return { ...drawn, strokes };
}

describe("the distance of lines beside each other", () => {
  it("is that of their center lines", () => {
    expect(measureStrandGap(drawingOf(line(100, 200, 400, 200), line(100, 220, 400, 220)))).toBeCloseTo(20, 1);
  });

  it("leaves out crossings, and lines that part from one station", () => {
    expect(measureStrandGap(drawingOf(line(100, 200, 400, 200), line(250, 100, 250, 300)))).toBe(WIDEST_STRANDS_PX);
    expect(measureStrandGap(drawingOf(line(100, 200, 150, 200), line(100, 200, 150, 210)))).toBe(WIDEST_STRANDS_PX);
  });
});

describe("the room of an end mark", () => {
  const mark = stroke("terminal", "M400 200L420 200", "M400 190L420 190L420 210L400 210z");

  it("is the paper to the nearest ink but its own line", () => {
    const own = line(100, 200, 400, 200);
    expect(measureEndRoom(drawingOf(line(100, 252, 500, 252), own, mark))).toBeCloseTo(40, 0);
    expect(measureEndRoom(drawingOf(line(410, 100, 411, 300), own, mark))).toBeLessThan(2);
  });

  it("is asked of a trace with a mark alone", () => {
    expect(() => measureEndRoom(drawingOf(line(0, 0, 9, 9)))).toThrow("no mark at its end");
  });
});

describe("the balance of a figure", () => {
  it("finds the empty quarter, and how far the ink is off the middle", () => {
    const corner = measureBalance(rasterise("M256 256L356 256L356 356L256 356z"));
    expect(corner.leastQuarter).toBe(0);
    expect(corner.offCenter).toBeGreaterThan(0.45);
    const square = measureBalance(rasterise("M206 206L306 206L306 306L206 306z"));
    expect(square.leastQuarter).toBeCloseTo(0.25, 2);
    expect(square.offCenter).toBeLessThan(0.02);
    expect(square.inkInCircle).toBeCloseTo(2 / Math.PI, 1);
  });

  it("is asked of ink alone", () => {
    expect(() => measureBalance(rasterise(""))).toThrow("no ink");
  });
});
