import { addDays, type CivilDay, findCivilDay } from "#domain/hours/civil-day.ts";
import { type ClockTime, findClockTime, markShift } from "#domain/hours/clock-time.ts";
import type { PlanetaryHour } from "#domain/hours/planetary-hours.ts";
import { formatDate, formatDay } from "./format-date.ts";

/** Any day: only its time is written. */
const DAY = "2000-01-01";

/** `06:42` without seconds. */
const MINUTE_LENGTH = 5;

/** A time as clocks of the visitor's own country show it, with a mark where the date differs: `00:22 (+1)`, `12:22 AM (+1)`. */
export function formatClock({ text, dayShift }: ClockTime): string {
  const style = text.length > MINUTE_LENGTH ? "second" : "minute";
  const time = formatDate(style, Date.parse(`${DAY}T${text}Z`)).replace(/\s/g, "\u00a0");
  return dayShift === 0 ? time : `${time} ${markShift(dayShift)}`;
}

/** From when to when: `14:39 – 15:22`, `2:39 PM – 3:22 PM`. */
export function formatClockRange([from, to]: readonly [ClockTime, ClockTime]): string {
  return `${formatClock(from)} – ${formatClock(to)}`;
}

/** When an hour is, seen from the present by the clocks of a zone: `Today, 14:39 – 15:22`, `Friday 20 Nov, 23:47 – 01:04`. */
export function formatHourTime({ startsAt, endsAt }: PlanetaryHour, timezone: string, now: number): string {
  const day = findCivilDay(startsAt, timezone);
  const range = formatClockRange([toPlainTime(startsAt, timezone), toPlainTime(endsAt, timezone)]);
  return `${nameDay(day, findCivilDay(now, timezone))}, ${range}`;
}

/** Without a mark: an hour that runs past midnight still begins on the day that is named. */
function toPlainTime(instant: number, timezone: string): ClockTime {
  return findClockTime(instant, findCivilDay(instant, timezone), timezone);
}

function nameDay(day: CivilDay, today: CivilDay): string {
  if (day === today) return "Today";
  return day === addDays(today, 1) ? "Tomorrow" : formatDay("shortDateOfWeek", day);
}
