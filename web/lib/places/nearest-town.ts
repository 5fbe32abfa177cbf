import { findNearestTown, toAreaKey } from "#domain/places/area.ts";
import { formatPlace } from "#domain/places/format-place.ts";
import { findShardId, readRow } from "#domain/places/shard.ts";
import { fetchShard } from "./load-shard.ts";

/**
 * What a point is called after the nearest town: `Quito, Ecuador`, or `Near Alert, Canada`; null where none is within 100 km. One file of the
 * towns around is fetched, which tells our server no more of the point than its area. Throws where it can't be.
 */
export async function nameByNearestTown(latitudeDeg: number, longitudeDeg: number): Promise<string | null> {
  const { AREA_ADDRESSES } = await import("./area-addresses.ts");
  const id = findShardId(toAreaKey(latitudeDeg, longitudeDeg), (key) => AREA_ADDRESSES.has(key));
  if (id === null) return null;
  const { rows } = await fetchShard(AREA_ADDRESSES.get(id) ?? "");
  const nearest = findNearestTown(rows.map(readRow), latitudeDeg, longitudeDeg);
  if (!nearest) return null;
  const line = formatPlace(nearest.town);
  return nearest.isInTown ? line : `Near ${line}`;
}
