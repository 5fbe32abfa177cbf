/** The ways in which pages write dates and times. Civil days and clock times are written as they are, so their zone is that of `Date.parse`. */
const STYLES = {
  weekday: { weekday: "long", timeZone: "UTC" },
  numericDate: { timeZone: "UTC" },
  shortDate: { day: "numeric", month: "short", timeZone: "UTC" },
  shortDateOfWeek: { weekday: "long", day: "numeric", month: "short", timeZone: "UTC" },
  date: { dateStyle: "long", timeZone: "UTC" },
  dateOfWeek: { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" },
  fullDate: { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" },
  minute: { timeStyle: "short", timeZone: "UTC" },
  second: { timeStyle: "medium", timeZone: "UTC" },
  deviceDate: { dateStyle: "long" },
  // The zone can't be named beside the two styles.
  zonedMinute: {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** A way of writing a date or a time. */
export type DateStyle = keyof typeof STYLES;

/** By the visitor's languages and the style: making a format takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** An instant (milliseconds since 1970 in UTC) as it is written in the visitor's own language and country. */
export function formatDate(style: DateStyle, instant: number): string {
  const key = `${style} ${navigator.languages.join(" ")}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(listLocales(), STYLES[style]);
  formats.set(key, format);
  return format.format(instant);
}

/** The visitor's languages, the favorite first; none, which leaves it to the browser, where it knows none of them. */
export function listLocales(): string[] {
  return navigator.languages.filter(isLocale);
}

/** Some systems name languages that no format takes, as `en-US@posix`. */
function isLocale(language: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
}

/** The ways in which a civil day is written, in Britain: `Friday`, `20/11/2026`, `20 Nov`, `20 November 2026`, `Friday 20 November` and others. */
type DayStyle = Exclude<DateStyle, "minute" | "second" | "deviceDate" | "zonedMinute">;

/** A civil day (YYYY-MM-DD) as it is written in the visitor's own country. */
export function formatDay(style: DayStyle, day: string): string {
  return formatDate(style, Date.parse(day));
}

/** The day on which something happened, by the clock of this device: `20 November 2026` in Britain. */
export function formatDeviceDay(instant: Date): string {
  return formatDate("deviceDate", instant.getTime());
}

/** What `Intl.Locale` knows of weeks, by the method of the standard or by the older field; neither is in every browser. */
interface LocaleWithWeek extends Intl.Locale {
  getWeekInfo?(): { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

const SUNDAY = 7;

/** The weekday that a week begins with where the visitor is at home: 0 is Sunday, 6 is Saturday. Sunday where the browser doesn't say. */
export function findFirstWeekday(): number {
  try {
    const locale: LocaleWithWeek = new Intl.Locale(navigator.languages[0] ?? navigator.language);
    const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: SUNDAY };
    return firstDay % 7;
  } catch {
    return SUNDAY % 7;
  }
}
