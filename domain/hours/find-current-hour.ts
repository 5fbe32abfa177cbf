import { DAY_MS } from "../lib/duration.ts";
import type { Place } from "./place.ts";
import { findDayOfSolarDay, type PlanetaryDay } from "./planetary-day.ts";
import { type Division, listPlanetaryHours, type PlanetaryHour } from "./planetary-hours.ts";
import { continueSolarDay, findSolarDay } from "./solar-day.ts";
import type { SunAt } from "./sun-events.ts";

/** The hour of an instant, with the planetary day that it belongs to. */
export interface CurrentHour {
  readonly day: PlanetaryDay;
  readonly hour: PlanetaryHour;
}

/** A planetary day ends before the noon after its own, and no solar day is longer than this, ms. */
const LONGEST_SOLAR_DAY_MS = 1.05 * DAY_MS;

/**
 * The hour that an instant lies in, its beginning included and its end not; null where the sun makes no hours then. Before sunrise the
 * night of the day before goes on; where clocks stand far from the sun, the day after may have begun.
 */
export function findCurrentHour(now: number, place: Place, division: Division, sunAt: SunAt): CurrentHour | null {
  const sun = sunAt(place);
  const first = findSolarDay(sun, now - LONGEST_SOLAR_DAY_MS);
  for (const solarDay of [first, continueSolarDay(sun, first)]) {
    const day = findDayOfSolarDay(solarDay, place, sun);
    const hour = listPlanetaryHours(day, division).find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
    if (hour) return { day, hour };
  }
  return null;
}
