import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSun } from "./astronomy-sun.ts";
import { computeDayRuler, computeHourRuler } from "./chaldean-order.ts";
import { addDays, type CivilDay, findCivilDay, findWeekday, isDayKept } from "./civil-day.ts";
import { describeHours, describeSun } from "./describe-hours.ts";
import { findCurrentHour } from "./find-hours.ts";
import type { Place } from "./place.ts";
import { type DayStatus, findPlanetaryDay, listPlanetaryDays } from "./planetary-day.ts";
import { DIVISIONS, listPlanetaryHours } from "./planetary-hours.ts";

/** Zones with whole, half and quarter hours, on both sides of the date line, that changed their clocks, or the side of the line. */
const ZONES = [
  "UTC",
  "Europe/London",
  "Africa/Monrovia",
  "America/St_Johns",
  "America/Caracas",
  "Asia/Kathmandu",
  "Asia/Kolkata",
  "Asia/Pyongyang",
  "Australia/Eucla",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
  "Pacific/Kwajalein",
  "Pacific/Pago_Pago",
];

const FIRST_DAY = "1900-01-01";
const DAYS = 73_413;

const anyDay = fc.integer({ min: 0, max: DAYS }).map((days) => addDays(FIRST_DAY, days));
const anyPlace: fc.Arbitrary<Place> = fc.record({
  latitudeDeg: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-90, -66.56, 0, 66.56, 90)),
  longitudeDeg: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, 0, 180)),
  timezone: fc.constantFrom(...ZONES),
});

