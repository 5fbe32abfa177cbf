import { type PlanetaryHoursQuery, PlanetaryHoursResponse } from "#domain/contracts/hours.ts";
import { createSun } from "#domain/hours/astronomy-sun.ts";
import { describeHours, describeSun } from "#domain/hours/describe-hours.ts";
import { findHoursFault } from "#domain/hours/find-fault.ts";
import type { Place } from "#domain/hours/place.ts";
import { findPlanetaryDay } from "#domain/hours/planetary-day.ts";
import { type Division, listPlanetaryHours } from "#domain/hours/planetary-hours.ts";
import { PLANET_LORE } from "#domain/sigils/planets.ts";
import { AppError } from "#worker/http/app-error.ts";
import { AnswerWithHeaders } from "#worker/http/route.ts";
import type { AnswerCache } from "#worker/ports/answer-cache.ts";
import type { Background } from "#worker/ports/background.ts";
import type { Clock } from "#worker/ports/clock.ts";
import { choosePlace } from "./choose-place.ts";

/** What the calls about planetary hours stand on. */
export interface HoursDeps {
  readonly clock: Clock;
  readonly answerCache: AnswerCache;
  readonly background: Background;
}

/** A day, in seconds: the sun of a day doesn't change, but what we know of clocks may. */
export const KEPT_S = 86_400;

/** Answers with the hours of a day. What doesn't depend on the present is kept at the edge; which hour is current is said for each call. */
export async function answerHours(
  deps: HoursDeps,
  origin: string,
  query: PlanetaryHoursQuery,
): Promise<AnswerWithHeaders<PlanetaryHoursResponse>> {
  const place = await choosePlace(query);
  const fault = findHoursFault(query.date, place);
  if (fault) throw new AppError("invalid_request", fault.message);
  const day = await findOrCompute(deps, origin, query, place);
  const now = query.now ?? deps.clock.now();
  const seconds = query.now === undefined ? computeFreshS(day, now) : KEPT_S;
  return new AnswerWithHeaders(markCurrent(day, now), { "Cache-Control": `public, max-age=${seconds}` });
}

async function findOrCompute(
  { answerCache, background }: HoursDeps,
  origin: string,
  { date, division }: PlanetaryHoursQuery,
  place: Place,
): Promise<PlanetaryHoursResponse> {
  const { latitudeDeg, longitudeDeg, timezone } = place;
  const address = `${origin}/api/planetary-hours/kept?${new URLSearchParams({
    date,
    lat: String(latitudeDeg),
    lon: String(longitudeDeg),
    tz: timezone,
    division,
  })}`;
  const kept = await answerCache.find(address);
  if (kept !== null) return PlanetaryHoursResponse.parse(JSON.parse(kept));
  const computed = computeDay(date, place, division);
  background.run(answerCache.keep(address, JSON.stringify(computed), KEPT_S));
  return computed;
}

/** The day as it is whatever the present: no hour is current. */
function computeDay(date: string, place: Place, division: Division): PlanetaryHoursResponse {
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

function markCurrent(day: PlanetaryHoursResponse, now: number): PlanetaryHoursResponse {
  const hours = day.hours.map((hour) => ({
    ...hour,
    isCurrent: Date.parse(hour.startsAt) <= now && now < Date.parse(hour.endsAt),
  }));
  return { ...day, hours };
}

/** An answer is good until another hour of its day becomes the current one. */
function computeFreshS({ hours }: PlanetaryHoursResponse, now: number): number {
  const changes = hours.flatMap(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)]);
  const next = Math.min(...changes.filter((at) => at > now), now + KEPT_S * 1000);
  return Math.floor((next - now) / 1000);
}
