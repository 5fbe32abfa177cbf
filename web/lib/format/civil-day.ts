const WEEKDAY = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });

const SHORT_DATE = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** The weekday of a civil day (YYYY-MM-DD): `Friday`. */
export function toWeekday(day: string): string {
  return WEEKDAY.format(Date.parse(day));
}

/** A civil day (YYYY-MM-DD) without its year: `20 Nov`. */
export function toShortDate(day: string): string {
  return SHORT_DATE.format(Date.parse(day));
}
