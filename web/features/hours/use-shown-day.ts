import { useMemo } from "react";
import { findCivilDay } from "#domain/hours/civil-day.ts";
import { findDayFault, type HoursFault } from "#domain/hours/find-fault.ts";
import type { PickedPlace } from "#domain/places/picked-place.ts";
import { type DayView, findPresent, nameRunningDay, type Present, viewDay } from "./day-view.ts";
import { findLinkedDivision, type HoursSearch } from "./hours-search.ts";
import { parseLinkedPlace } from "./linked-place.ts";

/** What the address asks for, computed: one day for the whole page. */
export interface ShownDay {
  /** The place of the address; null where it names none that can be used. */
  readonly place: PickedPlace | null;
  /** What is wrong with the place of the address. */
  readonly placeFault: HoursFault | null;
  /** The planetary day that runs now at the place, by its civil day; without a place, this device's today. */
  readonly runningDay: string;
  /** The day of the address as it is written there, the running one where it names none. */
  readonly date: string;
  /** What is wrong with the day of the address. */
  readonly dayFault: HoursFault | null;
  /** Null where something is missing or wrong. */
  readonly view: DayView | null;
  /** The present hour and the one after it, where the day shown is the running one and the sun makes hours. */
  readonly present: Present | null;
}

/** Computes what the address asks for; `now` is the present in milliseconds since 1970 in UTC. */
export function useShownDay(search: HoursSearch, now: number): ShownDay {
  const division = findLinkedDivision(search);
  // By its parts: the place of another day's address is the same one.
  const { lat, lon, tz, place: line } = search;
  const { place, fault: placeFault } = useMemo(
    () => parseLinkedPlace({ lat, lon, tz, place: line }),
    [lat, lon, tz, line],
  );

  const runningDay = useMemo(
    () => (place ? nameRunningDay(now, place, division) : findCivilDay(now, findDeviceZone())),
    [now, place, division],
  );
  const date = search.date ?? runningDay;
  const dayFault = useMemo(() => findDayFault(date, place?.timezone), [date, place]);
  const view = useMemo(
    () => (place && !dayFault ? viewDay(date, place, division) : null),
    [date, dayFault, place, division],
  );
  const isRunning = date === runningDay;
  const present = useMemo(
    () => (place && isRunning ? findPresent(now, place, division) : null),
    [now, place, division, isRunning],
  );
  return { place, placeFault, runningDay, date, dayFault, view, present };
}

function findDeviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
