import { NetworkError } from "#web/lib/displayable-error.ts";
import type { DetectionRefusal } from "#web/lib/places/detect-place.ts";
import { showToast } from "#web/ui/toast/show-toast.ts";

/** The fixed words about a place that could not be found out. */
const FAILURES = {
  missing: { title: "Location Required", description: "Please provide a location for calculations." },
  notFound: { title: "Location Not Found", description: "Could not find the specified location." },
  notFetched: { title: "API Error", description: "Failed to fetch sunrise/sunset data." },
  notDetected: { title: "Location Detection Failed", description: "Please enter your location manually" },
} as const;

/** Says that a place could not be found out. */
export function showPlaceFailure(failure: keyof typeof FAILURES): void {
  showToast({ ...FAILURES[failure], variant: "destructive" });
}

/** Says that the device told where it is. */
export function showPlaceDetected(): void {
  showToast({ title: "Location Detected", icon: "pin" });
}

/** What to do where a place could not be found out; the toasts say only that it couldn't. */
export const TROUBLES = {
  missing_place: "Please enter a city, or latitude and longitude.",
  missing_place_or_address: "Please enter a city, an address, or latitude and longitude.",
  out_of_range: "Latitude runs from -90 to 90 and longitude from -180 to 180, as in 51.5074, -0.1278.",
  not_found: "We know no such place. Check the spelling, add the country, or enter latitude and longitude.",
  notFetched:
    "Places can’t be looked up without a connection. Latitude and longitude work, and so do places you used before.",
} as const;

/** What to do where the device did not say where it is. */
export const REFUSALS: Readonly<Record<DetectionRefusal, string>> = {
  denied:
    "This page may not ask where you are. Allow it in your browser’s settings for this site, or enter a place here.",
  unavailable: "Your device does not know where it is just now. Please enter a place here.",
  timed_out: "Your device took too long to find out where it is. Try again, or enter a place here.",
};

/** What to do where looking up failed: the server's own words, where it had some. */
export function toLookupTrouble(error: unknown): string {
  const isServerSentence = !(error instanceof NetworkError) && error instanceof Error && "displayMessage" in error;
  return isServerSentence && typeof error.displayMessage === "string" ? error.displayMessage : TROUBLES.notFetched;
}
