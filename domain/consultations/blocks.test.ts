import { describe, expect, it } from "vitest";
import { type CivilDay, findDayStart } from "../hours/civil-day.ts";
import { findStart, readClock } from "../hours/civil-time.ts";
import { type Interval, mergeIntervals } from "../lib/intervals.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../lib/time.ts";
import {
  BLOCK_MESSAGES,
  type Block,
  createHourBlock,
  findBlockProblem,
  findBookingUnder,
  isBlockAhead,
  listBlockIntervals,
  type WeeklyBlock,
} from "./blocks.ts";

const ZONE = "America/New_York";
const NOW = findStart("2026-10-05", "12:00", ZONE);
const OCTOBER = days("2026-10-01", "2026-11-14");

const LUNCH: WeeklyBlock = {
  kind: "weekly",
  weekdays: [1, 3],
  start: "12:00",
  end: "13:00",
  firstDay: "2026-10-19",
  lastDay: "2026-11-09",
  exceptions: ["2026-10-26"],
};

function days(first: CivilDay, last: CivilDay): Interval {
  return { startsAt: findDayStart(first, ZONE), endsAt: findDayStart(last, ZONE) + DAY_MS };
}

function show({ startsAt, endsAt }: Interval): string {
  const [from, until] = [readClock(startsAt, ZONE), readClock(endsAt, ZONE)];
  return `${from.day} ${from.time}-${until.day === from.day ? "" : `${until.day} `}${until.time}`;
}

function list(block: Block, within: Interval = OCTOBER): readonly string[] {
  return listBlockIntervals(block, within, ZONE).map(show);
}

describe("a block", () => {
  it("of an hour lasts an hour, by whatever clock", () => {
    expect(list(createHourBlock(findStart("2026-10-20", "10:15", ZONE)))).toEqual(["2026-10-20 10:15-11:15"]);
    expect(list(createHourBlock(findStart("2026-11-01", "01:30", ZONE)))).toEqual(["2026-11-01 01:30-01:30"]);
  });

  it("of days lasts from midnight to midnight, also over a clock change", () => {
    expect(list({ kind: "days", firstDay: "2026-10-30", lastDay: "2026-11-02" })).toEqual([
      "2026-10-30 00:00-2026-11-03 00:00",
    ]);
  });

  it("of every week keeps its hours by the practice’s clock, to its last day and but for its exceptions", () => {
    expect(list(LUNCH)).toEqual([
      "2026-10-19 12:00-13:00",
      "2026-10-21 12:00-13:00",
      "2026-10-28 12:00-13:00",
      "2026-11-02 12:00-13:00",
      "2026-11-04 12:00-13:00",
      "2026-11-09 12:00-13:00",
    ]);
  });

  it("of every week that clocks skip or show twice covers both", () => {
    const night: WeeklyBlock = { ...LUNCH, weekdays: [0], start: "01:30", end: "02:30", firstDay: "2026-10-25" };
    const [usual, doubled] = listBlockIntervals(night, OCTOBER, ZONE);
    expect([usual, doubled].map((one) => (one === undefined ? 0 : one.endsAt - one.startsAt))).toEqual([
      HOUR_MS,
      2 * HOUR_MS,
    ]);
  });

  it("is found within a stretch of time where they overlap, and not where they touch", () => {
    const monday = findStart("2026-10-19", "13:00", ZONE);
    expect(list(LUNCH, { startsAt: monday, endsAt: monday + HOUR_MS })).toEqual([]);
    expect(list(LUNCH, { startsAt: monday - 1, endsAt: monday + HOUR_MS })).toHaveLength(1);
  });

  it("may overlap others, and is shown as one with them", () => {
    const hour = createHourBlock(findStart("2026-10-19", "12:30", ZONE));
    const blocks = [...listBlockIntervals(LUNCH, OCTOBER, ZONE), ...listBlockIntervals(hour, OCTOBER, ZONE)];
    expect(mergeIntervals(blocks).map(show)[0]).toBe("2026-10-19 12:00-13:30");
  });
});

