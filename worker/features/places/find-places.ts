import { type FindPlacesQuery, FindPlacesResponse } from "#domain/contracts/places.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { encodeBase64Url } from "#worker/base64url.ts";
import { type Geocoder, GeocoderError, type TextCache } from "#worker/ports/places.ts";
import type { Background } from "#worker/ports/runtime.ts";

/** What looking up an address needs. */
export interface PlacesDeps {
  readonly geocoder: Geocoder;
  readonly textCache: TextCache;
  readonly background: Background;
}

/** A week, in seconds: streets stay where they are. */
const KEPT_S = 604_800;

/** To be raised with each change of what is kept, so that no release reads what an earlier one has kept. */
const KEPT_VERSION = "v2";

/** When a busy or failing service may be asked again, in seconds. */
const RETRY_S = 30;

/** Looks an address up, or says that nothing is looked up. Responses are kept at the edge under a digest of the address. */
export async function findPlaces(
  { geocoder, textCache, background }: PlacesDeps,
  origin: string,
  { q }: FindPlacesQuery,
): Promise<Result<FindPlacesResponse, Fault>> {
  const { credit } = geocoder;
  if (credit === null) return ok({ places: [], credit });
  const address = `${origin}/api/places/kept/${KEPT_VERSION}/${await digest(q)}`;
  const kept = readKept(await textCache.find(address));
  if (kept) return ok(kept);
  const found = await ask(geocoder, q);
  if (!found.isOk) return found;
  const response = { places: [...found.value], credit };
  background.run(textCache.keep(address, JSON.stringify(response), KEPT_S));
  return ok(response);
}

/** What was kept, or null where it isn't, or isn't a response of today's contract. */
function readKept(text: string | null): FindPlacesResponse | null {
  try {
    return FindPlacesResponse.safeParse(JSON.parse(text ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

async function ask(geocoder: Geocoder, address: string): Promise<Result<Awaited<ReturnType<Geocoder["find"]>>, Fault>> {
  try {
    return ok(await geocoder.find(address));
  } catch (error) {
    if (!(error instanceof GeocoderError)) throw error;
    return refuse("not_ready", {
      message: "Street addresses can’t be looked up at this moment. Please enter a town, or try again soon.",
      retryAfterS: RETRY_S,
      cause: error,
    });
  }
}

/** The same for spellings that differ in case and spaces alone. */
async function digest(address: string): Promise<string> {
  const plain = new TextEncoder().encode(address.toLowerCase().replace(/\s+/g, " "));
  return encodeBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", plain)));
}
