import { describe, expect, it } from "vitest";
import { MACHINE_ZONES, standIn } from "#tests/support/machine-zones.ts";
import { createSun } from "./astronomy-sun.ts";
import type { CivilDay } from "./civil-day.ts";
import { findCurrentHour } from "./find-hours.ts";
import type { Place } from "./place.ts";
import { type DayStatus, findPlanetaryDay } from "./planetary-day.ts";
import { listPlanetaryHours } from "./planetary-hours.ts";

const QUITO: Place = { latitudeDeg: -0.1807, longitudeDeg: -78.4678, timezone: "America/Guayaquil" };
const LONDON: Place = { latitudeDeg: 51.5074, longitudeDeg: -0.1278, timezone: "Europe/London" };
const REYKJAVIK: Place = { latitudeDeg: 64.1466, longitudeDeg: -21.9426, timezone: "Atlantic/Reykjavik" };
const TROMSO: Place = { latitudeDeg: 69.6492, longitudeDeg: 18.9553, timezone: "Europe/Oslo" };
const SUVA: Place = { latitudeDeg: -18.1416, longitudeDeg: 178.4419, timezone: "Pacific/Fiji" };
const KIRITIMATI: Place = { latitudeDeg: 1.8721, longitudeDeg: -157.4278, timezone: "Pacific/Kiritimati" };

/** How far an event may lie from the table, s: near the poles the sun crosses the horizon at a grazing angle. */
function toleranceS({ latitudeDeg }: Place): number {
  return Math.abs(latitudeDeg) < 60 ? 10 : 60;
}

function expectAt(instant: number | null, expected: string, place: Place): void {
  expect(Math.abs((instant ?? Number.NaN) - Date.parse(expected)) / 1000, expected).toBeLessThanOrEqual(
    toleranceS(place),
  );
}

describe.each(MACHINE_ZONES)("on a machine in %s, a planetary day with its hours", (zone) => {
  standIn(zone);

  it.each<
    [string, Place, day: CivilDay, sun: [string, string, string], ruler: string, dayHourS: number, nightHourS: number]
  >([
    [
      "Quito",
      QUITO,
      "2026-03-20",
      ["2026-03-20T11:17:59Z", "2026-03-20T23:24:30Z", "2026-03-21T11:17:42Z"],
      "venus",
      3632.5,
      3566,
    ],
    [
      "London, the day after the clocks went forward",
      LONDON,
      "2026-03-29",
      ["2026-03-29T05:42:52Z", "2026-03-29T18:28:40Z", "2026-03-30T05:40:36Z"],
      "sun",
      3829,
      3359.6,
    ],
    [
      "London, when the clocks go back",
      LONDON,
      "2026-10-25",
      ["2026-10-25T06:41:38Z", "2026-10-25T16:46:46Z", "2026-10-26T06:43:23Z"],
      "sun",
      3025.6,
      4183.1,
    ],
    [
      "Reykjavik, where the sun sets tomorrow",
      REYKJAVIK,
      "2026-06-21",
      ["2026-06-21T02:55:19Z", "2026-06-22T00:03:51Z", "2026-06-22T02:55:35Z"],
      "sun",
      6342.6,
      858.7,
    ],
    [
      "Tromso, shortly before the night of winter",
      TROMSO,
      "2026-11-26",
      ["2026-11-26T09:56:55Z", "2026-11-26T11:05:13Z", "2026-11-27T10:20:20Z"],
      "jupiter",
      341.5,
      6975.6,
    ],
    [
      "Suva, where it is tomorrow",
      SUVA,
      "2026-11-20",
      ["2026-11-19T17:21:09Z", "2026-11-20T06:22:30Z", "2026-11-20T17:21:02Z"],
      "venus",
      3906.8,
      3292.7,
    ],
    [
      "Kiritimati, on the other side of the date line",
      KIRITIMATI,
      "2026-11-20",
      ["2026-11-19T16:14:15Z", "2026-11-20T04:16:07Z", "2026-11-20T16:14:31Z"],
      "venus",
      3609.3,
      3592,
    ],
  ])("%s", (_name, place, day, [sunrise, sunset, nextSunrise], ruler, dayHourS, nightHourS) => {
    const found = findPlanetaryDay(day, place, createSun);
    expect(found).toMatchObject({ day, ruler, status: "normal" });
    expectAt(found.sun.sunrise, sunrise, place);
    expectAt(found.sun.sunset, sunset, place);
    expectAt(found.sun.nextSunrise, nextSunrise, place);
    const hours = listPlanetaryHours(found, "traditional");
    const lengthsS = hours.map(({ startsAt, endsAt }) => (endsAt - startsAt) / 1000);
    for (const [index, lengthS] of lengthsS.entries()) {
      expect(Math.abs(lengthS - (index < 12 ? dayHourS : nightHourS))).toBeLessThanOrEqual(toleranceS(place) / 6);
    }
  });

  it.each<[CivilDay, DayStatus]>([
    ["2026-06-21", "polar_day"],
    ["2026-12-21", "polar_night"],
  ])("Tromso on %s has a sun that neither rises nor sets: %s", (day, status) => {
    const found = findPlanetaryDay(day, TROMSO, createSun);
    expect(found).toMatchObject({ status, sun: { sunrise: null, sunset: null, nextSunrise: null } });
    expect(listPlanetaryHours(found, "traditional")).toEqual([]);
  });

  it("Tromso has a last rise before the day of summer, and no set after it", () => {
    const found = findPlanetaryDay("2026-05-18", TROMSO, createSun);
    expect(found.status).toBe("partial");
    expectAt(found.sun.sunrise, "2026-05-17T22:52:53Z", TROMSO);
    expect(found.sun.sunset).toBeNull();
    expect(listPlanetaryHours(found, "traditional")).toEqual([]);
  });
});

