import { foldWords, toKey } from "./fold-name.ts";

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
