import type { PickedPlace } from "#domain/places/picked-place.ts";
import { findTownNearby } from "./gazetteer.ts";
import { lookUpTimezone } from "./settle-place.ts";

/** Why a device did not say where it is. */
export type DetectionRefusal = "denied" | "unavailable" | "timed_out";

/** Where the device is, or why that is not known. */
export type Detection =
  | { readonly kind: "found"; readonly place: PickedPlace }
  | { readonly kind: "refused"; readonly refusal: DetectionRefusal };

/** A town is near enough, and one of some minutes ago still is. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 300_000 };

/**
 * Steps of a degree, about a kilometer: the place will be in the page's address and so in each link, where it need not say in which house
 * somebody lives. It moves the sun by five seconds at most below 60 degrees of latitude.
 */
const STEPS_PER_DEG = 100;

/** Asks the device where it is, about; the browser asks its owner. Throws `NetworkError` where the zone of that place can't be looked up. */
export async function detectPlace(): Promise<Detection> {
  const position = await askDevice();
  if (typeof position === "string") return { kind: "refused", refusal: position };
  const { latitude, longitude } = position.coords;
  // The zone is that of the very spot: a border may run close by.
  const timezone = await lookUpTimezone(latitude, longitude);
  const [latitudeDeg, longitudeDeg] = [coarsen(latitude), coarsen(longitude)];
  // Without a network the coordinates do as well.
  const town = await findTownNearby(latitudeDeg, longitudeDeg).catch(() => null);
  const place = { latitudeDeg, longitudeDeg, label: town?.label ?? null, timezone: town?.timezone ?? timezone };
  return { kind: "found", place };
}

function coarsen(degrees: number): number {
  // The sum with zero has no sign where the number is zero.
  return Math.round(degrees * STEPS_PER_DEG) / STEPS_PER_DEG + 0;
}

function askDevice(): Promise<GeolocationPosition | DetectionRefusal> {
  return new Promise((resolve) => {
    // Pages that did not come over HTTPS have no such thing.
    if (!("geolocation" in navigator)) return resolve("unavailable");
    navigator.geolocation.getCurrentPosition(resolve, ({ code }) => resolve(toRefusal(code)), OPTIONS);
  });
}

function toRefusal(code: number): DetectionRefusal {
  // The three codes of the Geolocation API.
  return code === 1 ? "denied" : code === 3 ? "timed_out" : "unavailable";
}
