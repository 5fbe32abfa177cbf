import * as z from "zod/mini";
import { parsePlace } from "#domain/hours/parse-input.ts";
import { findTimezone } from "#domain/hours/timezone.ts";
import { formatPlace } from "#domain/places/gazetteer-place.ts";
import type { PickedPlace } from "#domain/places/picked-place.ts";
import { findZoneTown } from "#domain/places/shard.ts";
import { findLocalText, keepLocalText, STORAGE_KEYS } from "../storage.ts";

/** How many are offered before anything is typed. */
const MOST_RECENT = 5;

const RecentPlaces = z.array(
  z.object({
    label: z.nullable(z.string()),
    latitudeDeg: z.number(),
    longitudeDeg: z.number(),
    timezone: z.string(),
  }),
);

/** The places that were picked on this device, the last one first; what can be used of them is decided here alone. */
export function listRecentPlaces(): readonly PickedPlace[] {
  const parsed = RecentPlaces.safeParse(parseJson(findLocalText(STORAGE_KEYS.recentPlaces) ?? "[]"));
  if (!parsed.success) return [];
  return parsed.data.slice(0, MOST_RECENT).flatMap((stored) => {
    const place = parsePlace(stored);
    return place.isOk ? [place.value] : [];
  });
}

/** Remembers a place on this device, before those that were picked earlier. */
export function rememberPlace(place: PickedPlace): void {
  const others = listRecentPlaces().filter((other) => !isSamePoint(other, place));
  keepLocalText(STORAGE_KEYS.recentPlaces, JSON.stringify([place, ...others].slice(0, MOST_RECENT)));
}

function isSamePoint(one: PickedPlace, other: PickedPlace): boolean {
  return one.latitudeDeg === other.latitudeDeg && one.longitudeDeg === other.longitudeDeg;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The town that stands for this device's time zone: where a first visit begins. Null for zones without one, such as UTC. */
export async function findDeviceTown(): Promise<PickedPlace | null> {
  const timezone = findTimezone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (timezone === null) return null;
  const { default: table } = await import("/gazetteer/zone-towns.txt?raw");
  const town = findZoneTown(table, timezone);
  if (!town) return null;
  return { latitudeDeg: town.latitudeDeg, longitudeDeg: town.longitudeDeg, label: formatPlace(town), timezone };
}
