import { findPlaces as findPlacesContract } from "#domain/contracts/places.ts";
import { type Route, route } from "#worker/http/route.ts";
import type { RateLimiter } from "#worker/ports/rate-limiter.ts";
import { findPlaces, type PlacesDeps } from "./find-places.ts";

/** The calls about places. */
export function createPlaceRoutes({
  placesLimiter,
  ...deps
}: PlacesDeps & { readonly placesLimiter: RateLimiter }): readonly Route[] {
  return [
    route(findPlacesContract, ({ query, origin }) => findPlaces(deps, origin, query), { limiter: placesLimiter }),
  ];
}
