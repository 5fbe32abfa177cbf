import { DAY_MS } from "../lib/time.ts";
import { PLANETS, type Planet } from "../sigils/methods/planetary/planets.ts";
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

/** The day whose night may go on, and a fortnight after it. */
const DAYS = 1 + 14;

/** The next hour of each planet that begins after an instant, with its planetary day; null where there is none within a fortnight. */
export function findNextHours(
  now: number,
  place: Place,
  division: Division,
  sunAt: SunAt,
): Readonly<Record<Planet, CurrentHour | null>> {
  const found: Record<Planet, CurrentHour | null> = {
    saturn: null,
    jupiter: null,
    mars: null,
    sun: null,
    venus: null,
    mercury: null,
    moon: null,
  };
  const sun = sunAt(place);
  let solarDay = findEarliestSolarDay(sun, now);
  for (let looked = 0; looked < DAYS && PLANETS.some((planet) => found[planet] === null); looked += 1) {
    const day = findDayOfSolarDay(solarDay, place, sun);
    for (const hour of listPlanetaryHours(day, division)) {
      if (hour.startsAt > now) found[hour.planet] ??= { day, hour };
    }
    solarDay = continueSolarDay(sun, solarDay);
  }
  return found;
}
