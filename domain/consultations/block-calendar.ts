import { addDays, type CivilDay, findDayStart } from "../hours/civil-day.ts";
import { type Interval, intersect, isOverlapping, mergeIntervals } from "../lib/intervals.ts";
import { type Block, listBlockIntervals } from "./blocks.ts";

/** A time of a day that is blocked, by one block or by several that overlap or touch. */
export interface BlockedTime<Held> extends Interval {
  /** Those that begin earlier come first. */
  readonly by: readonly Held[];
}

/** What is blocked of a civil day in a zone, merged, the earliest first; each time is cut at the day’s ends. */
export function listBlockedTimes<Held extends { readonly block: Block }>(
  held: readonly Held[],
  day: CivilDay,
  zone: string,
): readonly BlockedTime<Held>[] {
  const whole = { startsAt: findDayStart(day, zone), endsAt: findDayStart(addDays(day, 1), zone) };
  const parts = held
    .flatMap((one) =>
      listBlockIntervals(one.block, whole, zone)
        .map((interval) => intersect(interval, whole))
        .filter((part) => part !== null)
        .map((part) => ({ ...part, one })),
    )
    .toSorted((one, other) => one.startsAt - other.startsAt);
  return mergeIntervals(parts).map((time) => ({
    ...time,
    by: [...new Set(parts.filter((part) => isOverlapping(part, time)).map(({ one }) => one))],
  }));
}
