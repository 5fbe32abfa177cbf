import { findTimezone } from "#domain/hours/timezone.ts";
import { formatPlace } from "#domain/places/format-place.ts";
import type { PickedPlace } from "#domain/places/picked-place.ts";
import { findZoneTown } from "#domain/places/zone-town.ts";

/** The town that stands for this device's time zone: where a first visit begins. Null for zones without one, such as UTC. */
export async function findDeviceTown(): Promise<PickedPlace | null> {
  const timezone = findTimezone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (timezone === null) return null;
  const { default: table } = await import("/gazetteer/zone-towns.txt?raw");
  const town = findZoneTown(table, timezone);
  if (!town) return null;
  return { latitudeDeg: town.latitudeDeg, longitudeDeg: town.longitudeDeg, label: formatPlace(town), timezone };
}
