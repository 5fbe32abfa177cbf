import { findTimezone } from "./timezone.ts";

/** Degrees of longitude to an hour. */
const DEG_PER_HOUR = 15;

/**
 * The time zone of coordinates in degrees, by the borders of `tz-lookup`, which are coarser than a map's. Where the runtime doesn't know
 * that zone it is the one of ships on this longitude. The borders are loaded when they are first needed.
 */
export async function lookUpTimezone(latitudeDeg: number, longitudeDeg: number): Promise<string> {
  if (isOnTutuila(latitudeDeg, longitudeDeg)) return "Pacific/Pago_Pago";
  const { default: findZone } = await import("@photostructure/tz-lookup");
  return findTimezone(findZone(latitudeDeg, longitudeDeg)) ?? findNauticalZone(longitudeDeg);
}

/** The map of zones has the main island of American Samoa beyond the date line, a day ahead. */
function isOnTutuila(latitudeDeg: number, longitudeDeg: number): boolean {
  return Math.abs(latitudeDeg + 14.3) < 0.2 && Math.abs(longitudeDeg + 170.7) < 0.3;
}

/** Zones of this name count westward. */
function findNauticalZone(longitudeDeg: number): string {
  const hoursWest = -Math.round(longitudeDeg / DEG_PER_HOUR);
  return hoursWest === 0 ? "Etc/GMT" : `Etc/GMT${hoursWest < 0 ? "" : "+"}${hoursWest}`;
}
