import type { Place } from "./place.ts";
import { findDayOfSolarDay, type PlanetaryDay } from "./planetary-day.ts";
import { type Division, listPlanetaryHours, type PlanetaryHour } from "./planetary-hours.ts";
import { continueSolarDay, findEarliestSolarDay } from "./solar-day.ts";
import type { SunAt } from "./sun-events.ts";

/** The hour of an instant, with the planetary day that it belongs to. */
export interface CurrentHour {
  readonly day: PlanetaryDay;
  readonly hour: PlanetaryHour;
}

/**
 * The hour that an instant lies in, its beginning included and its end not; null where the sun makes no hours then. Before sunrise the
 * night of the day before goes on; where clocks stand far from the sun, the day after may have begun.
 */
export function findCurrentHour(now: number, place: Place, division: Division, sunAt: SunAt): CurrentHour | null {
  const sun = sunAt(place);
  const first = findEarliestSolarDay(sun, now);
  for (const solarDay of [first, continueSolarDay(sun, first)]) {
    const day = findDayOfSolarDay(solarDay, place, sun);
    const hour = listPlanetaryHours(day, division).find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
    if (hour) return { day, hour };
  }
  return null;
}
