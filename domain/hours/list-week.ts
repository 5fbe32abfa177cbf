import type { Planet } from "../sigils/planets.ts";
import { computeDayRuler } from "./chaldean-order.ts";
import { addDays, findWeekday } from "./civil-day.ts";

/** A day of the calendar with the planet that rules it. */
export interface RuledDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly ruler: Planet;
}

const WEEK_DAYS = 7;

/** The seven days that begin with a day of the calendar (YYYY-MM-DD), and their rulers. */
export function listWeek(firstDay: string): readonly RuledDay[] {
  return Array.from({ length: WEEK_DAYS }, (_, days) => {
    const day = addDays(firstDay, days);
    return { day, ruler: computeDayRuler(findWeekday(day)) };
  });
}
