import { addDays, type CivilDay, findCivilDay } from "../hours/civil-day.ts";
import type { Interval } from "../lib/intervals.ts";
import { findBookableDays, listDaySlots, type Practice } from "./slots.ts";

/** A day of the practice, and how many hours of it can be booked. */
export interface DayOverview {
  readonly day: CivilDay;
  readonly free: number;
}

/** A month of the calendar, YYYY-MM. */
export type CivilMonth = `${number}-${number}`;

/** Whether a text is a month of the calendar, YYYY-MM. */
export function isCivilMonth(text: string): text is CivilMonth {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);
}

/** The month of a civil day. */
export function toMonth(day: CivilDay): CivilMonth {
  return day.slice(0, 7) as CivilMonth;
}

/** Each day of a month with the number of hours that can be booked. */
export function listMonth(practice: Practice, month: CivilMonth): readonly DayOverview[] {
  const days: DayOverview[] = [];
  for (let day: CivilDay = `${month}-01` as CivilDay; toMonth(day) === month; day = addDays(day, 1)) {
    days.push({ day, free: listDaySlots(practice, day).length });
  }
  return days;
}

/** The first day at or after another on which an hour can be booked; null where there is none up to the horizon. */
export function findFirstFreeDay(practice: Practice, from: CivilDay): CivilDay | null {
  const { first, last } = findBookableDays(practice.settings, practice.now);
  for (let day = from > first ? from : first; day <= last; day = addDays(day, 1)) {
    if (listDaySlots(practice, day).length > 0) return day;
  }
  return null;
}

/** How many hours are offered in place of one that is taken. */
const ALTERNATIVES = 3;

/** The hours nearest to one that was wanted that can be booked, at most three, the earliest first. */
export function listAlternatives(practice: Practice, wantedAt: number): readonly Interval[] {
  const { first, last } = findBookableDays(practice.settings, practice.now);
  const wantedDay = clampDay(findCivilDay(wantedAt, practice.settings.zone), first, last);
  const found: Interval[] = [];
  let enoughAt: number | null = null;
  // One day further than needed: the evening before can be nearer than the same evening.
  for (let distance = 0; enoughAt === null || distance <= enoughAt + 1; distance += 1) {
    const days = [...new Set([addDays(wantedDay, -distance), addDays(wantedDay, distance)])];
    const within = days.filter((day) => day >= first && day <= last);
    if (within.length === 0) break;
    found.push(...within.flatMap((day) => listDaySlots(practice, day)));
    if (enoughAt === null && found.length >= ALTERNATIVES) enoughAt = distance;
  }
  return found
    .toSorted((one, other) => Math.abs(one.startsAt - wantedAt) - Math.abs(other.startsAt - wantedAt))
    .slice(0, ALTERNATIVES)
    .toSorted((one, other) => one.startsAt - other.startsAt);
}

function clampDay(day: CivilDay, first: CivilDay, last: CivilDay): CivilDay {
  if (day < first) return first;
  return day > last ? last : day;
}
