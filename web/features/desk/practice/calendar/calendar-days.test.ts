import { describe, expect, it } from "vitest";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import type { CalendarSpan } from "../../desk-search.ts";
import { findDayByKey, findShownDays, listMonthWeeks } from "./calendar-days.ts";

const SUNDAY = 0;
const MONDAY = 1;

describe("a month of the calendar", () => {
  it.each<[CivilDay, number, number, CivilDay, CivilDay]>([
    ["2026-12-15", SUNDAY, 5, "2026-11-29", "2027-01-02"],
    ["2026-12-15", MONDAY, 5, "2026-11-30", "2027-01-03"],
    // It begins on a Sunday and has 28 days.
    ["2026-02-28", SUNDAY, 4, "2026-02-01", "2026-02-28"],
    ["2026-02-28", MONDAY, 5, "2026-01-26", "2026-03-01"],
    ["2026-08-01", MONDAY, 6, "2026-07-27", "2026-09-06"],
    ["2028-02-29", SUNDAY, 5, "2028-01-30", "2028-03-04"],
  ])("of %s has, from weekday %i on, %i weeks from %s to %s", (day, firstWeekday, weeks, first, last) => {
    const found = listMonthWeeks(day, firstWeekday);
    expect([found.length, found[0]?.[0], found.at(-1)?.at(-1)]).toEqual([weeks, first, last]);
  });

  it.each<[CalendarSpan, CivilDay, CivilDay]>([
    ["month", "2026-12-01", "2026-12-31"],
    ["week", "2026-11-29", "2026-12-05"],
  ])("shows, as a %s, %s to %s", (span, from, to) => {
    expect(findShownDays("2026-12-02", span, SUNDAY)).toEqual({ from, to });
  });
});

describe("keys lead through the calendar", () => {
  it.each<[string, CalendarSpan, CivilDay, CivilDay | null]>([
    ["ArrowLeft", "month", "2026-12-01", "2026-11-30"],
    ["ArrowRight", "month", "2026-12-31", "2027-01-01"],
    ["ArrowUp", "month", "2026-12-03", "2026-11-26"],
    ["ArrowDown", "month", "2026-12-03", "2026-12-10"],
    ["ArrowUp", "week", "2026-12-03", "2026-12-02"],
    ["ArrowDown", "week", "2026-12-03", "2026-12-04"],
    ["Home", "month", "2026-12-03", "2026-11-29"],
    ["End", "month", "2026-12-03", "2026-12-05"],
    ["PageUp", "month", "2026-12-31", "2026-11-30"],
    ["PageDown", "month", "2027-01-31", "2027-02-28"],
    ["PageDown", "month", "2026-12-15", "2027-01-15"],
    ["PageUp", "week", "2026-12-03", "2026-11-26"],
    ["PageDown", "week", "2026-12-03", "2026-12-10"],
    ["a", "month", "2026-12-03", null],
  ])("%s in a %s leads from %s to %s", (key, span, day, expected) => {
    expect(findDayByKey(key, day, span, SUNDAY)).toBe(expected);
  });
});
