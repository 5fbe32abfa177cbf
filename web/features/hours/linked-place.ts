// Apart from `hours-search.ts`, which is in the first load of every page: what knows the zones weighs 20 kB.
import { findPlaceFault, type HoursFault } from "#domain/hours/find-fault.ts";
import { findTimezone } from "#domain/hours/timezone.ts";
import type { PickedPlace } from "#domain/places/picked-place.ts";
import type { HoursSearch } from "./hours-search.ts";

/** What a query says of a place. */
export interface LinkedPlace {
  /** With its zone's present name; null where the query names none, or none that there is. */
  readonly place: PickedPlace | null;
  readonly fault: HoursFault | null;
}

/** Reads the place that a query names. */
export function parseLinkedPlace({ lat, lon, tz, place: line }: HoursSearch): LinkedPlace {
  if (lat === undefined || lon === undefined || tz === undefined) return { place: null, fault: null };
  const place = {
    latitudeDeg: toNumber(lat),
    longitudeDeg: toNumber(lon),
    timezone: findTimezone(tz) ?? tz,
    label: line ?? null,
  };
  const fault = findPlaceFault(place);
  return { place: fault ? null : place, fault };
}

function toNumber(degrees: number | string): number {
  return typeof degrees === "number" ? degrees : Number.NaN;
}
