import { type ClockTime, markShift } from "#domain/hours/clock-time.ts";
import { formatDate } from "./date-formats.ts";

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
