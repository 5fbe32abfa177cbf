import { useEffect, useMemo, useState } from "react";
import { findCivilDay } from "#domain/hours/civil-day.ts";
import { findDayFault, findPlaceFault, type HoursFault } from "#domain/hours/parse-input.ts";
// Apart from `hours-search.ts`, which is in the first load of every page: what knows the zones weighs 20 kB.
import { findTimezone } from "#domain/hours/timezone.ts";
import type { PickedPlace } from "#domain/places/picked-place.ts";
import { type DayView, findPresent, nameRunningDay, type Present, viewDay } from "./day-view.ts";
import { findLinkedDivision, type HoursSearch } from "./hours-search.ts";

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

/** What a query says of a place. */
export interface LinkedPlace {
  /** With its zone's present name; null where the query names none, or none that there is. */
  readonly place: PickedPlace | null;
  readonly fault: HoursFault | null;
}

/** Reads the place that a query names. */
export function parseLinkedPlace({ lat, lon, tz, place: line }: HoursSearch): LinkedPlace {
  if (lat === undefined || lon === undefined || tz === undefined) return { place: null, fault: null };
  const place = {
    latitudeDeg: toNumber(lat),
    longitudeDeg: toNumber(lon),
    timezone: findTimezone(tz) ?? tz,
    label: line ?? null,
  };
  const fault = findPlaceFault(place);
  return { place: fault ? null : place, fault };
}

function toNumber(degrees: number | string): number {
  return typeof degrees === "number" ? degrees : Number.NaN;
}

const REFRESH_MS = 60_000;

/** The present, in milliseconds since 1970: looked up each minute, and at once when the visitor comes back to the page. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const refresh = () => setNow(Date.now());
    const timer = setInterval(refresh, REFRESH_MS);
    // A hidden page's clock is slowed down or stopped.
    const refreshOnReturn = () => document.visibilityState === "visible" && refresh();
    document.addEventListener("visibilitychange", refreshOnReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refreshOnReturn);
    };
  }, []);
  return now;
}
