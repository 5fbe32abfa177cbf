import { findPlaces as findPlacesContract, getAddressSource } from "#domain/contracts/places.ts";
import { ok } from "#domain/lib/result.ts";
import type { Feature } from "#worker/feature.ts";
import { Reply } from "#worker/http/reply.ts";
import { publicRoute } from "#worker/http/route.ts";
import { findPlaces } from "./find-places.ts";

/** The configuration changes with a release at most, s. */
const SOURCE_FRESH_S = 3600;

/** Looking up street addresses. */
export const PLACES: Feature = {
  name: "places",
  routes: (platform) => [
    publicRoute(findPlacesContract, ({ query, origin }) => findPlaces(platform, origin, query)),
    publicRoute(getAddressSource, () =>
      ok(
        new Reply(
          { credit: platform.geocoder.credit },
          { headers: { "Cache-Control": `public, max-age=${SOURCE_FRESH_S}` } },
        ),
      ),
    ),
  ],
};
