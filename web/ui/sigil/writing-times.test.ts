import { describe, expect, it } from "vitest";
import { computeWritingTimes, type TimedStroke } from "./writing-times.ts";

const strokes: readonly TimedStroke[] = [
  { kind: "spine", lengthPx: 270 },
  { kind: "gesture", lengthPx: 120 },
  { kind: "terminal", lengthPx: 10 },
  { kind: "gesture", lengthPx: 60 },
  { kind: "terminal", lengthPx: 12 },
];

describe("the writing of a sigil", () => {
  it("is over after 2.3 seconds", () => {
    const ends = computeWritingTimes(strokes).map(({ startMs, durationMs }) => startMs + durationMs);
    expect(Math.max(...ends)).toBeCloseTo(2300);
  });

  it("takes the strokes in the order of the hand", () => {
    const starts = computeWritingTimes(strokes.filter(({ kind }) => kind !== "terminal")).map(({ startMs }) => startMs);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(starts[0]).toBe(0);
  });

  it("puts the terminals last, all at once", () => {
    const times = computeWritingTimes(strokes);
    const penEndMs = Math.max(
      ...[0, 1, 3].map((index) => (times[index]?.startMs ?? 0) + (times[index]?.durationMs ?? 0)),
    );
    expect(times[2]).toEqual(times[4]);
    expect(times[2]?.startMs).toBeCloseTo(penEndMs);
  });
});
