import { getCountryKey, isCountryCalled } from "./country-names.ts";
import { foldName, foldWords, toKey } from "./fold-name.ts";
import type { GazetteerPlace } from "./gazetteer-place.ts";
import { findRegionByCode } from "./region-codes.ts";
import { keyOfRow, listRowsFrom, readPopulation, readRow, type Shard } from "./shard.ts";

/** One way to read a query: a name, and words about where the place is. */
export interface QueryReading {
  readonly nameKey: string;
  /** Each has to fit the region or the country. */
  readonly parts: readonly (readonly string[])[];
  /** Whether the name has to be written out: where no comma says that it ends. */
  readonly isWholeName: boolean;
}

/** A typed place, folded. */
export interface PlaceQuery {
  /** Decides which shard is fetched; empty where nothing that could be a name was typed. */
  readonly shardKey: string;
  /** The plain reading first. */
  readonly readings: readonly QueryReading[];
}

/** Fewer letters behind a name say nothing about where it is. */
const SHORTEST_PART = 2;

/** Reads what was typed: `paris, texas` has one reading, `london on` two, since a name can have several words. */
export function readPlaceQuery(text: string): PlaceQuery {
  const [head = [], ...parts] = text.split(",").map(foldWords);
  const wanted = parts.filter((words) => words.length > 0);
  const nameKey = toKey(head);
  if (nameKey === "") return { shardKey: "", readings: [] };
  const plain = { nameKey, parts: wanted, isWholeName: false };
  return {
    shardKey: nameKey,
    readings: [plain, ...head.slice(1).flatMap((_word, at) => readSplit(head, at + 1, wanted))],
  };
}

function readSplit(words: readonly string[], end: number, parts: QueryReading["parts"]): readonly QueryReading[] {
  const tail = words.slice(end);
  if (toKey(tail).length < SHORTEST_PART) return [];
  return [{ nameKey: toKey(words.slice(0, end)), parts: [tail, ...parts], isWholeName: true }];
}

/** As many as can be taken in at a glance. */
const MOST_MATCHES = 8;

interface Match {
  readonly row: string;
  readonly population: number;
  /** Zero where the whole name was written. */
  readonly distance: 0 | 1;
}

/**
 * The places of a shard that a query can mean, the best first: those whose whole name was written before those that it begins, then by
 * people. What follows the name, `paris, texas` or `london on`, narrows them by region and country.
 */
export function matchPlaces({ rows }: Shard, query: PlaceQuery): readonly GazetteerPlace[] {
  const found = query.readings.flatMap((reading) => listMatches({ rows }, reading));
  found.sort((a, b) => a.distance - b.distance || b.population - a.population);
  const seen = new Set<string>();
  const best: GazetteerPlace[] = [];
  for (const { row } of found) {
    const place = readRow(row);
    const identity = `${place.latitudeDeg},${place.longitudeDeg},${place.name}`;
    if (seen.has(identity)) continue;
    seen.add(identity);
    best.push(place);
    if (best.length === MOST_MATCHES) break;
  }
  return best;
}

function listMatches(shard: Shard, reading: QueryReading): readonly Match[] {
  const matches: Match[] = [];
  let isWhole = true;
  for (const row of listRowsFrom(shard, reading.nameKey)) {
    // Rows are sorted, so that the whole names come first and the first other one ends them.
    isWhole &&= keyOfRow(row) === reading.nameKey;
    if (reading.isWholeName && !isWhole) break;
    // Most rows are only ranked, so that a row is decoded where more than its people count.
    if (reading.parts.length > 0 && !isInAll(readRow(row), reading.parts)) continue;
    matches.push({ row, population: readPopulation(row), distance: isWhole ? 0 : 1 });
  }
  return matches;
}

function isInAll(place: GazetteerPlace, parts: QueryReading["parts"]): boolean {
  return parts.every((words) => isIn(place, words));
}

/** Whether some words say where a place is: its region or a code of that, its country, or the one and then the other. */
function isIn({ countryCode, region }: GazetteerPlace, words: readonly string[]): boolean {
  const key = toKey(words);
  if (isCountryCalled(countryCode, key)) return true;
  if (findRegionByCode(countryCode, key) === region && region !== "") return true;
  if (region === "") return false;
  const regionKey = foldName(region);
  if (regionKey.startsWith(key) || (regionKey + getCountryKey(countryCode)).startsWith(key)) return true;
  return words.some((_word, end) => {
    const head = toKey(words.slice(0, end));
    const isRegion = head !== "" && (head === regionKey || findRegionByCode(countryCode, head) === region);
    return isRegion && isCountryCalled(countryCode, toKey(words.slice(end)));
  });
}
