import type { Division } from "#domain/hours/planetary-hours.ts";
import type { PickedPlace } from "#domain/places/picked-place.ts";

/** What the page's address says: a link carries the day, the place with its zone, and how the day is divided. */
export interface HoursSearch {
  /** A civil day at the place as the link has it; the running planetary day where it is missing. */
  readonly date?: string | undefined;
  /** Degrees; words where the link has no number. */
  readonly lat?: number | string | undefined;
  readonly lon?: number | string | undefined;
  readonly tz?: string | undefined;
  /** The place's line; without it coordinates stand for it. */
  readonly place?: string | undefined;
  readonly hours?: "equal" | undefined;
}

/** Longer words are no date, no zone and no place's line. */
const MOST_CHARACTERS = 200;

/**
 * Reads the page's query. Coordinates of no place on earth stay, words for them and half of a pair included, so that the page can say so.
 * Every word is named: what a route leaves out is let through.
 */
export function parseHoursSearch(rawSearch: Record<string, unknown>): HoursSearch {
  const { date, lat, lon, tz, place, hours } = rawSearch;
  const isPlace = lat !== undefined || lon !== undefined;
  return {
    // A year alone has become a number on the way.
    date: isWords(date) ? date : typeof date === "number" ? String(date) : undefined,
    // No degree and no zone is "": a link without one is told so as well.
    lat: isPlace ? toDegrees(lat) : undefined,
    lon: isPlace ? toDegrees(lon) : undefined,
    tz: isPlace ? (isWords(tz) ? tz : "") : undefined,
    place: isPlace && isWords(place) ? place : undefined,
    hours: hours === "equal" ? hours : undefined,
  };
}

/** The query that shows a day at a place; without a day it shows the running one, whenever it is opened. */
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

/** How a query has the day divided. */
export function findLinkedDivision({ hours }: HoursSearch): Division {
  return hours ?? "traditional";
}

function toDegrees(raw: unknown): number | string {
  return typeof raw === "number" || isWords(raw) ? raw : "";
}

function isWords(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "" && value.length <= MOST_CHARACTERS;
}
