import { describe, expect, it } from "vitest";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import { addMonths, layOutMonth } from "./free-hours.ts";
import { findGridTarget, findNearest } from "./grid-keys.ts";

/** December 2026, weeks from Sunday: the 1st is a Tuesday, the 24th and 25th are taken. */
const MONTH = {
  freeDays: [3, 4, 7, 8, 10, 17, 31].map((day): CivilDay => `2026-12-${day < 10 ? "0" : ""}${day}` as CivilDay),
  weeks: layOutMonth("2026-12", 0),
};

describe("keys in a month lead from one free day to another", () => {
  it.each([
    ["ArrowRight", "2026-12-04", "2026-12-07", "over the weekend"],
    ["ArrowLeft", "2026-12-07", "2026-12-04", "back over it"],
    ["ArrowDown", "2026-12-03", "2026-12-10", "a week on"],
    ["ArrowDown", "2026-12-17", "2026-12-31", "past a week that is taken"],
    ["ArrowUp", "2026-12-31", "2026-12-17", "back past it"],
    ["Home", "2026-12-10", "2026-12-07", "to the first of the week"],
    ["End", "2026-12-07", "2026-12-10", "to the last of the week"],
  ] as const)("%s from %s to %s, %s", (key, from, day, _way) => {
    expect(findGridTarget(key, from, MONTH)).toEqual({ kind: "day", day });
  });

  it.each([
    ["ArrowRight", "2026-12-31", 1, "2026-12-31"],
    ["ArrowLeft", "2026-12-03", -1, "2026-12-03"],
    ["ArrowDown", "2026-12-08", 1, "2026-12-15"],
    ["ArrowUp", "2026-12-04", -1, "2026-11-27"],
    ["PageDown", "2026-12-10", 1, "2027-01-07"],
    ["PageUp", "2026-12-10", -1, "2026-11-12"],
  ] as const)("%s from %s leads into the month %i further, near %s", (key, from, shift, near) => {
    expect(findGridTarget(key, from, MONTH)).toEqual({ kind: "month", shift, near });
  });

  it.each(["a", "Enter", " ", "Tab", "Escape"])("%j is no such key", (key) => {
    expect(findGridTarget(key, "2026-12-03", MONTH)).toBeNull();
  });
});

describe("the free day nearest to another", () => {
  it.each([
    ["2026-12-01", "2026-12-03"],
    ["2026-12-12", "2026-12-10"],
    ["2027-01-07", "2026-12-31"],
  ] as const)("to %s is %s", (near, day) => {
    expect(findNearest(MONTH.freeDays, near)).toBe(day);
  });

  it("is none in a month that is taken", () => {
    expect(findNearest([], "2026-12-01")).toBeNull();
  });
});

describe("the weeks of a month", () => {
  it.each([
    ["2026-12", 0, "2026-11-29", "2027-01-02", 5],
    ["2026-12", 1, "2026-11-30", "2027-01-03", 5],
    ["2026-02", 0, "2026-02-01", "2026-02-28", 4],
    ["2026-08", 1, "2026-07-27", "2026-09-06", 6],
    ["2026-08", 6, "2026-08-01", "2026-09-04", 5],
  ] as const)("of %s from weekday %i go from %s to %s and are %i", (month, firstWeekday, first, last, count) => {
    const weeks = layOutMonth(month, firstWeekday);
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1), weeks.length]).toEqual([first, last, count]);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });
});

describe("months are counted over the years", () => {
  it.each([
    ["2026-12", 1, "2027-01"],
    ["2026-01", -1, "2025-12"],
    ["2026-03", 0, "2026-03"],
  ] as const)("%s and %i is %s", (month, months, result) => {
    expect(addMonths(month, months)).toBe(result);
  });
});
