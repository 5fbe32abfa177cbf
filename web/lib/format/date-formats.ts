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
function listLocales(): string[] {
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
