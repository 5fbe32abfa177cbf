import { getPlanetaryHours, getPlanetaryHoursCalendar } from "#domain/contracts/hours.ts";
import type { Feature } from "#worker/feature.ts";
import { publicRoute } from "#worker/http/route.ts";
import { answerCalendar } from "./respond-with-calendar.ts";
import { answerHours } from "./respond-with-hours.ts";

/** Planetary hours for programs; the browser computes them itself. */
export const HOURS: Feature = {
  name: "hours",
  routes: (platform) => [
    publicRoute(getPlanetaryHours, ({ query }) => answerHours(platform, query)),
    publicRoute(getPlanetaryHoursCalendar, ({ query }) => answerCalendar(platform, query)),
  ],
};
