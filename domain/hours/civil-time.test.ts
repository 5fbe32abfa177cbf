import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "./civil-day.ts";
import {
  type CivilTime,
  countMinutes,
  findCivilMoment,
  findEnd,
  findStart,
  isCivilTime,
  readClock,
} from "./civil-time.ts";

const at = (iso: string): number => Date.parse(iso);

describe("a civil time", () => {
  it.each(["00:00", "09:05", "23:59"])("is %s", (text) => {
    expect(isCivilTime(text)).toBe(true);
  });

  it.each(["", "9:05", "24:00", "12:60", "12:00:00", " 12:00", "１２:００"])("is none: %j", (text) => {
    expect(isCivilTime(text)).toBe(false);
  });

  it("counts minutes from midnight", () => {
    expect([countMinutes("00:00"), countMinutes("09:15"), countMinutes("23:59")]).toEqual([0, 555, 1439]);
  });

  it.each([
    ["America/New_York", "2027-03-14", "02:30", "2027-03-14T06:30Z", "2027-03-14T07:30Z"],
    ["Europe/London", "2027-03-28", "01:30", "2027-03-28T00:30Z", "2027-03-28T01:30Z"],
    ["Australia/Sydney", "2026-10-04", "02:30", "2026-10-03T15:30Z", "2026-10-03T16:30Z"],
    ["Australia/Lord_Howe", "2026-10-04", "02:15", "2026-10-03T15:15Z", "2026-10-03T15:45Z"],
    ["Africa/Cairo", "2026-04-24", "00:30", "2026-04-23T21:30Z", "2026-04-23T22:30Z"],
  ] as const)("is never shown where clocks are put forward over it: %s, %s %s", (zone, day, time, before, after) => {
    expect(findCivilMoment(day, time, zone)).toEqual({ kind: "skipped", before: at(before), after: at(after) });
    expect([findStart(day, time, zone), findEnd(day, time, zone)]).toEqual([at(after), at(after)]);
  });

  it.each([
    ["America/New_York", "2026-11-01", "01:30", "2026-11-01T05:30Z", "2026-11-01T06:30Z"],
    ["Europe/London", "2026-10-25", "01:30", "2026-10-25T00:30Z", "2026-10-25T01:30Z"],
    ["Australia/Sydney", "2027-04-04", "02:30", "2027-04-03T15:30Z", "2027-04-03T16:30Z"],
  ] as const)("is shown twice where clocks are put back over it: %s, %s %s", (zone, day, time, first, second) => {
    expect(findCivilMoment(day, time, zone)).toEqual({ kind: "doubled", first: at(first), second: at(second) });
    expect([findStart(day, time, zone), findEnd(day, time, zone)]).toEqual([at(first), at(second)]);
  });

  it("is shown once on all other days, and read back from its instant", () => {
    const zones = fc.constantFrom(
      "America/New_York",
      "Europe/London",
      "Australia/Sydney",
      "Asia/Tokyo",
      "Asia/Kathmandu",
    );
    const days = fc.integer({ min: 0, max: 3650 }).map((count) => addDays("2026-01-01", count));
    const times = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(
        ([hour, minute]): CivilTime =>
          `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}` as CivilTime,
      );
    fc.assert(
      fc.property(zones, days, times, (zone, day, time) => {
        const moment = findCivilMoment(day, time, zone);
        const shownAt =
          moment.kind === "once" ? [moment.at] : moment.kind === "doubled" ? [moment.first, moment.second] : [];
        for (const instant of shownAt) expect(readClock(instant, zone)).toEqual({ day, time });
        if (moment.kind === "skipped") {
          expect(readClock(moment.before, zone).time < time && time < readClock(moment.after, zone).time).toBe(true);
        }
      }),
      { seed: 11, numRuns: 300 },
    );
  });
});
