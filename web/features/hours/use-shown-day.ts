// Apart from `hours-search.ts`, which is in the first load of every page: what knows the zones weighs 20 kB.
import { useMemo } from "react";
import { type CivilDay, findCivilDay } from "#domain/hours/civil-day.ts";
import { type HoursFault, parseDay, parsePlace, requireDayKept } from "#domain/hours/parse-input.ts";
import { ok, type Result } from "#domain/lib/result.ts";
import type { PickedPlace } from "#domain/places/picked-place.ts";
import { type DayView, findPresent, nameRunningDay, type Present, viewDay } from "./day-view.ts";
import { findLinkedDivision, type HoursSearch } from "./hours-search.ts";

/** What the address requests, computed: one day for the whole page. The address is parsed here and nowhere else. */
export interface ShownDay {
  /** The place of the address; null where it names none that can be used. */
  readonly place: PickedPlace | null;
  /** Whether the address names a place that there is not. */
  readonly isPlaceUnknown: boolean;
  /** The planetary day that runs now at the place, by its civil day; without a place, this device's today. */
  readonly runningDay: CivilDay;
  /** The day of the address as it is written there, the running one where it names none. */
  readonly writtenDate: string;
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
  const linked = useMemo(() => parseLinkedPlace({ lat, lon, tz, place: line }), [lat, lon, tz, line]);
  const place = linked.isOk ? linked.value : null;

  const runningDay = useMemo(
    () => (place ? nameRunningDay(now, place, division) : findCivilDay(now, findDeviceZone())),
    [now, place, division],
  );
  const { date } = search;
  const day = useMemo(
    () => (date === undefined ? ok(runningDay) : parseLinkedDay(date, place)),
    [date, place, runningDay],
  );
  const shown = day.isOk ? day.value : null;
  const view = useMemo(
    () => (place && shown !== null ? viewDay(shown, place, division) : null),
    [shown, place, division],
  );
  const isRunning = shown === runningDay;
  const present = useMemo(
    () => (place && isRunning ? findPresent(now, place, division) : null),
    [now, place, division, isRunning],
  );
  return {
    place,
    isPlaceUnknown: !linked.isOk,
    runningDay,
    writtenDate: date ?? runningDay,
    dayFault: day.isOk ? null : day.error,
    view,
    present,
  };
}

function findDeviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function parseLinkedDay(date: string, place: PickedPlace | null): Result<CivilDay, HoursFault> {
  const day = parseDay(date);
  return day.isOk && place ? requireDayKept(day.value, place.timezone) : day;
}

/** The place that a query names; null where it names none. */
export function parseLinkedPlace({ lat, lon, tz, place: line }: HoursSearch): Result<PickedPlace | null, HoursFault> {
  if (lat === undefined || lon === undefined || tz === undefined) return ok(null);
  return parsePlace({ latitudeDeg: toNumber(lat), longitudeDeg: toNumber(lon), timezone: tz, label: line ?? null });
}

function toNumber(degrees: number | string): number {
  return typeof degrees === "number" ? degrees : Number.NaN;
}
