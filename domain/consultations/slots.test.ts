import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type CivilDay, findCivilDay } from "../hours/civil-day.ts";
import { findStart, readClock } from "../hours/civil-time.ts";
import { type Interval, isOverlapping, widen } from "../lib/intervals.ts";
import { HOUR_MS, MINUTE_MS } from "../lib/time.ts";
import { OFFERED_TIMEZONES } from "./booking-input.ts";
import { type ConsultationSettings, DEFAULT_SETTINGS, type WorkingHours } from "./settings.ts";
import { type Busy, findSlotRefusal, listDaySlots, listGrid, type Practice } from "./slots.ts";

const NOTHING: Busy = { sessions: [], blocks: [] };
/** A Monday noon in New York. */
const NOW = Date.parse("2026-09-14T16:00Z");
const MONDAY = "2026-09-21";

function practice(over: Partial<Practice> = {}): Practice {
  return { settings: DEFAULT_SETTINGS, busy: NOTHING, now: NOW, ...over };
}

function withHours(hours: WorkingHours | null, over: Partial<ConsultationSettings> = {}): ConsultationSettings {
  const workingHours = { monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: hours };
  return { ...DEFAULT_SETTINGS, workingHours, ...over };
}

function showTimes(slots: readonly Interval[], zone: string = DEFAULT_SETTINGS.zone): readonly string[] {
  return slots.map(({ startsAt }) => readClock(startsAt, zone).time);
}

function hourAt(day: CivilDay, time: `${number}:${number}`, minutes = 60): Interval {
  const startsAt = findStart(day, time, DEFAULT_SETTINGS.zone);
  return { startsAt, endsAt: startsAt + minutes * MINUTE_MS };
}

describe("the hours of a day", () => {
  it("begin with the working hours, leave a break between them, and end within", () => {
    expect(showTimes(listDaySlots(practice(), MONDAY))).toEqual(["09:00", "10:15", "11:30", "12:45", "14:00", "15:15"]);
  });

  it.each([
    ["no break", { bufferMinutes: 0 }, "09:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00"],
    ["a break of half an hour", { bufferMinutes: 30 }, "09:00 10:30 12:00 13:30 15:00"],
    ["sessions of 90 minutes", { lengthMinutes: 90 }, "09:00 10:45 12:30 14:15"],
    ["room for one session and no minute more", withHours({ start: "13:00", end: "14:00" }), "13:00"],
    ["hours to the end of the evening", withHours({ start: "20:00", end: "23:30" }), "20:00 21:15 22:30"],
    ["a day off", withHours(null), ""],
  ])("follow the settings: %s", (_case, over, times) => {
    const settings = { ...DEFAULT_SETTINGS, ...over };
    expect(showTimes(listDaySlots(practice({ settings }), MONDAY)).join(" ")).toBe(times);
  });

  it.each([
    ["today", "2026-09-14", "past"],
    ["yesterday", "2026-09-11", "past"],
    ["two days ahead", "2026-09-16", "lead_time"],
    ["three days ahead", "2026-09-17", null],
    ["a Saturday", "2026-09-19", "weekend"],
    ["a Sunday", "2026-09-20", "weekend"],
    ["the last day of twelve weeks", "2026-12-07", null],
    ["a day beyond them", "2026-12-08", "beyond_horizon"],
  ] as const)("are free or not by the day: %s", (_case, day, refusal) => {
    const { startsAt } = hourAt(day, "09:00");
    expect(findSlotRefusal(practice(), startsAt)).toBe(refusal);
    expect(listDaySlots(practice(), day).length > 0).toBe(refusal === null);
  });

  it("are three civil days ahead by the practice’s clock, whatever the clock of anybody else shows", () => {
    const lateInNewYork = Date.parse("2026-09-15T03:59Z");
    const midnightInNewYork = Date.parse("2026-09-15T04:00Z");
    const { startsAt } = hourAt("2026-09-17", "09:00");
    expect(findSlotRefusal(practice({ now: lateInNewYork }), startsAt)).toBeNull();
    expect(findSlotRefusal(practice({ now: midnightInNewYork }), startsAt)).toBe("lead_time");
  });

  it.each([
    ["an hour that the grid doesn’t have", hourAt(MONDAY, "09:30").startsAt, "not_a_slot"],
    ["before the working hours", hourAt(MONDAY, "07:45").startsAt, "not_a_slot"],
    ["after them", hourAt(MONDAY, "16:30").startsAt, "not_a_slot"],
    ["a second beside one", hourAt(MONDAY, "09:00").startsAt + 1000, "not_a_slot"],
    ["before 1970", -1, "past"],
    ["now", NOW, "past"],
  ] as const)("are no others: %s", (_case, startsAt, refusal) => {
    expect(findSlotRefusal(practice(), startsAt)).toBe(refusal);
  });
});

