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
