import { err, ok, type Result } from "../lib/result.ts";
import { type CivilDay, FIRST_YEAR, isCivilDay, isDayKept, isYearCovered, LAST_YEAR } from "./civil-day.ts";
import { isLatitude, isLongitude, type Place } from "./place.ts";
import { findTimezone } from "./timezone.ts";

/** What can be wrong with a day and a place for which hours are requested. */
export interface HoursFault {
  readonly code: "day" | "year" | "latitude" | "longitude" | "timezone" | "day_left_out";
  /** Fit to show: it says what to do. */
  readonly message: string;
}

/** What is said of each fault that concerns one field alone. */
export const HOURS_MESSAGES = {
  day: "Please give a day of the calendar as year, month and day, such as 2026-03-20.",
  year: `Please choose a year from ${FIRST_YEAR} to ${LAST_YEAR}.`,
  latitude: "Please give a latitude from -90 to 90 degrees.",
  longitude: "Please give a longitude from -180 to 180 degrees.",
  timezone: "Please give a time zone by its name, such as Europe/London.",
} as const satisfies Partial<Record<HoursFault["code"], string>>;

/** A year, a month and a day in digits, of any length. */
const DATED = /^[+-]?\d+-\d{2}-\d{2}$/;

/** Reads a day of the calendar (YYYY-MM-DD) within the years that are computed; fails with `day` or `year`. */
export function parseDay(text: string): Result<CivilDay, HoursFault> {
  if (DATED.test(text) && !isYearCovered(text)) return refuse("year");
  return isCivilDay(text) ? ok(text) : refuse("day");
}

/** Requires that the calendar of a zone has a day; fails with `day_left_out` where the zone skipped it by crossing the date line. */
export function requireDayKept(day: CivilDay, timezone: string): Result<CivilDay, HoursFault> {
  if (isDayKept(day, timezone)) return ok(day);
  const message = `The calendar of ${timezone} left out ${day}. Please choose the day before or after it.`;
  return err({ code: "day_left_out", message });
}

/** Reads a place whose parts are unverified, and gives its zone the present name; fails with `latitude`, `longitude` or `timezone`. */
export function parsePlace<Candidate extends Place>(candidate: Candidate): Result<Candidate, HoursFault> {
  if (!isLatitude(candidate.latitudeDeg)) return refuse("latitude");
  if (!isLongitude(candidate.longitudeDeg)) return refuse("longitude");
  const timezone = findTimezone(candidate.timezone);
  return timezone === null ? refuse("timezone") : ok({ ...candidate, timezone });
}

function refuse(code: keyof typeof HOURS_MESSAGES): Result<never, HoursFault> {
  return err({ code, message: HOURS_MESSAGES[code] });
}