describe("an hour is taken", () => {
  it.each([
    ["a session at the same time", hourAt(MONDAY, "10:15"), "09:00 11:30 12:45 14:00 15:15"],
    ["a session that begins within two hours", hourAt(MONDAY, "11:00"), "09:00 12:45 14:00 15:15"],
    ["a longer session", hourAt(MONDAY, "10:00", 150), "12:45 14:00 15:15"],
    ["a session after which no break is left", hourAt(MONDAY, "07:50"), "10:15 11:30 12:45 14:00 15:15"],
    ["a session after which the break is just left", hourAt(MONDAY, "07:45"), "09:00 10:15 11:30 12:45 14:00 15:15"],
    ["a session on another day", hourAt("2026-09-22", "09:00"), "09:00 10:15 11:30 12:45 14:00 15:15"],
  ])("by what overlaps it with its break, not only by what begins with it: %s", (_case, session, times) => {
    const busy = { sessions: [session], blocks: [] };
    expect(showTimes(listDaySlots(practice({ busy }), MONDAY)).join(" ")).toBe(times);
  });

  it("by a block that overlaps it; beside a block no break is needed", () => {
    const busy = { sessions: [], blocks: [hourAt(MONDAY, "10:00", 90)] };
    expect(showTimes(listDaySlots(practice({ busy }), MONDAY))).toEqual(["09:00", "11:30", "12:45", "14:00", "15:15"]);
    expect(findSlotRefusal(practice({ busy }), hourAt(MONDAY, "10:15").startsAt)).toBe("taken");
  });

  it("by a day that is full, on which sessions at odd times count too", () => {
    const settings = { ...DEFAULT_SETTINGS, mostPerDay: 2 };
    const sessions = [hourAt(MONDAY, "09:00"), hourAt(MONDAY, "20:00"), hourAt("2026-09-22", "09:00")];
    const full = practice({ settings, busy: { sessions, blocks: [] } });
    expect(listDaySlots(full, MONDAY)).toEqual([]);
    expect(findSlotRefusal(full, hourAt(MONDAY, "14:00").startsAt)).toBe("day_full");
    expect(showTimes(listDaySlots(full, "2026-09-22"))).toHaveLength(5);
  });
});

