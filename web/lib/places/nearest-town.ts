import { findTimezone } from "#domain/hours/timezone.ts";
import { findNearestTown, toAreaKey } from "#domain/places/area.ts";
import { formatPlace } from "#domain/places/format-place.ts";
import { findShardId, readRow } from "#domain/places/shard.ts";
import { fetchShard } from "./load-shard.ts";

/** What the nearest town says of a point. */
export interface TownNearby {
  /** `Quito, Ecuador`, or `Near Alert, Canada`. */
  readonly label: string;
  /** The zone of its clocks where the map of zones errs about the town, and the point lies in it; else null. */
  readonly timezone: string | null;
}

/**
 * The town that a point is named after; null where none is within 100 km. One file of the towns around is fetched, which tells our server no
 * more of the point than its area. Throws where it can't be.
 */
export async function findTownNearby(latitudeDeg: number, longitudeDeg: number): Promise<TownNearby | null> {
  const { AREA_ADDRESSES } = await import("./area-addresses.ts");
  const id = findShardId(toAreaKey(latitudeDeg, longitudeDeg), (key) => AREA_ADDRESSES.has(key));
  if (id === null) return null;
  const { rows } = await fetchShard(AREA_ADDRESSES.get(id) ?? "");
  const nearest = findNearestTown(rows.map(readRow), latitudeDeg, longitudeDeg);
  if (!nearest) return null;
  const line = formatPlace(nearest.town);
  if (!nearest.isInTown) return { label: `Near ${line}`, timezone: null };
  return { label: line, timezone: findTimezone(nearest.town.timezone ?? "") };
}
