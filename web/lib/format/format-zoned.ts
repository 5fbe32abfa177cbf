import { listLocales } from "./format-date.ts";

/** The ways in which pages write an instant by the clocks of a zone that somebody has chosen. */
const STYLES = {
  clock: { timeStyle: "short" },
  day: { weekday: "long", day: "numeric", month: "long" },
  dayMinute: { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" },
  fullDay: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  fullMinute: { weekday: "long", day: "numeric", month: "long", year: "numeric", hour: "numeric", minute: "2-digit" },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** A way of writing an instant by the clocks of a zone. */
export type ZonedStyle = keyof typeof STYLES;

const formats = new Map<string, Intl.DateTimeFormat>();

/** An instant (milliseconds since 1970 in UTC) in the visitor's own language, by the clocks of a zone. */
export function formatZoned(style: ZonedStyle, instant: number, timezone: string): string {
  return findFormat(style, timezone).format(instant);
}

/** From when to when, by the clocks of a zone: `Thursday, December 3, 2026 at 4:30 – 5:30 PM`. */
export function formatZonedRange(startsAt: number, endsAt: number, timezone: string): string {
  return findFormat("fullMinute", timezone).formatRange(startsAt, endsAt);
}

/** A month of the calendar (YYYY-MM) and its year, apart because figures are set in another face. */
export function formatMonth(month: string): { readonly name: string; readonly year: string } {
  const instant = Date.parse(`${month}-01`);
  const locales = listLocales();
  return {
    name: new Intl.DateTimeFormat(locales, { month: "long", timeZone: "UTC" }).format(instant),
    year: new Intl.DateTimeFormat(locales, { year: "numeric", timeZone: "UTC" }).format(instant),
  };
}

/** The names of weekdays as a calendar's columns have them, 0 being Sunday. */
export function nameWeekday(weekday: number): { readonly short: string; readonly long: string } {
  // 2 January 2000 was a Sunday.
  const instant = Date.UTC(2000, 0, 2 + weekday);
  const locales = listLocales();
  return {
    short: new Intl.DateTimeFormat(locales, { weekday: "short", timeZone: "UTC" }).format(instant).slice(0, 2),
    long: new Intl.DateTimeFormat(locales, { weekday: "long", timeZone: "UTC" }).format(instant),
  };
}

function findFormat(style: ZonedStyle, timezone: string): Intl.DateTimeFormat {
  const key = `${style} ${timezone} ${navigator.languages.join(" ")}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(listLocales(), { ...STYLES[style], timeZone: timezone });
  formats.set(key, format);
  return format;
}
