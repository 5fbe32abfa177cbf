import { describe, expect, it } from "vitest";
import type { Stroke } from "../../host/drawing.ts";
import { loadSigilEngine } from "../../host/load-node.ts";
import { composeRequest, METHODS } from "../method-kits.ts";
import { countFigures } from "../picture/count-figures.ts";
import { measureCraft } from "../picture/measure-craft.ts";
import { measureSmallestGap, WIDEST_GAP_PX } from "../picture/measure-gaps.ts";
import { measureJoints } from "../picture/measure-joints.ts";
import { measureReadability } from "../picture/measure-readability.ts";
import { rasterise } from "../picture/rasterise.ts";
import { composeIntentions } from "../recipes/compose-intentions.ts";
import { judge } from "./samples.ts";
import type { Target } from "./targets.ts";

const SAMPLE = loadSigilEngine().draw({ method: "chaos", intention: "My home is safe" });

/** A stroke of straight ink, 10 px broad, from one point to another along one axis. */
function createBar(fromX: number, fromY: number, toX: number, toY: number, letter: string | null = null): Stroke {
  const [left, right] = [Math.min(fromX, toX), Math.max(fromX, toX)];
  const [top, bottom] = [Math.min(fromY, toY), Math.max(fromY, toY)];
  const [x, y] = left === right ? [left - 5, top] : [left, top - 5];
  const [width, height] = left === right ? [10, bottom - top] : [right - left, 10];
  return {
    kind: "gesture",
    letter,
    outline: `M${x} ${y}h${width}v${height}h${-width}z`,
    centreLine: `M${fromX} ${fromY}l${toX - fromX} ${toY - fromY}`,
    lengthPx: width + height,
    widthPx: 10,
  };
}

function createDrawing(strokes: readonly Stroke[], letters = ""): typeof SAMPLE {
  const gestures = [...letters].map((letter) => ({ letter, gesture: "bar" }));
  return { ...SAMPLE, strokes, gestures, figure: strokes.map(({ outline }) => outline).join("") };
}

function measureGap(...strokes: readonly Stroke[]): number {
  const drawing = createDrawing(strokes);
  return measureSmallestGap(drawing, rasterise(drawing.figure));
}

describe("the measures of a figure", () => {
  it("find the paper between two strokes that are side by side", () => {
    expect(measureGap(createBar(200, 100, 200, 300), createBar(220, 100, 220, 300))).toBeCloseTo(10, 0);
  });

  it("find no gap where strokes cross, nor in the corner that they make", () => {
    expect(measureGap(createBar(200, 100, 200, 300), createBar(100, 200, 300, 200))).toBe(WIDEST_GAP_PX);
    expect(measureGap(createBar(200, 100, 200, 300), createBar(200, 200, 300, 200))).toBe(WIDEST_GAP_PX);
  });

  it("count the ends that nothing finishes", () => {
    const stave = createBar(200, 100, 200, 300);
    expect(measureJoints(createDrawing([stave])).looseEndCount).toBe(2);
    const [head, foot] = [createBar(150, 100, 250, 100), createBar(150, 300, 250, 300)];
    expect(measureJoints(createDrawing([stave, head, foot])).looseEndCount).toBe(4);
    const capped = [stave, { ...head, kind: "terminal" as const }, { ...foot, kind: "terminal" as const }];
    expect(measureJoints(createDrawing(capped)).looseEndCount).toBe(0);
  });

  it("count no end that lies within another stroke's ink, however broad that is", () => {
    const stave = createBar(200, 100, 200, 300);
    const broad = { ...createBar(150, 100, 350, 100), outline: "M150 60h200v80h-200z" };
    expect(measureJoints(createDrawing([stave, broad])).looseEndCount).toBe(3);
    const hollow = { ...broad, outline: "M150 60h200v80h-200zM160 70v60h180v-60z" };
    expect(measureJoints(createDrawing([stave, hollow])).looseEndCount).toBe(4);
  });

  it("count the arms that leave a node", () => {
    const stave = createBar(200, 100, 200, 300);
    expect(measureJoints(createDrawing([stave, createBar(200, 200, 300, 200)])).highestDegree).toBe(3);
    expect(measureJoints(createDrawing([stave, createBar(100, 200, 300, 200)])).highestDegree).toBe(4);
  });

  it("count a closed line once where it begins on another", () => {
    const ring = { ...createBar(150, 100, 250, 100), centreLine: "M200 200l-50-50l50-50l50 50l-50 50" };
    expect(measureJoints(createDrawing([ring, createBar(100, 200, 300, 200)])).highestDegree).toBe(4);
  });

  it("find a letter where it is upright, and not where it lies", () => {
    const upright = [createBar(200, 100, 200, 300, "T"), createBar(120, 100, 280, 100, "T")];
    const lying = [createBar(120, 200, 280, 200, "T"), createBar(120, 100, 120, 300, "T")];
    expect(measureReadability(createDrawing(upright, "T")).match).toBeGreaterThan(0.95);
    expect(measureReadability(createDrawing(lying, "T")).match).toBeLessThan(0.8);
  });

  it("find the ink without a mirror image, and where ink clots", () => {
    const stem = createBar(256, 100, 256, 300);
    const pair = [createBar(156, 200, 256, 200), createBar(256, 200, 356, 200)];
    const measure = (...strokes: readonly Stroke[]) => measureCraft(rasterise(createDrawing(strokes).figure));
    expect(measure(stem, ...pair).asymmetry).toBe(0);
    expect(measure(stem, ...pair, createBar(256, 250, 306, 250)).asymmetry).toBeCloseTo(0.11, 1);
    expect(measure(stem).broadestInkPx).toBeCloseTo(10, -0.5);
    expect(measure(stem, createBar(264, 100, 264, 300), createBar(272, 100, 272, 300)).broadestInkPx).toBeGreaterThan(
      22,
    );
  });

  it("count a crescent and the lozenge in its mouth as one figure", () => {
    const drawing = loadSigilEngine().draw({
      method: "ancestral",
      intention: "My home is safe",
      culture: "universal",
      candle: "white",
      motifs: ["moon"],
      salt: "",
    });
    expect(countFigures(drawing)).toBe(1);
  });
});

describe("a gate", () => {
  const target: Target = { figure: "ink", title: "ink", from: 0.1, to: 0.2, share: 0.75, hard: { from: 0, to: 0.5 } };
  const judgeInk = (...values: number[]): boolean | null => judge(target, new Map([["ink", values]])).isMet;

  it("is met where the share is within it and none lies beyond", () => {
    expect(judgeInk(0.1, 0.15, 0.2, 0.3)).toBe(true);
    expect(judgeInk(0.1, 0.15, 0.3, 0.3)).toBe(false);
    expect(judgeInk(0.1, 0.15, 0.2, 0.6)).toBe(false);
  });

  it("is not met by nothing", () => {
    expect(judgeInk()).toBe(false);
  });
});

describe("composed recipes", () => {
  it.each(METHODS)("of %s are the same every time, and all drawn", (method) => {
    const engine = loadSigilEngine();
    composeIntentions(100).forEach((intention, index) => {
      const request = composeRequest(method, intention, index);
      expect(composeRequest(method, intention, index)).toEqual(request);
      expect(engine.draw(request).figure).not.toBe("");
    });
  });
});
