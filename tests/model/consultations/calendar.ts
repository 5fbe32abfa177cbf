import type { CivilDay } from "#domain/hours/civil-day.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/lib/time.ts";

// What the tests know of the practice's calendar without asking the product: New York in November 2040, written out by hand.

/** Monday, 29 October 2040, 8:00 in New York. It is far from today, so that no object's alarm goes off by itself. */
export const START = Date.UTC(2040, 9, 29, 12);

/** Clocks of New York are set back by an hour on Sunday, 4 November. */
const CLOCK_CHANGE_DAY = "2040-11-04";

/** How the practice works in a run: two sessions a day, and another break after the settings were changed. */
export const WAYS_OF_WORKING = [
  { bufferMinutes: 15, starts: ["09:00", "10:15"] },
  { bufferMinutes: 30, starts: ["09:00", "10:30"] },
] as const;

/** How the practice works: which of them. */
export type WayOfWorking = (typeof WAYS_OF_WORKING)[number];

/** All times at which a session of a client can begin, by the practice's clock. */
export const STARTS: readonly string[] = [...new Set(WAYS_OF_WORKING.flatMap(({ starts }) => starts))];

/** The shortest break that there ever is. */
export const LEAST_BREAK_MS = 15 * MINUTE_MS;

/** The instant of a time of day in New York. */
export function toInstant(day: string, time: string): number {
  const offset = day < CLOCK_CHANGE_DAY ? 4 : 5;
  return Date.parse(`${day}T${time}:00Z`) + offset * HOUR_MS;
}

/** The day and the time of an instant in New York. */
export function readClock(instant: number): { readonly day: CivilDay; readonly time: string } {
  const offset = instant < toInstant(CLOCK_CHANGE_DAY, "02:00") ? 4 : 5;
  const text = new Date(instant - offset * HOUR_MS).toISOString();
  return { day: text.slice(0, 10) as CivilDay, time: text.slice(11, 16) };
}

/** The weekdays that can be booked next, three days ahead: this many of them. */
export function listNextDays(now: number, count: number): readonly CivilDay[] {
  const days: CivilDay[] = [];
  for (let at = 3; days.length < count; at += 1) {
    // At noon no change of clocks leads to another day.
    const { day } = readClock(toInstant(readClock(now).day, "12:00") + at * DAY_MS);
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) days.push(day);
  }
  return days;
}

/** An hour from an instant on. */
export function toHour(startsAt: number): { readonly startsAt: number; readonly endsAt: number } {
  return { startsAt, endsAt: startsAt + HOUR_MS };
}