describe("any day at any place, by any clock", () => {
  it("has a status, and hours that follow each other without a gap from sunrise to sunrise, or none", () => {
    fc.assert(
      fc.property(anyDay, anyPlace, (day, place) => {
        const found = findPlanetaryDay(day, place, createSun);
        const hours = listPlanetaryHours(found, "traditional");
        expect(found.ruler).toBe(computeDayRuler(findWeekday(day)));
        expect(hours).toHaveLength(found.status === "normal" ? 24 : 0);
        const boundaries = hours.map(({ startsAt }) => startsAt);
        expect(hours.map(({ endsAt }) => endsAt)).toEqual(
          hours.length > 0 ? [...boundaries.slice(1), found.sun.nextSunrise] : [],
        );
        if (hours.length > 0) expect([boundaries[0], boundaries[12]]).toEqual([found.sun.sunrise, found.sun.sunset]);
        expect(boundaries.every((at, index) => index === 0 || at > (boundaries[index - 1] ?? at))).toBe(true);
        expect(hours.map(({ planet }) => planet)).toEqual(hours.map(({ hour }) => computeHourRuler(found.ruler, hour)));
      }),
      { seed: 7, numRuns: 400 },
    );
  });

  it("is shown without failing, however it is divided", () => {
    fc.assert(
      fc.property(anyDay, anyPlace, fc.constantFrom(...DIVISIONS), (day, place, division) => {
        const found = findPlanetaryDay(day, place, createSun);
        const shown = describeHours(found, listPlanetaryHours(found, division), found.sun.solarNoon ?? 0);
        expect(shown.filter(({ isCurrent }) => isCurrent)).toHaveLength(shown.length > 0 ? 1 : 0);
        expect(
          (describeSun(found).day_length === null) === (found.sun.sunrise === null || found.sun.sunset === null),
        ).toBe(true);
      }),
      { seed: 7, numRuns: 100 },
    );
  });

  it("has its noon within the civil day, unless no noon falls into that", () => {
    fc.assert(
      fc.property(anyDay, anyPlace, (day, place) => {
        const { sun, status } = findPlanetaryDay(day, place, createSun);
        if (sun.solarNoon === null) expect(status).toBe("partial");
        else expect(findCivilDay(sun.solarNoon, place.timezone)).toBe(day);
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  it("is the same found alone or among the days before it", () => {
    fc.assert(
      fc.property(anyDay, anyPlace, (day, place) => {
        for (const among of listPlanetaryDays(day, 4, place, createSun)) {
          const alone = findPlanetaryDay(among.day, place, createSun);
          expect({ status: among.status, ruler: among.ruler }).toEqual({ status: alone.status, ruler: alone.ruler });
          for (const event of ["sunrise", "solarNoon", "sunset", "nextSunrise", "nextSolarNoon"] as const) {
            const [one, other] = [among.sun[event], alone.sun[event]];
            expect(one === null).toBe(other === null);
            expect(Math.abs((one ?? 0) - (other ?? 0))).toBeLessThan(100);
          }
        }
      }),
      { seed: 7, numRuns: 100 },
    );
  });

  it("leaves no instant of the year without an hour where the sun rises and sets", () => {
    const anyInstant = fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2100, 11, 30) });
    const anyMildPlace = anyPlace.map((place) => ({ ...place, latitudeDeg: place.latitudeDeg * 0.7 }));
    fc.assert(
      fc.property(anyInstant, anyMildPlace, fc.constantFrom(...DIVISIONS), (now, place, division) => {
        const found = findCurrentHour(now, place, division, createSun);
        expect(found?.hour.startsAt).toBeLessThanOrEqual(now);
        expect(found?.hour.endsAt).toBeGreaterThan(now);
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});

describe("a day at the pole", () => {
  const POLE: Place = { latitudeDeg: 90, longitudeDeg: 0, timezone: "UTC" };

  it.each<[CivilDay, DayStatus]>([
    ["2026-03-17", "polar_night"],
    ["2026-03-18", "partial"],
    ["2026-03-19", "polar_day"],
  ])("is none of a whole night where the sun rises after its noon: %s is %s", (day, status) => {
    expect(findPlanetaryDay(day, POLE, createSun)).toMatchObject({ status, sun: { sunrise: null, sunset: null } });
  });
});

describe("a civil day far from the sun's", () => {
  const GREENWICH_BY_AUCKLAND: Place = { latitudeDeg: 51.5, longitudeDeg: 2.5, timezone: "Etc/GMT-12" };

  it("may have no noon, and then has no hours", () => {
    const days = listPlanetaryDays("2026-01-01", 365, GREENWICH_BY_AUCKLAND, createSun);
    const without = days.filter(({ sun }) => sun.solarNoon === null);
    expect(without.length).toBeGreaterThan(0);
    for (const day of without) {
      expect(day.status).toBe("partial");
      for (const division of DIVISIONS) expect(listPlanetaryHours(day, division)).toEqual([]);
    }
  });

  it("may have two noons: the hours around both bear its name, and no instant is without one", () => {
    const doubled = listPlanetaryDays("2026-01-01", 365, GREENWICH_BY_AUCKLAND, createSun).find(
      ({ day, sun }) => sun.nextSolarNoon !== null && findCivilDay(sun.nextSolarNoon, "Etc/GMT-12") === day,
    );
    const [first = 0, second = 0] = [doubled?.sun.solarNoon, doubled?.sun.nextSolarNoon].map((noon) => noon ?? 0);
    for (const noon of [first, second]) {
      expect(findCurrentHour(noon, GREENWICH_BY_AUCKLAND, "traditional", createSun)?.day.day).toBe(doubled?.day);
    }
  });

  it("never was where the calendar left it out", () => {
    const apia: Place = { latitudeDeg: -13.83, longitudeDeg: -171.76, timezone: "Pacific/Apia" };
    expect(isDayKept("2011-12-30", apia.timezone)).toBe(false);
    expect(findPlanetaryDay("2011-12-30", apia, createSun)).toMatchObject({
      status: "partial",
      sun: { solarNoon: null },
    });
    expect(findPlanetaryDay("2011-12-29", apia, createSun).ruler).toBe("jupiter");
    expect(findPlanetaryDay("2011-12-31", apia, createSun).ruler).toBe("saturn");
  });
});
