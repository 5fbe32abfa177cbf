import { Temporal } from "temporal-polyfill";
import { type CivilDay, findCivilDay, isCivilDay } from "../hours/civil-day.ts";
import { findTimezone } from "../hours/timezone.ts";

/** The zones that are always offered to a client; the browser's is added where it is another. */
export const OFFERED_TIMEZONES = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "Europe/London",
  "Europe/Paris",
  "Asia/Tokyo",
  "Australia/Sydney",
] as const;

/** The bounds of what a client writes, in code points, counted after trimming. */
export const BOOKING_LIMITS = {
  name: { least: 2, most: 100 },
  topic: { least: 10, most: 500 },
  notes: { most: 1000 },
  reason: { most: 500 },
} as const;

/** What is said of each field where it is wrong. */
export const BOOKING_MESSAGES = {
  nameTooShort: "Name must be at least 2 characters",
  nameTooLong: "Maximum 100 characters",
  dateOfBirth: "Date of birth is required",
  dateOfBirthWrong: "Please enter a date of birth as a day of the calendar, in the past.",
  underAge:
    "Sessions are for people of 18 or older on the day of the session. If you can’t take it, we refund it: write to us.",
  topicTooShort: "Please describe your topic in at least 10 characters",
  topicTooLong: "Maximum 500 characters",
  notesTooLong: "Maximum 1000 characters",
  sessionAt: "Please select a date and time",
  timezone: "Please select your timezone",
} as const;

/** The zones that a client can choose from, the browser’s first where it is another, and which of them is chosen already. */
export function listOfferedTimezones(browserZone: string): {
  readonly timezones: readonly string[];
  readonly preselected: string;
} {
  const own = findTimezone(browserZone);
  if (own === null) return { timezones: OFFERED_TIMEZONES, preselected: OFFERED_TIMEZONES[0] };
  const isOffered = OFFERED_TIMEZONES.some((zone) => zone === own);
  return { timezones: isOffered ? OFFERED_TIMEZONES : [own, ...OFFERED_TIMEZONES], preselected: own };
}

const INSTANT_SHAPE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/i;

/** The instant of an ISO 8601 text with its offset from UTC; null where it has none, or names a day or a time that doesn’t exist. */
export function parseInstant(text: string): number | null {
  if (!INSTANT_SHAPE.test(text)) return null;
  try {
    return Temporal.Instant.from(text).epochMilliseconds;
  } catch {
    return null;
  }
}

/** From this age on somebody can have a session, in years. */
const LEAST_AGE = 18;

/** From this age on a date of birth is taken for a mistake, in years. */
const IMPOSSIBLE_AGE = 121;

/** What is wrong with a date of birth for a session that begins at an instant, by the client’s calendar; null where nothing is. */
export function findBirthProblem(dateOfBirth: string, startsAt: number, clientZone: string): string | null {
  if (dateOfBirth.trim() === "") return BOOKING_MESSAGES.dateOfBirth;
  if (!isCivilDay(dateOfBirth)) return BOOKING_MESSAGES.dateOfBirthWrong;
  const sessionDay = findCivilDay(startsAt, clientZone);
  const isPossible = dateOfBirth <= sessionDay && !isOfAge(dateOfBirth, IMPOSSIBLE_AGE, sessionDay);
  if (!isPossible) return BOOKING_MESSAGES.dateOfBirthWrong;
  return isOfAge(dateOfBirth, LEAST_AGE, sessionDay) ? null : BOOKING_MESSAGES.underAge;
}

/** Who was born on 29 February is a year older on 1 March where there is no such day. */
function isOfAge(dateOfBirth: CivilDay, years: number, day: CivilDay): boolean {
  const year = String(Number(dateOfBirth.slice(0, 4)) + years).padStart(4, "0");
  return `${year}${dateOfBirth.slice(4)}` <= day;
}
