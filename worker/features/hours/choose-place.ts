import { lookUpTimezone } from "#domain/hours/lookup-timezone.ts";
import type { Place } from "#domain/hours/place.ts";
import { findTimezone } from "#domain/hours/timezone.ts";

/** Four decimals of a degree, eleven metres: finer coordinates move no event by a tenth of a second. */
const STEPS_PER_DEG = 10_000;

/** The place that a call means, rounded so that neighbours share an answer, with the zone of its coordinates where none was named. */
export async function choosePlace(query: {
  readonly lat: number;
  readonly lon: number;
  readonly tz?: string | undefined;
}): Promise<Place> {
  const latitudeDeg = round(query.lat);
  const longitudeDeg = round(query.lon);
  const named = query.tz === undefined ? null : findTimezone(query.tz);
  return { latitudeDeg, longitudeDeg, timezone: named ?? (await lookUpTimezone(latitudeDeg, longitudeDeg)) };
}

/** The sum with zero has no sign where the number is zero. */
function round(degrees: number): number {
  return Math.round(degrees * STEPS_PER_DEG) / STEPS_PER_DEG + 0;
}
