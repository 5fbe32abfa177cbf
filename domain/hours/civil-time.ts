import { Temporal } from "temporal-polyfill";
import type { CivilDay } from "./civil-day.ts";

/** A time that clocks show, HH:MM of 24 hours: what texts become by `isCivilTime`, and instants by `readClock`. */
export type CivilTime = `${number}:${number}`;

/** When clocks in a zone show a civil time: once; never, where they are put forward over it; or twice, where they are put back. */
export type CivilMoment =
  | { readonly kind: "once"; readonly at: number }
  /** `before` and `after` it by as much as clocks are put forward. */
  | { readonly kind: "skipped"; readonly before: number; readonly after: number }
  | { readonly kind: "doubled"; readonly first: number; readonly second: number };

const SHAPE = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a time of the clock, 00:00 to 23:59. */
export function isCivilTime(text: string): text is CivilTime {
  return SHAPE.test(text);
}

/** The minutes from midnight to a civil time, as clocks count them. */
export function countMinutes(time: CivilTime): number {
  const [hours = "0", minutes = "0"] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}

/** When clocks in a zone show a time of a day, in milliseconds since 1970 in UTC. */
export function findCivilMoment(day: CivilDay, time: CivilTime, timezone: string): CivilMoment {
  const civil = Temporal.PlainDateTime.from(`${day}T${time}`);
  const earlier = civil.toZonedDateTime(timezone, { disambiguation: "earlier" });
  const later = civil.toZonedDateTime(timezone, { disambiguation: "later" });
  const [first, second] = [earlier.epochMilliseconds, later.epochMilliseconds];
  if (first === second) return { kind: "once", at: first };
  const isShown = earlier.toPlainDateTime().equals(civil);
  return isShown ? { kind: "doubled", first, second } : { kind: "skipped", before: first, after: second };
}

/** When something begins that is said to begin at a civil time: at the first of two, and after the gap where clocks skip it. */
export function findStart(day: CivilDay, time: CivilTime, timezone: string): number {
  const moment = findCivilMoment(day, time, timezone);
  switch (moment.kind) {
    case "once":
      return moment.at;
    case "skipped":
      return moment.after;
    case "doubled":
      return moment.first;
  }
}

/** When something ends that is said to end at a civil time: at the second of two, and after the gap where clocks skip it. */
export function findEnd(day: CivilDay, time: CivilTime, timezone: string): number {
  const moment = findCivilMoment(day, time, timezone);
  return moment.kind === "doubled" ? moment.second : findStart(day, time, timezone);
}

/** The day and the time that clocks in a zone show at an instant; seconds are left out. */
export function readClock(instant: number, timezone: string): { readonly day: CivilDay; readonly time: CivilTime } {
  const clock = Temporal.Instant.fromEpochMilliseconds(Math.floor(instant)).toZonedDateTimeISO(timezone);
  return {
    day: clock.toPlainDate().toString() as CivilDay,
    time: clock.toPlainTime().toString({ smallestUnit: "minute", roundingMode: "floor" }) as CivilTime,
  };
}