describe("clock changes", () => {
  // By Python’s zoneinfo: when clocks in the offered zones show 09:00 of the practice, on the workdays before and after each change.
  it.each([
    ["America/New_York", "2026-10-02", "09:00 08:00 07:00 06:00 14:00 15:00 22:00 23:00"],
    ["America/New_York", "2026-10-05", "09:00 08:00 07:00 06:00 14:00 15:00 22:00 00:00+"],
    ["America/New_York", "2026-10-23", "09:00 08:00 07:00 06:00 14:00 15:00 22:00 00:00+"],
    ["America/New_York", "2026-10-26", "09:00 08:00 07:00 06:00 13:00 14:00 22:00 00:00+"],
    ["America/New_York", "2026-10-30", "09:00 08:00 07:00 06:00 13:00 14:00 22:00 00:00+"],
    ["America/New_York", "2026-11-02", "09:00 08:00 07:00 06:00 14:00 15:00 23:00 01:00+"],
    ["America/New_York", "2027-03-12", "09:00 08:00 07:00 06:00 14:00 15:00 23:00 01:00+"],
    ["America/New_York", "2027-03-15", "09:00 08:00 07:00 06:00 13:00 14:00 22:00 00:00+"],
    ["America/New_York", "2027-03-26", "09:00 08:00 07:00 06:00 13:00 14:00 22:00 00:00+"],
    ["America/New_York", "2027-03-29", "09:00 08:00 07:00 06:00 14:00 15:00 22:00 00:00+"],
    ["America/New_York", "2027-04-02", "09:00 08:00 07:00 06:00 14:00 15:00 22:00 00:00+"],
    ["America/New_York", "2027-04-05", "09:00 08:00 07:00 06:00 14:00 15:00 22:00 23:00"],
    ["Europe/London", "2026-10-23", "04:00 03:00 02:00 01:00 09:00 10:00 17:00 19:00"],
    ["Europe/London", "2026-10-26", "05:00 04:00 03:00 02:00 09:00 10:00 18:00 20:00"],
    ["Europe/London", "2027-03-26", "05:00 04:00 03:00 02:00 09:00 10:00 18:00 20:00"],
    ["Europe/London", "2027-03-29", "04:00 03:00 02:00 01:00 09:00 10:00 17:00 19:00"],
    ["Australia/Sydney", "2026-10-02", "19:00- 18:00- 17:00- 16:00- 00:00 01:00 08:00 09:00"],
    ["Australia/Sydney", "2026-10-05", "18:00- 17:00- 16:00- 15:00- 23:00- 00:00 07:00 09:00"],
    ["Australia/Sydney", "2027-04-02", "18:00- 17:00- 16:00- 15:00- 23:00- 00:00 07:00 09:00"],
    ["Australia/Sydney", "2027-04-05", "19:00- 18:00- 17:00- 16:00- 00:00 01:00 08:00 09:00"],
  ] as const)("keep the practice’s hours in %s on %s, and move the clients’", (zone, day, times) => {
    const settings = { ...DEFAULT_SETTINGS, zone };
    const now = findStart(addDays(day, -7), "12:00", zone);
    const slots = listDaySlots(practice({ settings, now }), day);
    expect(showTimes(slots, zone)).toEqual(["09:00", "10:15", "11:30", "12:45", "14:00", "15:15"]);
    const shown = OFFERED_TIMEZONES.map((clientZone) => {
      const clock = readClock(slots[0]?.startsAt ?? 0, clientZone);
      return clock.time + (clock.day === day ? "" : clock.day > day ? "+" : "-");
    });
    expect(shown.join(" ")).toBe(times);
  });

  it("within the hours leave sessions their length and their breaks, and list none that clocks skip", () => {
    // In Cairo clocks are put forward from midnight to one on a Friday, and back from midnight to eleven on a Thursday evening.
    const zone = "Africa/Cairo";
    const early = withHours({ start: "00:00", end: "05:00" }, { zone });
    const forward = listGrid(early, "2026-04-24");
    expect(showTimes(forward, zone)).toEqual(["01:00", "02:15", "03:30"]);
    const late = withHours({ start: "20:00", end: "23:45" }, { zone });
    const back = listGrid(late, "2026-10-29");
    expect(showTimes(back, zone)).toEqual(["20:00", "21:15", "22:30", "23:45"]);
    expect(back.every(({ startsAt, endsAt }) => endsAt - startsAt === HOUR_MS)).toBe(true);
  });

  it("that leave out a whole day leave it without hours", () => {
    const zone = "Pacific/Apia";
    expect(listGrid(withHours({ start: "09:00", end: "17:00" }, { zone }), "2011-12-30")).toEqual([]);
    expect(listGrid(withHours({ start: "09:00", end: "17:00" }, { zone }), "2011-12-29")).toHaveLength(6);
  });
});

