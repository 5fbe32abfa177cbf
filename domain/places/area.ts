import type { GazetteerPlace } from "./gazetteer-place.ts";

/** The farthest town that a point is named after, km. */
export const FARTHEST_TOWN_KM = 100;

/** Beyond its edge a point is not in a town any more, but near it, km. */
const AROUND_TOWN_KM = 5;

/** People to a square kilometer of a town, about: the gazetteer knows no borders, so a town is taken for a round one. */
const TOWN_DENSITY = 3800;

/** Halvings of longitude and latitude that a key counts: its areas are then 1.4 by 0.7 degrees wide. */
const KEY_LENGTH = 8;

const EARTH_RADIUS_KM = 6371;
const DEG = Math.PI / 180;

/** A rectangle of the map in degrees. */
export interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** The whole earth, the area of the empty key. */
export const WHOLE_EARTH: Bounds = { west: -180, east: 180, south: -90, north: 90 };

/** The quarters of an area by the digit that each adds to its key: southwest, southeast, northwest, northeast. */
export function quarter({ west, east, south, north }: Bounds): readonly [Bounds, Bounds, Bounds, Bounds] {
  const [middleLongitude, middleLatitude] = [(west + east) / 2, (south + north) / 2];
  return [
    { west, east: middleLongitude, south, north: middleLatitude },
    { west: middleLongitude, east, south, north: middleLatitude },
    { west, east: middleLongitude, south: middleLatitude, north },
    { west: middleLongitude, east, south: middleLatitude, north },
  ];
}

/** The key of a point: each digit names the quarter that it lies in, so that every beginning is the key of an area around it. */
export function toAreaKey(latitudeDeg: number, longitudeDeg: number): string {
  let bounds = WHOLE_EARTH;
  let key = "";
  while (key.length < KEY_LENGTH) {
    const isEast = longitudeDeg >= (bounds.west + bounds.east) / 2;
    const isNorth = latitudeDeg >= (bounds.south + bounds.north) / 2;
    const [southwest, southeast, northwest, northeast] = quarter(bounds);
    bounds = isNorth ? (isEast ? northeast : northwest) : isEast ? southeast : southwest;
    key += (isNorth ? 2 : 0) + (isEast ? 1 : 0);
  }
  return key;
}

/** A town as seen from a point. */
export interface NearestTown {
  readonly town: GazetteerPlace;
  readonly distanceKm: number;
  /** Whether the point belongs to the town, or lies near it. */
  readonly isInTown: boolean;
}

/**
 * The town that a point is named after: where towns reach as far as the point, the one in whose middle it lies most, so that Islington is in
 * London; else the one with the nearest edge. Null where none is within `FARTHEST_TOWN_KM`.
 */
export function findNearestTown(
  towns: readonly GazetteerPlace[],
  latitudeDeg: number,
  longitudeDeg: number,
): NearestTown | null {
  let nearest: NearestTown | null = null;
  let leastRemoteness = Number.POSITIVE_INFINITY;
  for (const town of towns) {
    const distanceKm = measureKm(town, { latitudeDeg, longitudeDeg });
    if (distanceKm > FARTHEST_TOWN_KM) continue;
    const radiusKm = Math.sqrt(town.population / (Math.PI * TOWN_DENSITY));
    // Inside from -1 in the middle to 0 at the edge, outside the way to the edge.
    const remoteness = distanceKm < radiusKm ? distanceKm / radiusKm - 1 : distanceKm - radiusKm;
    if (remoteness >= leastRemoteness) continue;
    leastRemoteness = remoteness;
    nearest = { town, distanceKm, isInTown: remoteness < AROUND_TOWN_KM };
  }
  return nearest;
}

type Point = Pick<GazetteerPlace, "latitudeDeg" | "longitudeDeg">;

/** The distance of two points along the ground, km, on a round earth (haversine): half a percent off at most. */
export function measureKm(one: Point, other: Point): number {
  const halfLatitude = ((other.latitudeDeg - one.latitudeDeg) * DEG) / 2;
  const halfLongitude = ((other.longitudeDeg - one.longitudeDeg) * DEG) / 2;
  const cosines = Math.cos(one.latitudeDeg * DEG) * Math.cos(other.latitudeDeg * DEG);
  const chord = Math.sin(halfLatitude) ** 2 + cosines * Math.sin(halfLongitude) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
