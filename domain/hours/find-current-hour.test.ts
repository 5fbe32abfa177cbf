import { describe, expect, it } from "vitest";
import { createSun } from "./astronomy-sun.ts";
import { findCurrentHour, findRunningDay } from "./find-current-hour.ts";
import type { Place } from "./place.ts";

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
