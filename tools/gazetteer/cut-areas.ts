import { type Bounds, FARTHEST_TOWN_KM, quarter, WHOLE_EARTH } from "#domain/places/area.ts";
import type { GazetteerPlace } from "#domain/places/gazetteer-place.ts";
import { writeShard } from "#domain/places/shard.ts";

/** A file of this many bytes takes about half of that gzipped: it is fetched once, by who asks where they are. */
const LARGEST_BYTES = 64_000;

/** Smaller areas would consist of little but their margins. */
const LONGEST_KEY = 6;

const KM_PER_DEG = 111.2;

/**
 * Cuts the towns into texts by areas of the map. Each text also has the towns of a margin around its area, as wide as the farthest town that a
 * point is named after, so that the nearest town of any point is in the text of its own area.
 */
export function cutAreas(towns: readonly GazetteerPlace[]): ReadonlyMap<string, string> {
  const areas = new Map<string, string>();
  cut("", WHOLE_EARTH, towns, areas);
  return areas;
}

function cut(key: string, bounds: Bounds, candidates: readonly GazetteerPlace[], areas: Map<string, string>): void {
  const towns = candidates.filter(isAround(bounds));
  if (towns.length === 0) return;
  const text = writeShard(towns);
  if (key !== "" && (key.length === LONGEST_KEY || Buffer.byteLength(text) <= LARGEST_BYTES)) {
    areas.set(key, text);
    return;
  }
  for (const [digit, part] of quarter(bounds).entries()) cut(`${key}${digit}`, part, towns, areas);
}

/** Whether a town lies in an area or in the margin around it, which may reach over the date line. */
function isAround({ west, east, south, north }: Bounds): (town: GazetteerPlace) => boolean {
  const latitudeMargin = FARTHEST_TOWN_KM / KM_PER_DEG;
  const farthestNorth = Math.min(89, Math.max(Math.abs(south), Math.abs(north)) + latitudeMargin);
  const longitudeMargin = latitudeMargin / Math.cos((farthestNorth * Math.PI) / 180);
  return ({ latitudeDeg, longitudeDeg }) =>
    latitudeDeg >= south - latitudeMargin &&
    latitudeDeg <= north + latitudeMargin &&
    [-360, 0, 360].some(
      (turn) => longitudeDeg + turn >= west - longitudeMargin && longitudeDeg + turn <= east + longitudeMargin,
    );
}
