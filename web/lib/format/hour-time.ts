import { addDays, findCivilDay } from "#domain/hours/civil-day.ts";
import { type ClockTime, findClockTime } from "#domain/hours/clock-time.ts";
import type { PlanetaryHour } from "#domain/hours/planetary-hours.ts";
import { formatDay } from "./civil-day.ts";
import { formatClockRange } from "./clock-time.ts";

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

function nameDay(day: string, today: string): string {
  if (day === today) return "Today";
  return day === addDays(today, 1) ? "Tomorrow" : formatDay("shortDateOfWeek", day);
}
