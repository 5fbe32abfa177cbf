import { FIRST_YEAR, isCivilDay, isDayKept, isYearCovered, LAST_YEAR } from "./civil-day.ts";
import { isLatitude, isLongitude, type Place } from "./place.ts";
import { findTimezone } from "./timezone.ts";

/** What can be wrong with a day and a place for which hours are asked. */
export interface HoursFault {
  readonly code: "day" | "year" | "latitude" | "longitude" | "timezone" | "day_left_out";
  /** Fit to show: it says what to do. */
  readonly message: string;
}

/** What is said of each fault that stands in one field. */
export const HOURS_MESSAGES = {
  day: "Please give a day of the calendar as year, month and day, such as 2026-03-20.",
  year: `Please choose a year from ${FIRST_YEAR} to ${LAST_YEAR}.`,
  latitude: "Please give a latitude from -90 to 90 degrees.",
  longitude: "Please give a longitude from -180 to 180 degrees.",
  timezone: "Please give a time zone by its name, such as Europe/London.",
} as const satisfies Partial<Record<HoursFault["code"], string>>;

/** A year, a month and a day in figures, however many. */
const DATED = /^[+-]?\d+-\d{2}-\d{2}$/;

/**
 * Says what is wrong with a civil day (YYYY-MM-DD): wherever it is lived, and where a zone is named, also whether that left the day out. Null
 * where nothing is.
 */
export function findDayFault(day: string, timezone?: string): HoursFault | null {
  if (DATED.test(day) && !isYearCovered(day)) return say("year");
  if (!isCivilDay(day)) return say("day");
  if (timezone === undefined || isDayKept(day, timezone)) return null;
  return {
    code: "day_left_out",
    message: `The calendar of ${timezone} left out ${day}. Please choose the day before or after it.`,
  };
}

/** Says what is wrong with a place; null where nothing is. */
export function findPlaceFault({ latitudeDeg, longitudeDeg, timezone }: Place): HoursFault | null {
  if (!isLatitude(latitudeDeg)) return say("latitude");
  if (!isLongitude(longitudeDeg)) return say("longitude");
  return findTimezone(timezone) === null ? say("timezone") : null;
}

function say(code: keyof typeof HOURS_MESSAGES): HoursFault {
  return { code, message: HOURS_MESSAGES[code] };
}
