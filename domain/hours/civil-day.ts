import { Temporal } from "temporal-polyfill";
import { DAY_MS } from "../lib/time.ts";

/** A day of the calendar, YYYY-MM-DD: what texts become by `parseDay`, and instants by `findCivilDay`. */
export type CivilDay = `${number}-${number}-${number}`;

/** The years whose hours are computed: before, civil days were counted otherwise; after, nobody knows how fast the earth will turn. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/** Characters of YYYY-MM-DD. */
const DAY_LENGTH = 10;

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isCivilDay(text: string): text is CivilDay {
  if (!SHAPE.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}

/** Whether the hours of a dated text are computed, by its year. */
export function isYearCovered(day: string): boolean {
  const year = Number(/^[+-]?\d+/.exec(day)?.[0]);
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** Whether clocks in a zone ever showed a day of the calendar: a zone that crosses the date line westward leaves one out. */
export function isDayKept(day: CivilDay, timezone: string): boolean {
  return findCivilDay(findDayStart(day, timezone), timezone) === day;
}

/** The civil day a number of days later, or earlier where the number is negative. */
export function addDays(day: CivilDay, days: number): CivilDay {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, DAY_LENGTH) as CivilDay;
}

/** The weekday of a civil day: 0 is Sunday, 6 is Saturday. */
export function findWeekday(day: CivilDay): number {
  return new Date(day).getUTCDay();
}

/** The civil day of an instant in a zone. */
export function findCivilDay(instant: number, timezone: string): CivilDay {
  // Hours begin at fractions of a millisecond, which no calendar knows.
  const clock = Temporal.Instant.fromEpochMilliseconds(Math.floor(instant)).toZonedDateTimeISO(timezone);
  return clock.toPlainDate().toString() as CivilDay;
}

/** When a civil day begins in a zone, in milliseconds since 1970 in UTC: midnight, or the first instant after it that clocks there show. */
export function findDayStart(day: CivilDay, timezone: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime(timezone).epochMilliseconds;
}

/** The day before (-1) or after (1) another in the calendar of a zone, which may have left one out; null beyond the years that are computed. */
export function findNeighborDay(day: CivilDay, direction: 1 | -1, timezone: string): CivilDay | null {
  const next = addDays(day, direction);
  if (!isYearCovered(next)) return null;
  return isDayKept(next, timezone) ? next : addDays(next, direction);
}
