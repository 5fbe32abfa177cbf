import { nameTimezone } from "#domain/hours/timezone.ts";
import { formatDay } from "#web/lib/format/format-date.ts";

const STYLES = {
  time: { timeStyle: "short" },
  day: { dateStyle: "medium" },
  moment: { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" },
  zonedMoment: {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  },
  month: { month: "long", year: "numeric" },
  weekday: { weekday: "short" },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** A way of writing an instant by the clock of a zone: `11:30 AM`, `Dec 3, 2026`, `Thursday, December 3 at 11:30 AM`, … */
type InstantStyle = keyof typeof STYLES;

/** Making a format takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function findFormat(style: InstantStyle, zone: string): Intl.DateTimeFormat {
  const key = `${style} ${zone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(undefined, { ...STYLES[style], timeZone: zone });
  formats.set(key, format);
  return format;
}

/** An instant in ISO 8601 by the clock of a zone, as it is written where the master is. */
export function formatInstant(style: "time" | "day" | "moment" | "zonedMoment", instant: string, zone: string): string {
  return findFormat(style, zone).format(new Date(instant));
}

/** The month of a civil day: `December 2026`. */
export function formatMonth(day: string): string {
  return findFormat("month", "UTC").format(new Date(day));
}

/** The name of a civil day's weekday, in short and in full. */
export function nameWeekday(day: string): { readonly short: string; readonly full: string } {
  return { short: findFormat("weekday", "UTC").format(new Date(day)), full: formatDay("weekday", day) };
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A number of things in words: `one session`, `three sessions`, `12 sessions`. */
export function count(number: number, one: string, many: string): string {
  return `${NUMBERS[number] ?? number} ${number === 1 ? one : many}`;
}

/** A zone by its place alone, where the whole name would be too long: `Sydney` for `Australia/Sydney`. */
export function nameZonePlace(zone: string): string {
  return nameTimezone(zone).split("/").at(-1) ?? zone;
}
