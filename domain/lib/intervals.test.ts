import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Interval, intersect, isOverlapping, mergeIntervals, widen } from "./intervals.ts";

const interval = (startsAt: number, endsAt: number): Interval => ({ startsAt, endsAt });
const TEN_TO_TWENTY = interval(10, 20);

describe("two intervals", () => {
  it.each([
    ["one after the other", 0, 9, false],
    ["touching at the beginning", 0, 10, false],
    ["an instant into the other", 0, 11, true],
    ["with the same beginning", 10, 12, true],
    ["one within the other", 12, 14, true],
    ["one around the other", 5, 25, true],
    ["touching at the end", 20, 30, false],
  ])("overlap or not: %s", (_case, startsAt, endsAt, expected) => {
    const other = interval(startsAt, endsAt);
    expect([isOverlapping(TEN_TO_TWENTY, other), isOverlapping(other, TEN_TO_TWENTY)]).toEqual([expected, expected]);
    expect(intersect(TEN_TO_TWENTY, other) !== null).toBe(expected);
  });

  it("have in common what both cover", () => {
    expect(intersect(TEN_TO_TWENTY, interval(15, 30))).toEqual(interval(15, 20));
  });

  it("keep a distance where one is widened by it", () => {
    expect(isOverlapping(widen(TEN_TO_TWENTY, 5), interval(24, 30))).toBe(true);
    expect(isOverlapping(widen(TEN_TO_TWENTY, 5), interval(25, 30))).toBe(false);
  });
});

describe("merged intervals", () => {
  it("are one where they overlap or touch", () => {
    const merged = mergeIntervals([
      interval(20, 30),
      interval(0, 5),
      interval(10, 20),
      interval(12, 14),
      interval(4, 6),
    ]);
    expect(merged).toEqual([interval(0, 6), interval(10, 30)]);
  });

  it("cover the same instants, in order and apart", () => {
    const anyInterval = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 12 }))
      .map(([startsAt, length]) => interval(startsAt, startsAt + length));
    const covers = (intervals: readonly Interval[], instant: number): boolean =>
      intervals.some(({ startsAt, endsAt }) => startsAt <= instant && instant < endsAt);
    fc.assert(
      fc.property(fc.array(anyInterval, { maxLength: 8 }), (intervals) => {
        const merged = mergeIntervals(intervals);
        for (let instant = 0; instant < 80; instant += 1) {
          expect(covers(merged, instant)).toBe(covers(intervals, instant));
        }
        for (const [index, { startsAt }] of merged.entries()) {
          if (index > 0) expect(startsAt).toBeGreaterThan(merged[index - 1]?.endsAt ?? startsAt);
        }
      }),
      { seed: 3, numRuns: 200 },
    );
  });
});
