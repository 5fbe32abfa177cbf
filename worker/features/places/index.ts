import { findPlaces as findPlacesContract } from "#domain/contracts/places.ts";
import type { Feature } from "#worker/feature.ts";
import { publicRoute } from "#worker/http/route.ts";
import { findPlaces } from "./find-places.ts";

/** Looking up street addresses. */
export const PLACES: Feature = {
  name: "places",
  routes: (platform) => [publicRoute(findPlacesContract, ({ query, origin }) => findPlaces(platform, origin, query))],
};
