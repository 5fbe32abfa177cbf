import { PLANETS, type Planet } from "../sigils/methods/planetary/planets.ts";
import type { CurrentHour } from "./find-current-hour.ts";
import type { Place } from "./place.ts";
import { findDayOfSolarDay } from "./planetary-day.ts";
import { type Division, listPlanetaryHours } from "./planetary-hours.ts";
import { continueSolarDay, findEarliestSolarDay } from "./solar-day.ts";
import type { SunAt } from "./sun-events.ts";

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