describe.each(MACHINE_ZONES)("on a machine in %s, the hour of an instant", (zone) => {
  standIn(zone);

  it.each<[string, Place, now: string, hour: number, planet: string, day: string]>([
    ["before sunrise belongs to the night of the day before", LONDON, "2026-11-20T06:00:00Z", 23, "mars", "2026-11-19"],
    ["at half past one in summer time", LONDON, "2026-10-25T00:30:00Z", 19, "venus", "2026-10-24"],
    ["at half past one again, after the clocks went back", LONDON, "2026-10-25T01:30:00Z", 20, "mercury", "2026-10-24"],
    ["at half past five beyond the date line", KIRITIMATI, "2026-11-19T15:30:00Z", 24, "sun", "2026-11-19"],
  ])("%s", (_name, place, now, hour, planet, day) => {
    const found = findCurrentHour(Date.parse(now), place, "traditional", createSun);
    expect(found?.hour).toMatchObject({ hour, planet });
    expect(found?.day.day).toBe(day);
  });

  it("is none where the sun makes no hours, and an equal one where that was chosen", () => {
    const now = Date.parse("2026-12-21T10:00:00Z");
    expect(findCurrentHour(now, TROMSO, "traditional", createSun)).toBeNull();
    expect(findCurrentHour(now, TROMSO, "equal", createSun)?.hour.isDay).toBe(true);
  });

  it("changes at the very beginning of the next one", () => {
    const hours = listPlanetaryHours(findPlanetaryDay("2026-11-20", LONDON, createSun), "traditional");
    for (const { hour, startsAt, endsAt } of hours) {
      expect(findCurrentHour(Math.ceil(startsAt), LONDON, "traditional", createSun)?.hour.hour).toBe(hour);
      expect(findCurrentHour(Math.ceil(endsAt) - 1, LONDON, "traditional", createSun)?.hour.hour).toBe(hour);
    }
  });
});
