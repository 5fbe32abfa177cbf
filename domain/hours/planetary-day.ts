import { DAY_MS } from "../lib/duration.ts";
import type { Planet } from "../sigils/planets.ts";
import { computeDayRuler } from "./chaldean-order.ts";
import { findDayStart, findWeekday } from "./civil-day.ts";
import type { Place } from "./place.ts";
import type { Sun, SunAt } from "./sun-events.ts";

/** How the sun behaves on a planetary day; `partial` is a day on which it rises or sets but doesn't do all that a day is made of. */
export type DayStatus = "normal" | "polar_day" | "polar_night" | "partial";

/** The sun's events of a planetary day, in milliseconds since 1970 in UTC; null where there is no such event. */
export interface SunTimes {
  readonly sunrise: number | null;
  readonly solarNoon: number;
  readonly sunset: number | null;
  readonly nextSunrise: number | null;
}

/** A planetary day: from a sunrise to the next, named after the civil day in which its true noon falls at the place. */
export interface PlanetaryDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly place: Place;
  readonly ruler: Planet;
  readonly status: DayStatus;
  readonly sun: SunTimes;
}

/** A planetary day on which the sun rises, sets and rises again. */
export interface NormalDay extends PlanetaryDay {
  readonly status: "normal";
  readonly sun: { readonly [Event in keyof SunTimes]: number };
}

/** A solar day is never longer than this, so that the next of each turning point lies within it. */
const SOLAR_DAY_DAYS = 1.1;

/**
 * Finds the planetary day of a civil day. The sunrise is the last rise before the day's true noon, the sunset the first set after it and
 * the end the next rise, each within the half turn of the sun in which it belongs; what lies weeks away near the poles is no part of
 * this day.
 */
export function findPlanetaryDay(day: string, place: Place, sunAt: SunAt): PlanetaryDay {
  const sun = sunAt(place);
  const times = findSunTimes(sun, findDayStart(day, place.timezone));
  const { sunrise, sunset, nextSunrise } = times;
  const isNormal = sunrise !== null && sunset !== null && nextSunrise !== null;
  return {
    day,
    place,
    ruler: computeDayRuler(findWeekday(day)),
    status: isNormal ? "normal" : findPolarStatus(sun, times),
    sun: times,
  };
}

/** Whether the sun rises, sets and rises again on a planetary day. */
export function isNormalDay(day: PlanetaryDay): day is NormalDay {
  return day.status === "normal";
}

function findSunTimes(sun: Sun, dayStart: number): SunTimes {
  const solarNoon = need(sun.findNext("noon", dayStart, SOLAR_DAY_DAYS));
  const midnightBefore = need(sun.findLast("midnight", solarNoon, SOLAR_DAY_DAYS));
  const midnightAfter = need(sun.findNext("midnight", solarNoon, SOLAR_DAY_DAYS));
  const nextNoon = need(sun.findNext("noon", midnightAfter, SOLAR_DAY_DAYS));
  return {
    sunrise: findBetween(sun, "rise", midnightBefore, solarNoon),
    solarNoon,
    sunset: findBetween(sun, "set", solarNoon, midnightAfter),
    nextSunrise: findBetween(sun, "rise", midnightAfter, nextNoon),
  };
}

function findBetween(sun: Sun, kind: "rise" | "set", from: number, to: number): number | null {
  return sun.findNext(kind, from, (to - from) / DAY_MS);
}

/** The sun's highest and lowest points decide: whoever sees it at midnight sees it all day, whoever misses it at noon never sees it. */
function findPolarStatus(sun: Sun, { sunrise, solarNoon, sunset }: SunTimes): DayStatus {
  if (sunrise !== null || sunset !== null) return "partial";
  return sun.isUp(solarNoon) ? "polar_day" : "polar_night";
}

function need(instant: number | null): number {
  if (instant === null) throw new Error("The sun passed no meridian within a day.");
  return instant;
}