describe("a block over a live booking", () => {
  const bookings = ["2026-10-26", "2026-11-04", "2026-10-28", "2026-12-02"].map((day) => {
    const startsAt = findStart(day as CivilDay, "12:45", ZONE);
    return { id: day, startsAt, endsAt: startsAt + HOUR_MS };
  });

  it.each([
    ["the first that it is over, not one on an excepted day", LUNCH, "2026-10-28"],
    [
      "one that a stretch ends in",
      { kind: "range", startsAt: NOW, endsAt: (bookings[0]?.startsAt ?? 0) + 1 },
      "2026-10-26",
    ],
    ["one on the last of whole days", { kind: "days", firstDay: "2026-11-10", lastDay: "2026-12-02" }, "2026-12-02"],
    ["none that it only touches", { kind: "range", startsAt: NOW, endsAt: bookings[0]?.startsAt ?? 0 }, null],
    ["none at another hour of the same days", { ...LUNCH, start: "11:00", end: "12:45" }, null],
  ] as const)("names it: %s", (_case, block, id) => {
    expect(findBookingUnder(block, bookings, ZONE)?.id ?? null).toBe(id);
  });
});

describe("a block that is set", () => {
  it.each([
    ["the hour that begins now", createHourBlock(NOW), null],
    ["an hour that has begun", createHourBlock(NOW - 1), BLOCK_MESSAGES.past],
    ["an empty stretch", { kind: "range", startsAt: NOW + 5, endsAt: NOW + 5 }, BLOCK_MESSAGES.order],
    ["no time at all", { kind: "range", startsAt: Number.NaN, endsAt: Number.NaN }, BLOCK_MESSAGES.order],
    ["a thousand days", { kind: "range", startsAt: NOW, endsAt: NOW + 1000 * DAY_MS }, BLOCK_MESSAGES.tooLong],
    ["today", { kind: "days", firstDay: "2026-10-05", lastDay: "2026-10-05" }, null],
    ["yesterday", { kind: "days", firstDay: "2026-10-04", lastDay: "2026-10-06" }, BLOCK_MESSAGES.past],
    ["days backward", { kind: "days", firstDay: "2026-10-07", lastDay: "2026-10-06" }, BLOCK_MESSAGES.order],
    [
      "a 29 February that there is not",
      { kind: "days", firstDay: "2027-02-29", lastDay: "2027-03-01" },
      BLOCK_MESSAGES.missing,
    ],
    ["every week", LUNCH, null],
    ["every week from yesterday on", { ...LUNCH, firstDay: "2026-10-04" }, BLOCK_MESSAGES.past],
    ["every week for ten years", { ...LUNCH, lastDay: "2036-10-05" }, BLOCK_MESSAGES.tooLong],
    ["no weekday", { ...LUNCH, weekdays: [] }, BLOCK_MESSAGES.noWeekday],
    ["an eighth weekday", { ...LUNCH, weekdays: [7] }, BLOCK_MESSAGES.noWeekday],
    ["hours backward", { ...LUNCH, start: "13:00", end: "12:00" }, BLOCK_MESSAGES.order],
    ["an exception on another weekday", { ...LUNCH, exceptions: ["2026-10-27"] }, BLOCK_MESSAGES.exception],
    ["an exception after the end", { ...LUNCH, exceptions: ["2026-11-11"] }, BLOCK_MESSAGES.exception],
  ] as const)("is right or told why not: %s", (_case, block, message) => {
    expect(findBlockProblem(block, ZONE, NOW)).toBe(message);
  });
});

describe("a block is counted", () => {
  const hour = createHourBlock(NOW);
  it.each([
    ["an hour that goes on", hour, NOW + 59 * MINUTE_MS, true],
    ["an hour that is over", hour, NOW + HOUR_MS, false],
    ["days of which the last goes on", { kind: "days", firstDay: "2026-10-01", lastDay: "2026-10-05" }, NOW, true],
    ["days that are over", { kind: "days", firstDay: "2026-10-01", lastDay: "2026-10-04" }, NOW, false],
    ["a weekly one with a time to come", LUNCH, findStart("2026-11-09", "12:59", ZONE), true],
    ["a weekly one after its last", LUNCH, findStart("2026-11-09", "13:00", ZONE), false],
  ] as const)("while something of it is to come: %s", (_case, block, now, expected) => {
    expect(isBlockAhead(block, ZONE, now)).toBe(expected);
  });
});
