import { describe, expect, it } from "vitest";
import { addDays, type CivilDay } from "../hours/civil-day.ts";
import { findStart, readClock } from "../hours/civil-time.ts";
import type { Interval } from "../lib/intervals.ts";
import { DAY_MS, HOUR_MS } from "../lib/time.ts";
import { findFirstFreeDay, isCivilMonth, listAlternatives, listMonth } from "./free-days.ts";
import { DEFAULT_SETTINGS } from "./settings.ts";
import { findSlotRefusal, listGrid, type Practice } from "./slots.ts";

const ZONE = DEFAULT_SETTINGS.zone;
/** A Thursday; the first day that can be booked is Sunday the 11th, the last Thursday the 31st of December. */
const NOW = findStart("2026-10-08", "09:00", ZONE);

function practice(sessions: readonly Interval[] = [], blocks: readonly Interval[] = []): Practice {
  return { settings: DEFAULT_SETTINGS, busy: { sessions, blocks }, now: NOW };
}

function blockDays(first: CivilDay, last: CivilDay): Interval {
  return { startsAt: findStart(first, "00:00", ZONE), endsAt: findStart(addDays(last, 1), "00:00", ZONE) };
}

const startOf = (day: CivilDay, index: number): number => listGrid(DEFAULT_SETTINGS, day)[index]?.startsAt ?? 0;
const hourAt = (startsAt: number): Interval => ({ startsAt, endsAt: startsAt + HOUR_MS });

function show({ startsAt }: Interval): string {
  const { day, time } = readClock(startsAt, ZONE);
  return `${day} ${time}`;
}

describe("a month", () => {
  it.each(["2026-01", "2026-12"])("is %s", (text) => expect(isCivilMonth(text)).toBe(true));
  it.each(["2026-00", "2026-13", "2026-1", "2026-01-01", ""])("is not %j", (text) =>
    expect(isCivilMonth(text)).toBe(false),
  );

  it("has each of its days with the hours that are free, from the lead time on and but for weekends", () => {
    const free = listMonth(practice(), "2026-10").map((one) => one.free);
    expect(free).toHaveLength(31);
    expect(free.join("")).toBe(`${"0".repeat(11)}66666006666600666660`);
  });

  it("has fewer after a booking, and none where all is blocked", () => {
    const booked = practice([hourAt(startOf("2026-10-30", 2))], [blockDays("2026-10-12", "2026-10-16")]);
    const free = new Map(listMonth(booked, "2026-10").map((one) => [one.day, one.free]));
    expect([free.get("2026-10-30"), free.get("2026-10-14"), free.get("2026-10-19")]).toEqual([5, 0, 6]);
  });

  it("is whole where it is February of a leap year, and empty beyond the horizon", () => {
    expect(listMonth(practice(), "2028-02").map((one) => one.free)).toEqual(new Array(29).fill(0));
    expect(listMonth(practice(), "2026-12").at(-1)).toEqual({ day: "2026-12-31", free: 6 });
  });
});

describe("the first free day", () => {
  it.each([
    ["from today on, it is after the lead time and the weekend", [], "2026-10-08", "2026-10-12"],
    ["from a free day on, it is that day", [], "2026-11-18", "2026-11-18"],
    ["from a weekend on, it is Monday", [], "2026-11-21", "2026-11-23"],
    ["it is beyond weeks that are blocked", [blockDays("2026-10-10", "2026-12-27")], "2026-10-08", "2026-12-28"],
    ["it is none where all is blocked", [blockDays("2026-10-01", "2027-01-31")], "2026-10-08", null],
    ["it is none beyond the horizon", [], "2027-01-01", null],
  ] as const)("%s", (_case, blocks, from, day) => {
    expect(findFirstFreeDay(practice([], blocks), from)).toBe(day);
  });
});

describe("three hours in place of one that is taken", () => {
  it("are the nearest ones, the earliest first", () => {
    const wanted = startOf("2026-11-18", 2);
    expect(listAlternatives(practice([hourAt(wanted)]), wanted).map(show)).toEqual([
      "2026-11-18 09:00",
      "2026-11-18 10:15",
      "2026-11-18 12:45",
    ]);
  });

  it("are on the days around where the day is full, the day before included", () => {
    const busy = practice([], [blockDays("2026-11-18", "2026-11-18")]);
    expect(listAlternatives(busy, startOf("2026-11-18", 0)).map(show)).toEqual([
      "2026-11-17 12:45",
      "2026-11-17 14:00",
      "2026-11-17 15:15",
    ]);
  });

  it("can be booked, also where the wanted one is too near, too far or on a weekend", () => {
    for (const wanted of [NOW, NOW + 2 * DAY_MS, NOW + 300 * DAY_MS, findStart("2026-11-21", "10:00", ZONE)]) {
      const offered = listAlternatives(practice(), wanted);
      expect(offered).toHaveLength(3);
      expect(offered.map(({ startsAt }) => findSlotRefusal(practice(), startsAt))).toEqual([null, null, null]);
    }
  });

  it("are fewer, or none, where there are no more", () => {
    expect(listAlternatives(practice([], [blockDays("2026-10-01", "2027-01-31")]), NOW)).toEqual([]);
    const last = practice([], [blockDays("2026-10-01", "2026-12-30")]);
    const taken = { ...last, settings: { ...DEFAULT_SETTINGS, lengthMinutes: 240 } };
    expect(listAlternatives(taken, NOW)).toHaveLength(1);
  });
});
