import { describe, expect, it } from "vitest";
import { createSun } from "#domain/hours/astronomy-sun.ts";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import type { Place } from "#domain/hours/place.ts";
import { type DayStatus, findPlanetaryDay } from "#domain/hours/planetary-day.ts";
import { MACHINE_ZONES, standIn } from "#tests/support/machine-zones.ts";
import { JPL_EPHEMERIS, NREL_REFERENCE, type Published, USNO_TABLES } from "./almanac-events.ts";

const SOURCES: readonly (readonly [name: string, published: readonly Published[], roundingS: number])[] = [
  ["the Naval Observatory's tables", USNO_TABLES, 30],
  ["the Renewable Energy Laboratory's reference", NREL_REFERENCE, 0.5],
  ["an ephemeris of the Jet Propulsion Laboratory", JPL_EPHEMERIS, 0.5],
];

/** How far an event may lie from what was published beside its rounding, s: near the poles the sun crosses the horizon at a grazing angle. */
function toleranceS(latitudeDeg: number): number {
  return Math.abs(latitudeDeg) < 60 ? 10 : 60;
}

/** A place by the clock of the meridian nearest to it; the zones of this name count westward. */
function placeAt({ latitudeDeg, longitudeDeg }: Pick<Published, "latitudeDeg" | "longitudeDeg">): Place {
  const hoursWest = -Math.round(longitudeDeg / 15);
  return { latitudeDeg, longitudeDeg, timezone: `Etc/GMT${hoursWest < 0 ? "" : "+"}${hoursWest}` };
}

describe.each(MACHINE_ZONES)("on a machine in %s, planetary days agree with", (zone) => {
  standIn(zone);

  it.each(
    SOURCES.flatMap(([source, published, roundingS]) =>
      published.flatMap((entry) => entry.events.map((event) => [source, entry, roundingS, event] as const)),
    ).map(([source, entry, roundingS, [day, event, at]]) => ({ source, entry, roundingS, day, event, at })),
  )("$source: $entry.place, $event of $day", ({ entry, roundingS, day, event, at }) => {
    const found = findPlanetaryDay(day, placeAt(entry), createSun).sun[event] ?? Number.NaN;
    const awayS = Math.abs(found - Date.parse(at)) / 1000;
    expect(awayS, new Date(found).toISOString()).toBeLessThanOrEqual(toleranceS(entry.latitudeDeg) + roundingS);
  });

  it.each<[string, latitudeDeg: number, longitudeDeg: number, day: CivilDay, status: DayStatus]>([
    ["Longyearbyen", 78.216667, 15.633333, "2020-02-05", "polar_night"],
    ["Longyearbyen", 78.216667, 15.633333, "2020-04-25", "polar_day"],
    ["Longyearbyen", 78.216667, 15.633333, "2020-08-15", "polar_day"],
    ["Longyearbyen", 78.216667, 15.633333, "2020-11-05", "polar_night"],
    ["80 north", 80, 0, "2019-02-20", "polar_night"],
    ["80 north", 80, 0, "2019-04-13", "partial"],
    ["80 north", 80, 0, "2019-04-14", "polar_day"],
    ["80 north", 80, 0, "2019-08-29", "polar_day"],
    ["80 north", 80, 0, "2019-08-30", "partial"],
    ["80 north", 80, 0, "2019-10-20", "normal"],
    ["80 north", 80, 0, "2019-10-22", "polar_night"],
    ["80 south", -80, -150, "2019-04-18", "polar_night"],
    ["80 south", -80, -150, "2019-11-10", "polar_day"],
  ])(
    "the Naval Observatory's tables: %s, %f %f on %s has a %s sun",
    (_place, latitudeDeg, longitudeDeg, day, status) => {
      expect(findPlanetaryDay(day, placeAt({ latitudeDeg, longitudeDeg }), createSun).status).toBe(status);
    },
  );
});
