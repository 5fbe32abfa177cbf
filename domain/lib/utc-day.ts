import { DAY_MS } from "./duration.ts";

/** The day of an instant in UTC, as `YYYY-MM-DD`; instants are milliseconds since 1970. */
export function toUtcDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** How many seconds are left of the UTC day of an instant, rounded up: never 0. */
export function countSecondsLeftInDay(instant: number): number {
  return Math.ceil((DAY_MS - (instant % DAY_MS)) / 1000);
}
