/** A place on earth in degrees: north and east are positive. Its zone is an IANA name, such as `Europe/London`. */
export interface Place {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly timezone: string;
}

/** Latitudes run from pole to pole, longitudes once around. */
const LATITUDE_LIMIT_DEG = 90;
const LONGITUDE_LIMIT_DEG = 180;

/** Whether a number is a latitude in degrees, the poles included. */
export function isLatitude(latitudeDeg: number): boolean {
  return Math.abs(latitudeDeg) <= LATITUDE_LIMIT_DEG;
}

/** Whether a number is a longitude in degrees, both ends included. */
export function isLongitude(longitudeDeg: number): boolean {
  return Math.abs(longitudeDeg) <= LONGITUDE_LIMIT_DEG;
}
