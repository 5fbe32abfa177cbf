import type { GazetteerPlace } from "#domain/places/gazetteer-place.ts";
import { matchPlaces } from "#domain/places/match-places.ts";
import { type PlaceQuery, readPlaceQuery } from "#domain/places/place-query.ts";
import { findShardId } from "#domain/places/shard.ts";
import { hasShard, loadShard } from "./load-shard.ts";

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
