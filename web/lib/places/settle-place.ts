import { findPlaces, LONGEST_PLACE_QUERY, SHORTEST_PLACE_QUERY } from "#domain/contracts/places.ts";
import { findTimezone, lookUpTimezone as lookUp } from "#domain/hours/timezone.ts";
import { formatPlace, type GazetteerPlace } from "#domain/places/gazetteer-place.ts";
import { parseCoordinates } from "#domain/places/parse-coordinates.ts";
import type { PickedPlace } from "#domain/places/picked-place.ts";
import { callEndpoint } from "../api-client.ts";
import { NetworkError } from "../displayable-error.ts";
import { findBestPlace } from "./gazetteer.ts";

/** What became of a typed place; `credit` names whose data an address is from. */
export type SettledPlace =
  | { readonly kind: "found"; readonly place: PickedPlace; readonly credit: string | null }
  | { readonly kind: "out_of_range" | "not_found" };

/** The place that a finished text means: coordinates, else a town of the gazetteer, else a street address. Throws `NetworkError` and `ApiError`. */
export async function settlePlace(text: string): Promise<SettledPlace> {
  const coordinates = parseCoordinates(text);
  if (coordinates === "out_of_range") return { kind: "out_of_range" };
  if (coordinates) {
    return found(await placeAt(coordinates.latitudeDeg, coordinates.longitudeDeg, null));
  }
  const town = await findBestPlace(text);
  return town ? found(await toPickedPlace(town)) : settleAddress(text.trim());
}

/** A town of the gazetteer with the zone of its clocks. */
export async function toPickedPlace(town: GazetteerPlace): Promise<PickedPlace> {
  const { latitudeDeg, longitudeDeg } = town;
  const timezone = findTimezone(town.timezone ?? "") ?? (await lookUpTimezone(latitudeDeg, longitudeDeg));
  return { latitudeDeg, longitudeDeg, label: formatPlace(town), timezone };
}

/** A point with the zone of its clocks. */
export async function placeAt(latitudeDeg: number, longitudeDeg: number, label: string | null): Promise<PickedPlace> {
  return { latitudeDeg, longitudeDeg, label, timezone: await lookUpTimezone(latitudeDeg, longitudeDeg) };
}

async function settleAddress(text: string): Promise<SettledPlace> {
  if (text.length < SHORTEST_PLACE_QUERY || text.length > LONGEST_PLACE_QUERY) return { kind: "not_found" };
  const { places, credit } = await callEndpoint(findPlaces, { query: { q: text } });
  const [best] = places;
  return best ? { kind: "found", place: await placeAt(best.lat, best.lon, best.label), credit } : { kind: "not_found" };
}

function found(place: PickedPlace): SettledPlace {
  return { kind: "found", place, credit: null };
}

/** Fetches the map of zones before it is needed; where that fails, asking for a zone tries again. */
export function prepareTimezones(): void {
  import("@photostructure/tz-lookup").catch(() => undefined);
}

/** The IANA zone of the clocks at a point on earth, such as `Europe/London`; throws `NetworkError` where the map of zones can't be fetched. */
export function lookUpTimezone(latitudeDeg: number, longitudeDeg: number): Promise<string> {
  return lookUp(latitudeDeg, longitudeDeg).catch((error: unknown) => {
    throw new NetworkError(error);
  });
}
