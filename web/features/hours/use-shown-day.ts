import { useMemo } from "react";
import type { CurrentHour } from "#domain/hours/find-current-hour.ts";
import { findDayFault, findPlaceFault, type HoursFault } from "#domain/hours/find-fault.ts";
import type { PickedPlace } from "#domain/places/picked-place.ts";
import { type DayView, findToday, viewDay, viewNow } from "./day-view.ts";
import { findLinkedDivision, findLinkedPlace, type HoursSearch } from "./hours-search.ts";

/** What the address asks for, computed. */
export interface ShownDay {
  /** The place of the address; null where it names none that can be used. */
  readonly place: PickedPlace | null;
  /** The civil day on which it is now at the place, else on this device. */
  readonly today: string;
  /** The day of the address as it stands there, today's where it names none. */
  readonly date: string;
  /** The day of the table; null where something is missing or wrong. */
  readonly view: DayView | null;
  /** The day of the dial: before sunrise, today's is the one whose night still goes on. */
  readonly dialView: DayView | null;
  /** The present hour and the one after it, where the day is today's and the sun makes hours. */
  readonly present: { readonly current: CurrentHour; readonly next: CurrentHour | null } | null;
  /** What is wrong with the day of the address. */
  readonly dayFault: HoursFault | null;
  /** What is wrong with its place. */
  readonly placeFault: HoursFault | null;
}

/** Computes what the address asks for; `now` is the present in milliseconds since 1970 in UTC. */
export function useShownDay(search: HoursSearch, now: number): ShownDay {
  const division = findLinkedDivision(search);
  // By its parts: the place of another day's address is the same one.
  const { lat, lon, tz, place: line } = search;
  const { place, placeFault } = useMemo(() => {
    const linked = findLinkedPlace({ lat, lon, tz, place: line });
    const found = linked && findPlaceFault(linked);
    return { place: found ? null : linked, placeFault: found };
  }, [lat, lon, tz, line]);

  const today = findToday(now, place);
  const date = search.date ?? today;
  const outcome = useMemo(() => place && viewDay(date, place, division), [date, place, division]);
  const view = outcome && "view" in outcome ? outcome.view : null;
  const present = useMemo(() => place && viewNow(now, place, division), [now, place, division]);
  const currentDay = present?.current.day.day;
  const isShowingNow = view !== null && (date === today || date === currentDay);

  const dialView = useMemo(() => {
    if (!place || !isShowingNow || !currentDay) return view;
    const currentOutcome = viewDay(currentDay, place, division);
    return "view" in currentOutcome ? currentOutcome.view : view;
  }, [place, isShowingNow, currentDay, division, view]);

  return {
    place,
    today,
    date,
    view,
    dialView,
    present: isShowingNow ? present : null,
    dayFault: outcome && "fault" in outcome ? outcome.fault : findDayFault(date),
    placeFault,
  };
}