describe("any practice on any day", () => {
  const anySettings: fc.Arbitrary<ConsultationSettings> = fc
    .record({
      zone: fc.constantFrom("America/New_York", "Europe/London", "Australia/Sydney", "Africa/Cairo", "Asia/Kathmandu"),
      first: fc.integer({ min: 0, max: 30 }),
      halfHours: fc.integer({ min: 2, max: 16 }),
      bufferMinutes: fc.constantFrom(0, 10, 15, 45),
      lengthMinutes: fc.constantFrom(45, 60, 90),
      mostPerDay: fc.constantFrom(null, 1, 3),
      horizonWeeks: fc.integer({ min: 1, max: 12 }),
    })
    .map(({ first, halfHours, ...rest }) => {
      const toTime = (half: number): `${number}:${number}` =>
        `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 === 0 ? "00" : "30"}` as `${number}:${number}`;
      return withHours({ start: toTime(first), end: toTime(Math.min(47, first + halfHours)) }, rest);
    });
  const anyDay = fc.integer({ min: 0, max: 40 }).map((days) => addDays("2026-10-01", days));
  const anyNow = fc
    .integer({ min: 0, max: 20 * 24 * 60 })
    .map((minutes) => Date.parse("2026-09-14T00:00Z") + minutes * MINUTE_MS);
  const anySession = (day: CivilDay): fc.Arbitrary<Interval> =>
    fc.tuple(fc.integer({ min: -3 * 12, max: 27 * 12 }), fc.integer({ min: 1, max: 30 })).map(([fives, length]) => {
      const startsAt = Date.parse(day) + fives * 5 * MINUTE_MS;
      return { startsAt, endsAt: startsAt + length * 5 * MINUTE_MS };
    });
  const anyIntervals = (day: CivilDay): fc.Arbitrary<readonly Interval[]> =>
    fc.array(anySession(day), { maxLength: 5 });
  const anyCase = anyDay.chain((day) =>
    fc.record({
      day: fc.constant(day),
      practice: fc.record({
        settings: anySettings,
        now: anyNow,
        busy: fc.record({ sessions: anyIntervals(day), blocks: anyIntervals(day) }),
      }),
    }),
  );

  it("lists hours of that day that are apart by the break and over nothing, and neither more nor fewer than can be booked", () => {
    fc.assert(
      fc.property(anyCase, ({ day, practice: any }) => {
        const slots = listDaySlots(any, day);
        const { settings, busy } = any;
        for (const [index, slot] of slots.entries()) {
          expect(findCivilDay(slot.startsAt, settings.zone)).toBe(day);
          const withBreak = widen(slot, settings.bufferMinutes * MINUTE_MS);
          expect(slots.every((other, at) => at === index || !isOverlapping(withBreak, other))).toBe(true);
          expect(busy.sessions.some((session) => isOverlapping(withBreak, session))).toBe(false);
          expect(busy.blocks.some((block) => isOverlapping(slot, block))).toBe(false);
        }
        const midnight = findStart(day, "00:00", settings.zone);
        const candidates = Array.from({ length: 288 }, (_, fives) => midnight + fives * 5 * MINUTE_MS);
        const bookable = candidates
          .filter((startsAt) => findCivilDay(startsAt, settings.zone) === day)
          .filter((startsAt) => findSlotRefusal(any, startsAt) === null);
        expect(bookable).toEqual(slots.map(({ startsAt }) => startsAt));
      }),
      { seed: 5, numRuns: 80 },
    );
  });

  it("loses by a session exactly the hours that it leaves no break to, or all once the day is full", () => {
    const anyWithSession = anyCase.chain(({ day, practice: any }) =>
      anySession(day).map((session) => ({ day, any, session })),
    );
    fc.assert(
      fc.property(anyWithSession, ({ day, any, session }) => {
        const { settings } = any;
        const busy = { ...any.busy, sessions: [...any.busy.sessions, session] };
        const sessionsOfDay = busy.sessions.filter(({ startsAt }) => findCivilDay(startsAt, settings.zone) === day);
        const isFull = settings.mostPerDay !== null && sessionsOfDay.length >= settings.mostPerDay;
        const withBreaks = widen(session, settings.bufferMinutes * MINUTE_MS);
        const apart = listDaySlots(any, day).filter((slot) => !isOverlapping(slot, withBreaks));
        expect(listDaySlots({ ...any, busy }, day)).toEqual(isFull ? [] : apart);
      }),
      { seed: 9, numRuns: 150 },
    );
  });
});
