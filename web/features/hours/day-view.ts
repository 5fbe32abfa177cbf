import { createSun } from "#domain/hours/astronomy-sun.ts";
import { type CivilDay, findDayStart } from "#domain/hours/civil-day.ts";
import { type CurrentHour, findCurrentHour, findRunningDay } from "#domain/hours/find-hours.ts";
import { findPlanetaryDay, type PlanetaryDay } from "#domain/hours/planetary-day.ts";
import { type Division, listPlanetaryHours, type PlanetaryHour } from "#domain/hours/planetary-hours.ts";
import { findHorizonEvents, type HorizonEvents } from "#domain/hours/sun-events.ts";
import { DAY_MS } from "#domain/lib/time.ts";
import type { PickedPlace } from "#domain/places/picked-place.ts";

/** A day at a place, computed: what the page shows of it. */
export interface DayView {
  readonly place: PickedPlace;
  readonly division: Division;
  readonly day: PlanetaryDay;
  /** None where the sun makes none and equal ones weren't asked for. */
  readonly hours: readonly PlanetaryHour[];
  /** Where the day isn't one of sunrise, sunset and sunrise: when the sun last crossed the horizon, and when it next will. */
  readonly horizon: HorizonEvents | null;
}

/** The hour that a place lives in now, and the one after it. */
export interface Present {
  readonly current: CurrentHour;
  readonly next: CurrentHour | null;
}

/** Computes a day that the calendar of a place has, wholly on this device. */
export function viewDay(date: CivilDay, place: PickedPlace, division: Division): DayView {
  const day = findPlanetaryDay(date, place, createSun);
  const middle = day.sun.solarNoon ?? findDayStart(date, place.timezone) + DAY_MS / 2;
  return {
    place,
    division,
    day,
    hours: listPlanetaryHours(day, division),
    horizon: day.status === "normal" ? null : findHorizonEvents(middle, place, createSun),
  };
}

/** The civil day after which the planetary day is named that runs now at a place. */
export function nameRunningDay(now: number, place: PickedPlace, division: Division): CivilDay {
  return findRunningDay(now, place, division, createSun).day;
}

/** The present hour at a place; null where the sun makes none. */
export function findPresent(now: number, place: PickedPlace, division: Division): Present | null {
  const current = findCurrentHour(now, place, division, createSun);
  return current && { current, next: findCurrentHour(current.hour.endsAt, place, division, createSun) };
}
