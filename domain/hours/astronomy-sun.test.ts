import { Body, Observer as GeoObserver, SearchHourAngle, SearchRiseSet } from "astronomy-engine";
import { describe, expect, it } from "vitest";
import { createSun } from "./astronomy-sun.ts";
import type { Observer, SunEventKind } from "./sun-events.ts";

const DAY_MS = 86_400_000;
const SECOND_MS = 1000;

const LATITUDES_DEG = [
  -90, -89.95, -78.2, -69.7, -66.6, -66.4, -45, 0, 23.4, 51.5, 59.9, 65, 66.56, 67.4, 80, 89.5, 90,
];
const YEARS = [1900, 1937, 1968, 2000, 2026, 2061, 2100];

/** An instant of every fourth week of a year, at an hour that moves on. */
function listInstants(year: number): readonly number[] {
  return Array.from({ length: 13 }, (_, index) =>
    Date.UTC(year, 0, 1 + 28 * index, (5 * index) % 24, 13 * (index % 4)),
  );
}

/** What the engine finds by its own search. */
function searchByEngine(kind: SunEventKind, observer: Observer, from: number, days: number): number | null {
  const place = new GeoObserver(observer.latitudeDeg, observer.longitudeDeg, 0);
  if (kind === "rise" || kind === "set") {
    const found = SearchRiseSet(Body.Sun, place, kind === "rise" ? 1 : -1, new Date(from), days);
    return found?.date.getTime() ?? null;
  }
  const found = SearchHourAngle(Body.Sun, place, kind === "noon" ? 0 : 12, new Date(from), Math.sign(days));
  return found.time.date.getTime();
}

describe("the sun", () => {
  it.each(YEARS)(
    "of %i is found within a second of where the engine's own search finds it, at all latitudes",
    (year) => {
      let compared = 0;
      for (const [index, latitudeDeg] of LATITUDES_DEG.entries()) {
        const observer = { latitudeDeg, longitudeDeg: ((index * 67) % 360) - 180 };
        const sun = createSun(observer);
        for (const from of listInstants(year)) {
          for (const kind of ["rise", "set", "noon", "midnight"] as const) {
            for (const [days, found] of [
              [1.2, sun.findNext(kind, from, 1.2)],
              [-1.2, sun.findLast(kind, from, 1.2)],
            ] as const) {
              const expected = searchByEngine(kind, observer, from, days);
              const about = `${kind} at ${latitudeDeg}, ${days} days from ${new Date(from).toISOString()}`;
              expect(found === null, about).toBe(expected === null);
              expect(Math.abs((found ?? 0) - (expected ?? 0)), about).toBeLessThanOrEqual(SECOND_MS);
              compared += 1;
            }
          }
        }
      }
      expect(compared).toBe(LATITUDES_DEG.length * 13 * 8);
    },
  );

  it.each([
    [67.4, "2026-12-05T00:00:00Z", 60],
    [66.6, "2026-05-20T00:00:00Z", 60],
    [-66.5, "2026-05-25T00:00:00Z", 60],
    [89.9, "2026-03-10T00:00:00Z", 20],
    [90, "2026-09-15T00:00:00Z", 20],
  ])("grazes the horizon at latitude %f from %s on as the engine's own search says", (latitudeDeg, from, days) => {
    const observer = { latitudeDeg, longitudeDeg: 20 };
    const sun = createSun(observer);
    for (let day = 0; day < days; day += 1) {
      const start = Date.parse(from) + day * DAY_MS;
      for (const kind of ["rise", "set"] as const) {
        const [found, expected] = [sun.findNext(kind, start, 1), searchByEngine(kind, observer, start, 1)];
        expect(found === null, `${kind} after ${new Date(start).toISOString()}`).toBe(expected === null);
        expect(Math.abs((found ?? 0) - (expected ?? 0))).toBeLessThanOrEqual(SECOND_MS);
      }
    }
  });

  it("is up between rise and set, and not before or after", () => {
    const sun = createSun({ latitudeDeg: 51.5, longitudeDeg: 0 });
    const rise = sun.findNext("rise", Date.parse("2026-03-20T00:00:00Z"), 1) ?? Number.NaN;
    const set = sun.findNext("set", rise, 1) ?? Number.NaN;
    expect([rise - SECOND_MS, rise + SECOND_MS, set - SECOND_MS, set + SECOND_MS].map(sun.isUp)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it("rises once a year at the pole, and is found from half a year away", () => {
    const sun = createSun({ latitudeDeg: 90, longitudeDeg: 0 });
    const rise = sun.findNext("rise", Date.parse("2025-10-01T00:00:00Z"), 366) ?? Number.NaN;
    expect(new Date(rise).toISOString().slice(0, 10)).toBe("2026-03-18");
    expect(sun.findNext("rise", rise + DAY_MS, 300)).toBeNull();
    expect(Math.abs((sun.findLast("rise", Date.parse("2026-09-01T00:00:00Z"), 366) ?? 0) - rise)).toBeLessThan(
      SECOND_MS,
    );
  });
});
