import { describe, expect, it } from "vitest";
import { PLANETS } from "../sigils/methods/planetary/planets.ts";
import { createSun } from "./astronomy-sun.ts";
import { findCurrentHour, findNextHours, findRunningDay } from "./find-hours.ts";
import type { Place } from "./place.ts";
import { findHorizonEvents } from "./sun-events.ts";

const BERLIN: Place = { latitudeDeg: 52.52, longitudeDeg: 13.405, timezone: "Europe/Berlin" };
const NEW_YORK: Place = { latitudeDeg: 40.7128, longitudeDeg: -74.006, timezone: "America/New_York" };
const KIRITIMATI: Place = { latitudeDeg: 1.8721, longitudeDeg: -157.4278, timezone: "Pacific/Kiritimati" };
const PAGO_PAGO: Place = { latitudeDeg: -14.2756, longitudeDeg: -170.702, timezone: "Pacific/Pago_Pago" };
const LONGYEARBYEN: Place = { latitudeDeg: 78.2232, longitudeDeg: 15.6267, timezone: "Arctic/Longyearbyen" };

describe("the running planetary day", () => {
  it.each([
    ["before sunrise is yesterday’s", "2026-11-22T01:30:00Z", BERLIN, "2026-11-21"],
    ["after sunrise is today’s", "2026-11-22T07:00:00Z", BERLIN, "2026-11-22"],
    ["is that of the place, whose evening it still is", "2026-11-22T01:30:00Z", NEW_YORK, "2026-11-21"],
    ["is a day ahead west of the date line by the map", "2026-11-21T17:30:00Z", KIRITIMATI, "2026-11-22"],
    ["and a day behind where clocks keep to the other side", "2026-11-21T17:30:00Z", PAGO_PAGO, "2026-11-21"],
    ["in the polar night begins six hours before noon", "2026-12-21T04:50:00Z", LONGYEARBYEN, "2026-12-20"],
    ["in the polar night is today’s from then on", "2026-12-21T04:58:00Z", LONGYEARBYEN, "2026-12-21"],
    ["under the midnight sun is yesterday’s at night", "2026-06-21T00:30:00Z", LONGYEARBYEN, "2026-06-20"],
  ])("%s", (_rule, now, place, day) => {
    expect(findRunningDay(Date.parse(now), place, "traditional", createSun).day).toBe(day);
  });

  it("begins with its sunrise to the millisecond", () => {
    const { sunrise } = findRunningDay(Date.parse("2026-11-22T10:00:00Z"), BERLIN, "traditional", createSun).sun;
    const at = (now: number): string => findRunningDay(now, BERLIN, "traditional", createSun).day;
    expect([at((sunrise ?? 0) - 1), at(sunrise ?? 0)]).toEqual(["2026-11-21", "2026-11-22"]);
  });

  it.each([BERLIN, NEW_YORK, KIRITIMATI, PAGO_PAGO, LONGYEARBYEN])(
    "holds the current hour of equal hours at any time: %o",
    (place) => {
      for (let now = Date.parse("2026-03-01T00:00:00Z"); now < Date.parse("2026-03-09T00:00:00Z"); now += 5_400_000) {
        const current = findCurrentHour(now, place, "equal", createSun);
        expect(current?.day.day).toBe(findRunningDay(now, place, "equal", createSun).day);
      }
    },
  );
});

const LONDON: Place = { latitudeDeg: 51.5074, longitudeDeg: -0.1278, timezone: "Europe/London" };
const TROMSO: Place = { latitudeDeg: 69.6492, longitudeDeg: 18.9553, timezone: "Europe/Oslo" };

describe("the next hour of each planet", () => {
  it("begins after the present, also in the night that yesterday began", () => {
    const now = Date.parse("2026-11-20T06:00:00Z");
    const found = findNextHours(now, LONDON, "traditional", createSun);
    expect(found.sun?.hour.hour).toBe(24);
    expect(found.sun?.day.day).toBe("2026-11-19");
    expect(found.venus?.hour.hour).toBe(1);
    expect(found.venus?.day.day).toBe("2026-11-20");
    for (const planet of PLANETS) {
      expect(found[planet]?.hour.planet).toBe(planet);
      expect(found[planet]?.hour.startsAt).toBeGreaterThan(now);
    }
    // Seven hours in a row have seven rulers, and none of them lasts longer than 90 minutes here.
    const last = Math.max(...PLANETS.map((planet) => found[planet]?.hour.startsAt ?? 0));
    expect(last - now).toBeLessThan(8 * 90 * 60_000);
  });

  it("is the first after the night of winter, where that ends within a fortnight", () => {
    const now = Date.parse("2027-01-08T12:00:00Z");
    const found = findNextHours(now, TROMSO, "traditional", createSun);
    expect(found.saturn?.day.day).toMatch(/^2027-01-1\d$/);
  });

  it("is none within the night of winter, unless equal hours were chosen", () => {
    const now = Date.parse("2026-12-10T12:00:00Z");
    expect(Object.values(findNextHours(now, TROMSO, "traditional", createSun))).toEqual(PLANETS.map(() => null));
    expect(findNextHours(now, TROMSO, "equal", createSun).moon?.hour.startsAt).toBeGreaterThan(now);
  });
});

describe("where the sun neither rises nor sets", () => {
  it.each([
    ["2026-06-21T12:00:00Z", TROMSO, "rise", "2026-05-17", "set", "2026-07-25"],
    ["2026-12-21T12:00:00Z", TROMSO, "set", "2026-11-27", "rise", "2027-01-15"],
    ["2026-06-21T12:00:00Z", { ...TROMSO, latitudeDeg: 90 }, "rise", "2026-03-18", "set", "2026-09-25"],
    ["2026-06-21T12:00:00Z", { ...TROMSO, latitudeDeg: -90 }, "set", "2026-03-22", "rise", "2026-09-20"],
  ])(
    "on %s, it is known when it last did and when it next will",
    (now, place, lastKind, lastDay, nextKind, nextDay) => {
      const { last, next } = findHorizonEvents(Date.parse(now), place, createSun);
      expect([last?.kind, new Date(last?.at ?? 0).toISOString().slice(0, 10)]).toEqual([lastKind, lastDay]);
      expect([next?.kind, new Date(next?.at ?? 0).toISOString().slice(0, 10)]).toEqual([nextKind, nextDay]);
    },
  );
});
