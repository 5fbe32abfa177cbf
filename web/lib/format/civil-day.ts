import { type DateStyle, formatDate } from "./date-formats.ts";

/** The ways in which a civil day is written, in Britain: `Friday`, `20/11/2026`, `20 Nov`, `20 November 2026`, `Friday 20 November` and others. */
type DayStyle = Exclude<DateStyle, "minute" | "second" | "deviceDate">;

/** A civil day (YYYY-MM-DD) as it is written in the visitor's own country. */
export function formatDay(style: DayStyle, day: string): string {
  return formatDate(style, Date.parse(day));
}

/** The day on which something happened, by the clock of this device: `20 November 2026` in Britain. */
export function formatDeviceDay(instant: Date): string {
  return formatDate("deviceDate", instant.getTime());
}
