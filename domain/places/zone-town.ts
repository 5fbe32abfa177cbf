import type { GazetteerPlace } from "./gazetteer-place.ts";
import { readRow, writeRow } from "./shard.ts";

const COLUMN = "\t";

/** The table of the towns that zones are named after, a line each: the zone's present name, then the town as in a shard. */
export function writeZoneTowns(towns: ReadonlyMap<string, GazetteerPlace>): string {
  return [...towns].map(([timezone, town]) => timezone + COLUMN + writeRow(town)).join("\n");
}

/** The town that stands for a zone in such a table: the one it is named after, else its largest; null where nobody lives in it. */
export function findZoneTown(table: string, timezone: string): GazetteerPlace | null {
  const line = table.split("\n").find((row) => row.startsWith(timezone + COLUMN));
  return line === undefined ? null : readRow(line.slice(timezone.length + COLUMN.length));
}
