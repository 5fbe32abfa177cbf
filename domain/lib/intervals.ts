/** A stretch of time from an instant up to another, which is no longer in it; milliseconds since 1970 in UTC. */
export interface Interval {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Whether two intervals have an instant in common: where one ends as the other begins they have none. */
export function isOverlapping(one: Interval, other: Interval): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** An interval that begins earlier and ends later by a number of milliseconds. */
export function widen({ startsAt, endsAt }: Interval, ms: number): Interval {
  return { startsAt: startsAt - ms, endsAt: endsAt + ms };
}

/** What two intervals have in common; null where they don't overlap. */
export function intersect(one: Interval, other: Interval): Interval | null {
  if (!isOverlapping(one, other)) return null;
  return { startsAt: Math.max(one.startsAt, other.startsAt), endsAt: Math.min(one.endsAt, other.endsAt) };
}

/** The same instants in as few intervals as possible, the earliest first: what overlaps or touches becomes one. */
export function mergeIntervals(intervals: readonly Interval[]): readonly Interval[] {
  const merged: Interval[] = [];
  for (const { startsAt, endsAt } of intervals.toSorted((one, other) => one.startsAt - other.startsAt)) {
    const last = merged.at(-1);
    if (last === undefined || startsAt > last.endsAt) merged.push({ startsAt, endsAt });
    else merged[merged.length - 1] = { startsAt: last.startsAt, endsAt: Math.max(last.endsAt, endsAt) };
  }
  return merged;
}
