import { readShard, type Shard } from "#domain/places/shard.ts";
import { NetworkError } from "../displayable-error.ts";
import { SHARD_ADDRESSES } from "./shard-addresses.ts";

/** The shards that were asked for since the page was opened; the browser keeps their files beyond that. */
const shards = new Map<string, Promise<Shard>>();

/** Whether the gazetteer has a shard of this id. */
export function hasShard(id: string): boolean {
  return SHARD_ADDRESSES.has(id);
}

/** A shard of the gazetteer, fetched once; throws `NetworkError` where it can't be, and can then be asked for again. */
export function loadShard(id: string): Promise<Shard> {
  const known = shards.get(id);
  if (known) return known;
  const shard = fetchShard(SHARD_ADDRESSES.get(id) ?? "");
  shards.set(id, shard);
  shard.catch(() => shards.delete(id));
  return shard;
}

/** Fetches one file of the gazetteer; throws `NetworkError`. */
export async function fetchShard(address: string): Promise<Shard> {
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
