import { describe, expect, it } from "vitest";
import { PLANETS } from "../sigils/methods/planetary/planets.ts";
import { createSun } from "./astronomy-sun.ts";
import { findNextHours } from "./find-next-hours.ts";
import { findHorizonEvents } from "./find-sun-event.ts";
import type { Place } from "./place.ts";

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
