import { PLANETS, type Planet } from "../sigils/planets.ts";
import { addDays, findCivilDay } from "./civil-day.ts";
import type { CurrentHour } from "./find-current-hour.ts";
import type { Place } from "./place.ts";
import { findPlanetaryDay } from "./planetary-day.ts";
import { type Division, listPlanetaryHours } from "./planetary-hours.ts";
import type { SunAt } from "./sun-events.ts";

/** How far ahead hours are looked for, days. */
const FORTNIGHT_DAYS = 14;

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
  const today = findCivilDay(now, place.timezone);
  for (let days = -1; days <= FORTNIGHT_DAYS && PLANETS.some((planet) => found[planet] === null); days += 1) {
    const day = findPlanetaryDay(addDays(today, days), place, sunAt);
    for (const hour of listPlanetaryHours(day, division)) {
      if (hour.startsAt > now) found[hour.planet] ??= { day, hour };
    }
  }
  return found;
}
