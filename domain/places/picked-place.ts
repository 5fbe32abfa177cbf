import type { Place } from "../hours/place.ts";

/** A place that somebody chose, with the zone of its clocks. */
export interface PickedPlace extends Place {
  /** `London, England, United Kingdom`; null where nothing but the coordinates is known. */
  readonly label: string | null;
}

/** Decimals that coordinates are shown with: about ten meters. */
const SHOWN_DECIMALS = 4;

/** Whether two are the same place by the same clocks and name. */
export function isSamePlace(one: PickedPlace, other: PickedPlace): boolean {
  return (
    one.latitudeDeg === other.latitudeDeg &&
    one.longitudeDeg === other.longitudeDeg &&
    one.timezone === other.timezone &&
    one.label === other.label
  );
}

/** What follows "Current location:": the place's line, or its coordinates such as `51.5074, -0.1278`. */
export function describePlace({ label, latitudeDeg, longitudeDeg }: PickedPlace): string {
  return label ?? formatCoordinates(latitudeDeg, longitudeDeg);
}

/** Latitude and longitude in degrees to four decimals, as the field reads them back. */
export function formatCoordinates(latitudeDeg: number, longitudeDeg: number): string {
  return `${toShown(latitudeDeg)}, ${toShown(longitudeDeg)}`;
}

function toShown(degrees: number): string {
  // Adding zero turns a rounded -0 into 0.
  return (Number(degrees.toFixed(SHOWN_DECIMALS)) + 0).toFixed(SHOWN_DECIMALS);
}
