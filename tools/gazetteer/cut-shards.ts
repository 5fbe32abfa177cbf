import { foldName } from "#domain/places/fold-name.ts";
import type { GazetteerPlace } from "#domain/places/gazetteer-place.ts";
import { OTHER_SHARD, writeShard } from "#domain/places/shard.ts";

/** A shard of this many bytes takes about half of that gzipped, and a tenth of a second on a slow connection. */
const LARGEST_BYTES = 48_000;

/** Of the places that begin with letters which many share, as many as any of them could be wanted. */
const BEST_PLACES = 100;

/** What a shard of best places may weigh together with the small groups that it holds whole. */
const LARGEST_SHARED_BYTES = 24_000;

interface Entry {
  readonly key: string;
  readonly place: GazetteerPlace;
}

/**
 * Cuts the gazetteer into texts by the beginning of the keys. Where the places of a beginning fit, one shard has them all. Where they don't,
 * its shard has the best of them, those of exactly that name, and whole the small groups by their next letter; the larger groups have separate
 * shards. So the shard with the longest fitting id always has what a beginning needs.
 */
export function cutShards(places: readonly GazetteerPlace[]): ReadonlyMap<string, string> {
  const entries = places
    .map((place) => ({ key: foldName(place.spelling), place }))
    .sort((a, b) => compare(a.key, b.key) || b.place.population - a.place.population);
  const shards = new Map<string, string>();
  for (const [id, group] of Map.groupBy(entries, ({ key }) =>
    /^[a-z0-9]/.test(key) ? key.slice(0, 1) : OTHER_SHARD,
  )) {
    cut(id, group, shards);
  }
  return shards;
}

function cut(id: string, entries: readonly Entry[], shards: Map<string, string>): void {
  const text = write(entries);
  if (Buffer.byteLength(text) <= LARGEST_BYTES) {
    shards.set(id, text);
    return;
  }
  const chosen = new Set(entries.filter(isAmongBest(id, entries)));
  const longer = entries.filter(({ key }) => key !== id);
  const groups = [...Map.groupBy(longer, ({ key }) => key.slice(0, id.length + 1))];
  for (const [next, group] of groups.sort(([, a], [, b]) => a.length - b.length)) {
    const shared = [...new Set([...chosen, ...group])];
    if (Buffer.byteLength(write(shared)) > LARGEST_SHARED_BYTES) cut(next, group, shards);
    else for (const entry of group) chosen.add(entry);
  }
  shards.set(id, write(entries.filter((entry) => chosen.has(entry))));
}

function isAmongBest(id: string, entries: readonly Entry[]): (entry: Entry) => boolean {
  const best = new Set(entries.toSorted((a, b) => b.place.population - a.place.population).slice(0, BEST_PLACES));
  return (entry) => entry.key === id || best.has(entry);
}

function write(entries: readonly Entry[]): string {
  return writeShard(entries.map(({ place }) => place));
}

/** By code units, as the browser's binary search compares. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
