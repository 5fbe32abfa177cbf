import { findTimezone } from "./timezone.ts";

/** Degrees of longitude to an hour. */
const DEG_PER_HOUR = 15;

/**
 * The time zone of coordinates in degrees, by the borders of `tz-lookup`, which are coarser than a map's. Where the runtime doesn't know
 * that zone it is the one of ships on this longitude. The borders are loaded when they are first needed.
 */
export async function lookUpTimezone(latitudeDeg: number, longitudeDeg: number): Promise<string> {
  const { default: findZone } = await import("@photostructure/tz-lookup");
  return findTimezone(findZone(latitudeDeg, longitudeDeg)) ?? findNauticalZone(longitudeDeg);
}

/** Zones of this name count westward. */
function findNauticalZone(longitudeDeg: number): string {
  const hoursWest = -Math.round(longitudeDeg / DEG_PER_HOUR);
  return hoursWest === 0 ? "Etc/GMT" : `Etc/GMT${hoursWest < 0 ? "" : "+"}${hoursWest}`;
}
