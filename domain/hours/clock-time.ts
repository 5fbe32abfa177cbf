import { Temporal } from "temporal-polyfill";
import type { CivilDay } from "./civil-day.ts";

/** What clocks at a place show at an instant. */
export interface ClockTime {
  /** Of 24 hours: `06:42`, or `06:42:08` where seconds were asked for. */
  readonly text: string;
  /** How many days the date at the place lies after the planetary day; negative before it. */
  readonly dayShift: number;
}

/** To what a time is rounded. */
export type Precision = "minute" | "second";

/** Languages of places: English names a zone by letters only where it is at home, as CET is in Britain and AEDT in Australia. */
const LOCALES = ["en-US", "en-GB", "en-CA", "en-AU", "en-NZ", "en-ZA", "en-IN"];

/** What a language says that has no letters for a zone. */
const OFFSET = /^(?:GMT|UTC)[+\-−]/;

/** The time that clocks in a zone show at an instant (milliseconds since 1970 in UTC), seen from a planetary day (YYYY-MM-DD). */
export function findClockTime(
  instant: number,
  day: CivilDay,
  timezone: string,
  precision: Precision = "minute",
): ClockTime {
  const clock = Temporal.Instant.fromEpochMilliseconds(Math.round(instant))
    .toZonedDateTimeISO(timezone)
    .round({ smallestUnit: precision, roundingMode: "halfExpand" });
  return {
    text: clock.toPlainTime().toString({ smallestUnit: precision }),
    dayShift: Temporal.PlainDate.from(day).until(clock.toPlainDate()).days,
  };
}

/** A time as text, with a mark where the date is another than the planetary day's: `00:22 (+1)`. */
export function toClockText({ text, dayShift }: ClockTime): string {
  return dayShift === 0 ? text : `${text} ${markShift(dayShift)}`;
}

/** The mark of a time whose date is another than the planetary day's: `(+1)`, `(−1)`. */
export function markShift(dayShift: number): string {
  return `(${dayShift > 0 ? "+" : "−"}${Math.abs(dayShift)})`;
}

/** A zone's letters at an instant, as `CET` or `BST`; its offset from Greenwich, as `GMT-3`, where English has no letters for it. */
export function findZoneAbbreviation(instant: number, timezone: string): string {
  const names = LOCALES.map((locale) => nameZone(locale, instant, timezone));
  return names.find((name) => !OFFSET.test(name)) ?? names[0] ?? timezone;
}

function nameZone(locale: string, instant: number, timezone: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: timezone, timeZoneName: "short" });
  return format.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? timezone;
}
