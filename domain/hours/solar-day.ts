import { DAY_MS } from "../lib/time.ts";
import type { Sun } from "./sun-events.ts";

/**
 * The sun from a lowest point to the noon after next, from which a planetary day is made. All instants are milliseconds since
 * 1970 in UTC. The horizon is crossed within the half turn in which that belongs, or not at all (null): what lies weeks away near the poles
 * is no part of this day.
 */
export interface SolarDay {
  readonly noon: number;
  readonly sunrise: number | null;
  readonly sunset: number | null;
  readonly nextMidnight: number;
  readonly nextNoon: number;
  readonly nextSunrise: number | null;
}

/** A solar day is never longer than this, so that the next of each turning point lies within it. */
const SOLAR_DAY_DAYS = 1.05;

/** Finds the first solar day whose noon comes at or after an instant. */
export function findSolarDay(sun: Sun, from: number): SolarDay {
  const noon = need(sun.findNext("noon", from, SOLAR_DAY_DAYS));
  const midnight = need(sun.findLast("midnight", noon, SOLAR_DAY_DAYS));
  return complete(sun, noon, findBetween(sun, "rise", midnight, noon));
}

/**
 * Finds the earliest solar day whose planetary day may hold an instant: that ends before the noon after its own. If it doesn't hold it, the
 * next one may.
 */
export function findEarliestSolarDay(sun: Sun, instant: number): SolarDay {
  return findSolarDay(sun, instant - SOLAR_DAY_DAYS * DAY_MS);
}

/** Finds the solar day after another, which has found its noon and its sunrise already. */
export function continueSolarDay(sun: Sun, { nextNoon, nextSunrise }: SolarDay): SolarDay {
  return complete(sun, nextNoon, nextSunrise);
}

function complete(sun: Sun, noon: number, sunrise: number | null): SolarDay {
  const nextMidnight = need(sun.findNext("midnight", noon, SOLAR_DAY_DAYS));
  const nextNoon = need(sun.findNext("noon", nextMidnight, SOLAR_DAY_DAYS));
  return {
    noon,
    sunrise,
    sunset: findBetween(sun, "set", noon, nextMidnight),
    nextMidnight,
    nextNoon,
    nextSunrise: findBetween(sun, "rise", nextMidnight, nextNoon),
  };
}

function findBetween(sun: Sun, kind: "rise" | "set", from: number, to: number): number | null {
  return sun.findNext(kind, from, (to - from) / DAY_MS);
}

function need(instant: number | null): number {
  if (instant === null) throw new Error("The sun passed no meridian within a day.");
  return instant;
}
