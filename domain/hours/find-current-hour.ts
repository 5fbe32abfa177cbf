import { DAY_MS } from "../lib/time.ts";
import type { Place } from "./place.ts";
import { findDayOfSolarDay, type PlanetaryDay } from "./planetary-day.ts";
import { type Division, listPlanetaryHours, type PlanetaryHour } from "./planetary-hours.ts";
import { continueSolarDay, findEarliestSolarDay, type SolarDay } from "./solar-day.ts";
import type { SunAt } from "./sun-events.ts";

/** The hour of an instant, with the planetary day that it belongs to. */
export interface CurrentHour {
  readonly day: PlanetaryDay;
  readonly hour: PlanetaryHour;
}

/**
 * Finds the planetary day that runs at an instant: from a sunrise to the next, so that before sunrise it is the one that began the day
 * before. Where one of these sunrises is missing, and for equal hours, it begins six hours before true noon, as equal hours do.
 */
export function findRunningDay(now: number, place: Place, division: Division, sunAt: SunAt): PlanetaryDay {
  const sun = sunAt(place);
  const first = findEarliestSolarDay(sun, now);
  const running = now < findEnd(first, division) ? first : continueSolarDay(sun, first);
  return findDayOfSolarDay(running, place, sun);
}

/** Finds the hour that an instant lies in, its beginning included and its end not; null where the sun makes no hours then. */
export function findCurrentHour(now: number, place: Place, division: Division, sunAt: SunAt): CurrentHour | null {
  const day = findRunningDay(now, place, division, sunAt);
  const hour = listPlanetaryHours(day, division).find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  return hour ? { day, hour } : null;
}

function findEnd({ nextSunrise, nextNoon }: SolarDay, division: Division): number {
  return division === "equal" || nextSunrise === null ? nextNoon - DAY_MS / 4 : nextSunrise;
}
