import type { PickedPlace } from "#domain/places/picked-place.ts";
import { placeAt } from "./settle-place.ts";

/** Why a device did not say where it is. */
export type DetectionRefusal = "denied" | "unavailable" | "timed_out";

/** Where the device is, or why that is not known. */
export type Detection =
  | { readonly kind: "found"; readonly place: PickedPlace }
  | { readonly kind: "refused"; readonly refusal: DetectionRefusal };

/** A town is near enough, and one of some minutes ago still is. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 300_000 };

/** Asks the device where it is; the browser asks its owner. Throws `NetworkError` where the zone of that place can't be looked up. */
export async function detectPlace(): Promise<Detection> {
  const position = await askDevice();
  if (typeof position === "string") return { kind: "refused", refusal: position };
  const { latitude, longitude } = position.coords;
  return { kind: "found", place: await placeAt(latitude, longitude, null) };
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
