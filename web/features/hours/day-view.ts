import { createSun } from "#domain/hours/astronomy-sun.ts";
import { findCivilDay, findDayStart } from "#domain/hours/civil-day.ts";
import { type CurrentHour, findCurrentHour } from "#domain/hours/find-current-hour.ts";
import { findHoursFault, type HoursFault } from "#domain/hours/find-fault.ts";
import { findHorizonEvents, type HorizonEvents } from "#domain/hours/find-sun-event.ts";
import { findPlanetaryDay, type PlanetaryDay } from "#domain/hours/planetary-day.ts";
import { type Division, listPlanetaryHours, type PlanetaryHour } from "#domain/hours/planetary-hours.ts";
import { DAY_MS } from "#domain/lib/duration.ts";
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

/** A day that can be shown, or what is wrong with what was asked for. */
export type DayOutcome = { readonly view: DayView } | { readonly fault: HoursFault };

/** Computes a civil day (YYYY-MM-DD) at a place, wholly on this device. */
export function viewDay(date: string, place: PickedPlace, division: Division): DayOutcome {
  const fault = findHoursFault(date, place);
  if (fault) return { fault };
  const day = findPlanetaryDay(date, place, createSun);
  const middle = day.sun.solarNoon ?? findDayStart(date, place.timezone) + DAY_MS / 2;
  return {
    view: {
      place,
      division,
      day,
      hours: listPlanetaryHours(day, division),
      horizon: day.status === "normal" ? null : findHorizonEvents(middle, place, createSun),
    },
  };
}

/** The civil day on which it is `now` at a place, or by this device's own clock where no place is known. */
export function findToday(now: number, place: PickedPlace | null): string {
  return findCivilDay(now, place?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** The hour that a place lives in now, and the one after it; null where the sun makes none. */
export function viewNow(
  now: number,
  place: PickedPlace,
  division: Division,
): { readonly current: CurrentHour; readonly next: CurrentHour | null } | null {
  const current = findCurrentHour(now, place, division, createSun);
  return current && { current, next: findCurrentHour(current.hour.endsAt, place, division, createSun) };
}
