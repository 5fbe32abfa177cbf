/** A minute, in milliseconds. */
export const MINUTE_MS = 60_000;

/** An hour, in milliseconds. */
export const HOUR_MS = 3_600_000;

/** A day of 24 hours, in milliseconds. */
export const DAY_MS = 24 * HOUR_MS;

/** The day of an instant in UTC, as `YYYY-MM-DD`; instants are milliseconds since 1970. */
export function toUtcDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** How many seconds are left of the UTC day of an instant, rounded up: never 0. */
export function countSecondsLeftInDay(instant: number): number {
  return Math.ceil((DAY_MS - (instant % DAY_MS)) / 1000);
}

/** How often something may be done on a day, in UTC, for whoever `key` names. */
export interface DailyLimit<Name extends string = string> {
  readonly name: Name;
  readonly key: string;
  readonly most: number;
}
