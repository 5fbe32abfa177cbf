import type { Division } from "#domain/hours/planetary-hours.ts";
import type { PickedPlace } from "#domain/places/picked-place.ts";

/** What the page's address says: a link carries the day, the place with its zone, and how the day is divided. */
export interface HoursSearch {
  /** A civil day at the place as the link has it; today's where it is missing. */
  readonly date?: string | undefined;
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
  readonly tz?: string | undefined;
  /** The place's line; without it coordinates stand for it. */
  readonly place?: string | undefined;
  readonly hours?: "equal" | undefined;
}

/** Longer words are no date, no zone and no place's line. */
const MOST_CHARACTERS = 200;

/**
 * Reads the page's query; words for coordinates take the whole place with them, numbers of no place on
 * earth stay, so that the page can say so. Every word is named: what a route leaves out is let through.
 */
export function parseHoursSearch(rawSearch: Record<string, unknown>): HoursSearch {
  const { date, lat, lon, tz, place, hours } = rawSearch;
  const isPlace = typeof lat === "number" && typeof lon === "number";
  return {
    // A year alone has become a number on the way.
    date: isWords(date) ? date : typeof date === "number" ? String(date) : undefined,
    lat: isPlace ? lat : undefined,
    lon: isPlace ? lon : undefined,
    // No zone is named "": a link without one is told so as well.
    tz: isPlace ? (isWords(tz) ? tz : "") : undefined,
    place: isPlace && isWords(place) ? place : undefined,
    hours: hours === "equal" ? hours : undefined,
  };
}

/** The query that shows a day at a place; without a day it shows today's, whenever it is opened. */
export function toHoursSearch(date: string | undefined, place: PickedPlace, division: Division): HoursSearch {
  return {
    date,
    lat: place.latitudeDeg,
    lon: place.longitudeDeg,
    tz: place.timezone,
    place: place.label ?? undefined,
    hours: division === "equal" ? division : undefined,
  };
}

/** The place that a query names; null where it names none. */
export function findLinkedPlace({ lat, lon, tz, place }: HoursSearch): PickedPlace | null {
  if (lat === undefined || lon === undefined || tz === undefined) return null;
  return { latitudeDeg: lat, longitudeDeg: lon, timezone: tz, label: place ?? null };
}

/** How a query has the day divided. */
export function findLinkedDivision({ hours }: HoursSearch): Division {
  return hours ?? "traditional";
}

function isWords(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "" && value.length <= MOST_CHARACTERS;
}
