import { findTimezone } from "#domain/hours/timezone.ts";
import { findNearestTown, toAreaKey } from "#domain/places/area.ts";
import { formatPlace, type GazetteerPlace } from "#domain/places/gazetteer-place.ts";
import { matchPlaces, type PlaceQuery, readPlaceQuery } from "#domain/places/match-places.ts";
import { findShardId, readRow, readShard, type Shard } from "#domain/places/shard.ts";
import { NetworkError } from "../displayable-error.ts";
import { SHARD_ADDRESSES } from "./shard-addresses.ts";

/** The shards that were asked for since the page was opened; the browser keeps their files beyond that. */
const shards = new Map<string, Promise<Shard>>();

/** Whether the gazetteer has a shard of this id. */
function hasShard(id: string): boolean {
  return SHARD_ADDRESSES.has(id);
}

/** A shard of the gazetteer, fetched once; throws `NetworkError` where it can't be, and can then be asked for again. */
function loadShard(id: string): Promise<Shard> {
  const known = shards.get(id);
  if (known) return known;
  const shard = fetchShard(SHARD_ADDRESSES.get(id) ?? "");
  shards.set(id, shard);
  shard.catch(() => shards.delete(id));
  return shard;
}

/** Fetches one file of the gazetteer; throws `NetworkError`. */
async function fetchShard(address: string): Promise<Shard> {
  const response = await fetch(address).catch((error: unknown) => {
    throw new NetworkError(error);
  });
  // After a release files have new names: the page has to be loaded again, as after a lost connection.
  if (!response.ok) throw new NetworkError(response.status);
  const text = await response.text().catch((error: unknown) => {
    throw new NetworkError(error);
  });
  return readShard(text);
}

/** The towns that a text can mean, the best first, from one shard of the gazetteer at most. Throws `NetworkError`. */
export function suggestPlaces(text: string): Promise<readonly GazetteerPlace[]> {
  const query = readPlaceQuery(text);
  return searchFrom(query, query.shardKey);
}

/**
 * The town that a finished text means most likely; null where the gazetteer has none. It also looks where a name ends sooner than the text, for
 * which another shard may be needed.
 */
export async function findBestPlace(text: string): Promise<GazetteerPlace | null> {
  const query = readPlaceQuery(text);
  const keys = new Set([query.shardKey, ...query.readings.map(({ nameKey }) => nameKey).toReversed()]);
  for (const key of keys) {
    const [best] = await searchFrom(query, key);
    if (best) return best;
  }
  return null;
}

async function searchFrom(query: PlaceQuery, shardKey: string): Promise<readonly GazetteerPlace[]> {
  const id = findShardId(shardKey, hasShard);
  return id === null ? [] : matchPlaces(await loadShard(id), query);
}

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
