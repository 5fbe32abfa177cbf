import { addDays, findCivilDay } from "#domain/hours/civil-day.ts";
import { findClockTime } from "#domain/hours/clock-time.ts";
import type { PlanetaryHour } from "#domain/hours/planetary-hours.ts";
import { toShortDate, toWeekday } from "./civil-day.ts";

/** When an hour is, seen from the present by the clocks of a zone: `Today, 14:39 – 15:22`, `Friday 20 Nov, 23:47 – 01:04`. */
export function formatHourTime({ startsAt, endsAt }: PlanetaryHour, timezone: string, now: number): string {
  const day = findCivilDay(startsAt, timezone);
  const [from, to] = [startsAt, endsAt].map((instant) => findClockTime(instant, day, timezone).text);
  return `${nameDay(day, findCivilDay(now, timezone))}, ${from} – ${to}`;
}

function nameDay(day: string, today: string): string {
  if (day === today) return "Today";
  return day === addDays(today, 1) ? "Tomorrow" : `${toWeekday(day)} ${toShortDate(day)}`;
}
