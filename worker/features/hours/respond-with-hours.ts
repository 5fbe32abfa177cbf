import type { PlanetaryHoursQuery, PlanetaryHoursResponse } from "#domain/contracts/hours.ts";
import { createSun } from "#domain/hours/astronomy-sun.ts";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import { describeHours, describeSun } from "#domain/hours/describe-hours.ts";
import { requireDayKept } from "#domain/hours/parse-input.ts";
import type { Place } from "#domain/hours/place.ts";
import { findPlanetaryDay } from "#domain/hours/planetary-day.ts";
import { type Division, listPlanetaryHours } from "#domain/hours/planetary-hours.ts";
import { findTimezone, lookUpTimezone } from "#domain/hours/timezone.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { PLANET_LORE } from "#domain/sigils/methods/planetary/planets.ts";
import { Reply } from "#worker/http/reply.ts";
import type { Clock } from "#worker/ports/runtime.ts";

/** What the calls about planetary hours need. */
export interface HoursDeps {
  readonly clock: Clock;
}

/** A day, in seconds: the sun of a day doesn't change, but what we know of clocks may. */
const LONGEST_FRESH_S = 86_400;

/**
 * Returns the hours of a day, computed for each request: that takes a fraction of a millisecond, less than a look into the edge's cache, which
 * would also hold who lives where.
 */
export async function answerHours(
  { clock }: HoursDeps,
  query: PlanetaryHoursQuery,
): Promise<Result<Reply<PlanetaryHoursResponse>, Fault>> {
  const place = await choosePlace(query);
  const date = requireDayKept(query.date, place.timezone);
  if (!date.isOk) return refuse("invalid_request", { message: date.error.message });
  const day = computeDay(date.value, place, query.division);
  const now = query.now ?? clock.now();
  const seconds = query.now === undefined ? computeFreshS(day, now) : LONGEST_FRESH_S;
  return ok(new Reply(markCurrent(day, now), { headers: { "Cache-Control": `public, max-age=${seconds}` } }));
}

/** The day whatever the present: no hour is current. */
function computeDay(date: CivilDay, place: Place, division: Division): PlanetaryHoursResponse {
  const day = findPlanetaryDay(date, place, createSun);
  return {
    date,
    timezone: place.timezone,
    location: { lat: place.latitudeDeg, lng: place.longitudeDeg },
    status: day.status,
    ruler: PLANET_LORE[day.ruler].name,
    sun: describeSun(day),
    hours: [...describeHours(day, listPlanetaryHours(day, division), null)],
    ...(division === "equal" && { division }),
  };
}

/** By the instants that the response shows, so that a reader who compares them finds the same hour. */
function markCurrent(day: PlanetaryHoursResponse, now: number): PlanetaryHoursResponse {
  const hours = day.hours.map((hour) => ({
    ...hour,
    isCurrent: Date.parse(hour.startsAt) <= now && now < Date.parse(hour.endsAt),
  }));
  return { ...day, hours };
}

/** A response is good until another hour of its day becomes the current one. */
function computeFreshS({ hours }: PlanetaryHoursResponse, now: number): number {
  const changes = hours.flatMap(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)]);
  const next = Math.min(...changes.filter((at) => at > now), now + LONGEST_FRESH_S * 1000);
  return Math.floor((next - now) / 1000);
}

/** Four decimals of a degree, eleven meters: finer coordinates move no event by a tenth of a second. */
const STEPS_PER_DEG = 10_000;

/** The place that a call means, rounded so that neighbors get the same response, with the zone of its coordinates where none was named. */
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
