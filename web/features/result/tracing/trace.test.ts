import { describe, expect, it } from "vitest";
import {
  computeStrokeShare,
  computeTracedShare,
  finishStroke,
  followPoint,
  isTraced,
  type PenWay,
  type Point,
  SAMPLE_PX,
  stepBack,
  stepOn,
  TRACE_START,
  type TraceProgress,
} from "./trace.ts";

function line(from: Point, to: Point): PenWay {
  const count = Math.round(Math.hypot(to.x - from.x, to.y - from.y) / SAMPLE_PX);
  return Array.from({ length: count + 1 }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / count,
    y: from.y + ((to.y - from.y) * index) / count,
  }));
}

const CIRCLE: PenWay = Array.from({ length: 158 }, (_, index) => ({
  x: 256 + 100 * Math.cos((index * SAMPLE_PX) / 100),
  y: 256 + 100 * Math.sin((index * SAMPLE_PX) / 100),
}));

const WAYS = [line({ x: 100, y: 100 }, { x: 300, y: 100 }), line({ x: 300, y: 100 }, { x: 300, y: 300 })];

function follow(ways: readonly PenWay[], points: readonly Point[], from: TraceProgress = TRACE_START): TraceProgress {
  return points.reduce((progress, point) => followPoint(ways, progress, point), from);
}

describe("a finger that traces", () => {
  it("is followed along the line, with a hand's width to spare", () => {
    const { stroke, reached } = follow(WAYS, [
      { x: 100, y: 130 },
      { x: 150, y: 75 },
      { x: 200, y: 130 },
    ]);
    expect({ stroke, reachedPx: reached * SAMPLE_PX }).toEqual({ stroke: 0, reachedPx: 100 });
  });

  it("finishes a stroke near its end and goes on with the next", () => {
    const points = Array.from({ length: 20 }, (_, index) => ({ x: 100 + index * 10, y: 104 }));
    expect(follow(WAYS, points)).toEqual({ stroke: 1, reached: -1 });
  });

  it.each([
    ["far from the line", [{ x: 100, y: 170 }]],
    ["in the middle of a stroke that is not begun", [{ x: 200, y: 100 }]],
    ["at the wrong end", [{ x: 300, y: 100 }]],
  ])("leads nowhere %s", (_place, points) => {
    expect(follow(WAYS, points)).toEqual(TRACE_START);
  });

  it("is not followed over a leap, and loses nothing by it", () => {
    const before = follow(WAYS, [
      { x: 100, y: 100 },
      { x: 140, y: 100 },
    ]);
    expect(followPoint(WAYS, before, { x: 280, y: 100 })).toEqual(before);
  });

  it("does not lose what it has reached by going back", () => {
    const before = follow(WAYS, [
      { x: 100, y: 100 },
      { x: 150, y: 100 },
    ]);
    expect(followPoint(WAYS, before, { x: 130, y: 100 })).toEqual(before);
  });

  it("has to go round a circle, whose end is its beginning", () => {
    const first = CIRCLE[0];
    if (!first) throw new Error("no circle");
    expect(followPoint([CIRCLE], TRACE_START, first).stroke).toBe(0);
    expect(isTraced([CIRCLE], follow([CIRCLE], CIRCLE))).toBe(true);
  });
});

describe("tracing with the keys", () => {
  it("comes to the end of every stroke in its order", () => {
    let progress: TraceProgress = TRACE_START;
    const strokes = [0];
    for (let presses = 0; presses < 100 && !isTraced(WAYS, progress); presses += 1) {
      progress = stepOn(WAYS, progress, 12);
      if (progress.stroke !== strokes.at(-1)) strokes.push(progress.stroke);
    }
    expect(strokes).toEqual([0, 1, 2]);
  });

  it("finishes a stroke at once, and never goes beyond the last", () => {
    const done = finishStroke(WAYS, finishStroke(WAYS, finishStroke(WAYS, TRACE_START)));
    expect(done).toEqual({ stroke: 2, reached: -1 });
    expect(isTraced(WAYS, done)).toBe(true);
  });

  it.each([
    [
      { stroke: 1, reached: 20 },
      { stroke: 1, reached: -1 },
    ],
    [
      { stroke: 1, reached: -1 },
      { stroke: 0, reached: -1 },
    ],
    [TRACE_START, TRACE_START],
  ])("goes back from %j to %j", (from, to) => {
    expect(stepBack(from)).toEqual(to);
  });
});

describe("what is told of the progress", () => {
  it.each([
    [TRACE_START, 0, 0],
    [{ stroke: 0, reached: 25 }, 0.5, 25 / 102],
    [{ stroke: 1, reached: -1 }, 0, 0.5],
    [{ stroke: 2, reached: -1 }, 0, 1],
  ])("of %j: %d of the stroke, %d of the whole", (progress, ofStroke, ofWhole) => {
    expect(computeStrokeShare(WAYS, progress)).toBeCloseTo(ofStroke);
    expect(computeTracedShare(WAYS, progress)).toBeCloseTo(ofWhole);
  });
});
