import { getPlanetaryHours, getPlanetaryHoursCalendar } from "#domain/contracts/hours.ts";
import { type Route, route } from "#worker/http/route.ts";
import type { RateLimiter } from "#worker/ports/rate-limiter.ts";
import { answerCalendar } from "./answer-calendar.ts";
import { answerHours, type HoursDeps } from "./answer-hours.ts";

/** The calls about planetary hours. */
export function createHoursRoutes({
  hoursLimiter,
  ...deps
}: HoursDeps & { readonly hoursLimiter: RateLimiter }): readonly Route[] {
  const options = { limiter: hoursLimiter };
  return [
    route(getPlanetaryHours, ({ query }) => answerHours(deps, query), options),
    route(getPlanetaryHoursCalendar, ({ query }) => answerCalendar(deps, query), options),
  ];
}
