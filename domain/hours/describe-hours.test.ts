import { describe, expect, it } from "vitest";
import { createSun } from "./astronomy-sun.ts";
import { type CivilDay, findCivilDay } from "./civil-day.ts";
import { findClockTime, findZoneAbbreviation, toClockText } from "./clock-time.ts";
import {
  describeHours,
  describeSun,
  type HourRecord,
  toCalendarName,
  toHoursCsv,
  toHoursFileName,
} from "./describe-hours.ts";
import type { Place } from "./place.ts";
import { findPlanetaryDay } from "./planetary-day.ts";
import { type Division, listPlanetaryHours } from "./planetary-hours.ts";

const LONDON: Place = { latitudeDeg: 51.5074, longitudeDeg: -0.1278, timezone: "Europe/London" };
const REYKJAVIK: Place = { latitudeDeg: 64.1466, longitudeDeg: -21.9426, timezone: "Atlantic/Reykjavik" };
const TROMSO: Place = { latitudeDeg: 69.6492, longitudeDeg: 18.9553, timezone: "Europe/Oslo" };

function list(day: CivilDay, place: Place, now: string, division: Division = "traditional"): readonly HourRecord[] {
  const found = findPlanetaryDay(day, place, createSun);
  return describeHours(found, listPlanetaryHours(found, division), Date.parse(now));
}

describe("hours as they are shown", () => {
  it("name planet, sign and times by the clocks of the place", () => {
    const [first] = list("2026-03-29", LONDON, "2026-03-29T12:00:00Z");
    expect(first).toEqual({
      hour: 1,
      timeRange: "06:43 – 07:47",
      planet: "Sun",
      symbol: "☉\uFE0E",
      isDay: true,
      isCurrent: false,
      startsAt: "2026-03-29T05:42:52Z",
      endsAt: expect.stringMatching(/^2026-03-29T06:46:4\dZ$/),
    });
  });

  it("are marked where the date is no longer the planetary day's", () => {
    const ranges = list("2026-06-21", REYKJAVIK, "2026-06-21T12:00:00Z").map(({ timeRange }) => timeRange);
    expect(ranges[10]).toBe("20:32 – 22:18");
    expect(ranges[11]).toBe("22:18 – 00:04 (+1)");
    expect(ranges[12]).toBe("00:04 (+1) – 00:18 (+1)");
  });

  it("show seconds where minutes can't tell them apart", () => {
    const [first] = list("2026-11-26", TROMSO, "2026-11-26T12:00:00Z");
    expect(first?.timeRange).toMatch(/^10:56:5\d – 11:02:\d\d$/);
  });

  it("follow each other without a gap, and the present lies in one of them", () => {
    const hours = list("2026-11-20", LONDON, "2026-11-20T12:00:00Z");
    expect(hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
    for (const [index, { startsAt }] of hours.entries()) {
      if (index > 0) expect(startsAt).toBe(hours[index - 1]?.endsAt);
    }
    expect(hours.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });
});

describe("the sun as it is shown", () => {
  it("has its events to the second and the day's length in seconds", () => {
    const sun = describeSun(findPlanetaryDay("2026-03-29", LONDON, createSun));
    expect(sun).toMatchObject({ sunrise: "2026-03-29T05:42:52Z", solar_noon: "2026-03-29T12:05:15Z" });
    expect(Date.parse(sun.sunset ?? "") - Date.parse(sun.sunrise ?? "")).toBe((sun.day_length ?? 0) * 1000);
  });

  it("lacks what doesn't happen", () => {
    expect(describeSun(findPlanetaryDay("2026-12-21", TROMSO, createSun))).toEqual({
      sunrise: null,
      sunset: null,
      next_sunrise: null,
      solar_noon: expect.stringMatching(/^2026-12-21T10:4/),
      day_length: null,
    });
  });
});

describe("a table of hours", () => {
  it("has a header and a line an hour", () => {
    const lines = toHoursCsv(list("2026-03-29", LONDON, "2026-03-29T12:00:00Z"), "traditional").split("\n");
    expect(lines).toHaveLength(25);
    expect(lines[0]).toBe("\uFEFFHour,Time Range,Planet,Symbol,Period");
    expect(lines[1]).toBe('1,"06:43 – 07:47",Sun,☉\uFE0E,Day');
    expect(lines[24]).toMatch(/^24,"05:45 \(\+1\) – 06:41 \(\+1\)",\w+,..,Night$/);
    expect(toHoursFileName("2026-03-29", "traditional")).toBe("planetary-hours-2026-03-29.csv");
  });

  it("names equal hours in each line and in its own name", () => {
    const lines = toHoursCsv(list("2026-12-21", TROMSO, "2026-12-21T12:00:00Z", "equal"), "equal").split("\n");
    expect(lines[0]).toBe("\uFEFFHour,Time Range,Planet,Symbol,Period");
    expect(lines[1]).toMatch(/,Day \(equal hours\)$/);
    expect(lines[24]).toMatch(/,Night \(equal hours\)$/);
    expect(toHoursFileName("2026-12-21", "equal")).toBe("planetary-hours-2026-12-21-equal-hours.csv");
  });
});

describe("a zone's letters", () => {
  it.each([
    ["Europe/Berlin", "2026-01-01T12:00:00Z", "CET"],
    ["Europe/London", "2026-07-01T12:00:00Z", "BST"],
    ["America/New_York", "2026-07-01T12:00:00Z", "EDT"],
    ["Australia/Sydney", "2026-01-01T12:00:00Z", "AEDT"],
    ["America/St_Johns", "2026-01-01T12:00:00Z", "NST"],
    ["Asia/Kolkata", "2026-01-01T12:00:00Z", "IST"],
    ["America/Sao_Paulo", "2026-01-01T12:00:00Z", "GMT-3"],
  ])("of %s at %s are %s", (timezone, instant, letters) => {
    expect(findZoneAbbreviation(Date.parse(instant), timezone)).toBe(letters);
  });
});

describe("a time by the clocks of a zone", () => {
  it.each([
    ["rounded to the nearest minute", "2026-11-20T09:59:30Z", "Europe/London", "10:00"],
    ["rounded into the next day", "2026-11-20T23:59:40Z", "Europe/London", "00:00 (+1)"],
    ["of the day before", "2026-11-20T05:00:00Z", "America/Los_Angeles", "21:00 (−1)"],
    [
      "of a zone that still kept its own mean time, 7 h 52 m 58 s behind",
      "1883-01-01T12:00:30Z",
      "America/Los_Angeles",
      "04:08",
    ],
  ])("is %s", (_name, instant, timezone, text) => {
    const day = findCivilDay(Date.parse(instant), "UTC");
    expect(toClockText(findClockTime(Date.parse(instant), day, timezone))).toBe(text);
  });
});

describe("the name of a place in a calendar", () => {
  it.each([
    ["stays as it is where it fits", "Tromsø, Troms, Norway", "Tromsø, Troms, Norway"],
    ["is cut at a hundred characters", "a".repeat(101), "a".repeat(100)],
    ["keeps a sign of two units that ends at the limit", `${"a".repeat(98)}🏔b`, `${"a".repeat(98)}🏔`],
    ["leaves a sign of two units out that the limit would cut through", `${"a".repeat(99)}🏔`, "a".repeat(99)],
    ["keeps a letter with its combining accents together", `${"a".repeat(99)}e\u0301`, "a".repeat(99)],
    ["keeps what joiners hold together together", `${"a".repeat(96)}👩\u200d🚀b`, "a".repeat(96)],
  ])("%s", (_rule, name, cut) => {
    expect(toCalendarName(name)).toBe(cut);
  });
});
