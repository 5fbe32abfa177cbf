import { createSun } from "#domain/hours/astronomy-sun.ts";
import { findNextHours } from "#domain/hours/find-hours.ts";
import type { PickedPlace } from "#domain/places/picked-place.ts";
import type { Planet } from "#domain/sigils/methods/planetary/planets.ts";
import { formatHourTime } from "#web/lib/format/format-clock.ts";

/** How many hours are named: today's, most often, and tomorrow's first. */
const HOURS_NAMED = 3;

/** The next hours of a planet at a place, in words; fewer, or none, where the sun makes none for a fortnight. */
export function listFittingHours(planet: Planet, place: PickedPlace, now: number): readonly string[] {
  const times: string[] = [];
  let after = now;
  while (times.length < HOURS_NAMED) {
    const found = findNextHours(after, place, "traditional", createSun)[planet];
    if (!found) break;
    times.push(formatHourTime(found.hour, place.timezone, now));
    after = found.hour.startsAt;
  }
  return times;
}
