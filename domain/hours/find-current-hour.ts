import { addDays, findCivilDay } from "./civil-day.ts";
import type { Place } from "./place.ts";
import { findPlanetaryDay, type PlanetaryDay } from "./planetary-day.ts";
import { type Division, listPlanetaryHours, type PlanetaryHour } from "./planetary-hours.ts";
import type { SunAt } from "./sun-events.ts";

/** The hour of an instant, with the planetary day that it belongs to. */
export interface CurrentHour {
  readonly day: PlanetaryDay;
  readonly hour: PlanetaryHour;
}

/** Before sunrise the night of the day before goes on; where clocks stand far from the sun, the day after may have begun. */
const NEIGHBOURS = [0, -1, 1];

/** The hour that an instant lies in, its beginning included and its end not; null where the sun makes no hours then. */
export function findCurrentHour(now: number, place: Place, division: Division, sunAt: SunAt): CurrentHour | null {
  const today = findCivilDay(now, place.timezone);
  for (const days of NEIGHBOURS) {
    const day = findPlanetaryDay(addDays(today, days), place, sunAt);
    const hour = listPlanetaryHours(day, division).find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
    if (hour) return { day, hour };
  }
  return null;
}
