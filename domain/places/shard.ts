import { foldName } from "./fold-name.ts";
import type { GazetteerPlace } from "./gazetteer-place.ts";

/** A part of the gazetteer: the rows of all places whose keys begin with the shard's id, sorted by key. */
export interface Shard {
  readonly rows: readonly string[];
}

/** The shard of names that begin neither with a letter of A-Z nor with a digit. */
export const OTHER_SHARD = "_";

const RADIX = 36;
const DEGREE_PARTS = 1000;
/** Digits of a coordinate: 360,000 thousandths have four in this radix. */
const COORDINATE_DIGITS = 4;
const LATITUDE_OFFSET_DEG = 90;
const LONGITUDE_OFFSET_DEG = 180;
const COLUMN = "\t";

/** The text of a shard. */
export function writeShard(places: readonly GazetteerPlace[]): string {
  return places.map(writeRow).join("\n");
}

/** Reads the text of a shard; its rows are decoded when they are looked at. */
export function readShard(text: string): Shard {
  return { rows: text.split("\n") };
}

/** One place as a row: spelling, country, region, people, coordinates, the name where the spelling is another, and its zone where it has one. */
function writeRow({ name, spelling, countryCode, region, population, timezone, ...place }: GazetteerPlace): string {
  const latitude = writeDegrees(place.latitudeDeg + LATITUDE_OFFSET_DEG);
  const longitude = writeDegrees(place.longitudeDeg + LONGITUDE_OFFSET_DEG);
  const people = population === 0 ? "" : population.toString(RADIX);
  const columns = [spelling, countryCode, region, people, latitude + longitude];
  if (timezone !== undefined) return [...columns, name, timezone].join(COLUMN);
  return (spelling === name ? columns : [...columns, name]).join(COLUMN);
}

/** The place that a row stands for. */
export function readRow(row: string): GazetteerPlace {
  const [spelling = "", countryCode = "", region = "", people = "", coordinates = "", name = spelling, timezone] =
    row.split(COLUMN);
  return {
    name,
    spelling,
    countryCode,
    region,
    population: people === "" ? 0 : Number.parseInt(people, RADIX),
    latitudeDeg: readDegrees(coordinates.slice(0, COORDINATE_DIGITS), LATITUDE_OFFSET_DEG),
    longitudeDeg: readDegrees(coordinates.slice(COORDINATE_DIGITS), LONGITUDE_OFFSET_DEG),
    ...(timezone !== undefined && { timezone }),
  };
}

/** The people of a row's place, without decoding the rest. */
export function readPopulation(row: string): number {
  const country = row.indexOf(COLUMN);
  const region = row.indexOf(COLUMN, country + 1);
  const people = row.indexOf(COLUMN, region + 1) + 1;
  const end = row.indexOf(COLUMN, people);
  return end === people ? 0 : Number.parseInt(row.slice(people, end), RADIX);
}

/** The rows whose keys begin with a key, those that are exactly it first. */
export function listRowsFrom({ rows }: Shard, key: string): readonly string[] {
  const start = findFirst(rows, (rowKey) => rowKey >= key);
  const end = findFirst(rows, (rowKey) => rowKey > key && !rowKey.startsWith(key));
  return rows.slice(start, end);
}

/** The key that a row is sorted by. */
export function keyOfRow(row: string): string {
  return foldName(row.slice(0, row.indexOf(COLUMN)));
}

/** The id of the shard that holds the names beginning with a key: its longest beginning that is an id. Null where there is none. */
export function findShardId(key: string, hasShard: (id: string) => boolean): string | null {
  for (let length = key.length; length > 0; length -= 1) {
    const id = key.slice(0, length);
    if (hasShard(id)) return id;
  }
  return key !== "" && !/^[a-z0-9]/.test(key) && hasShard(OTHER_SHARD) ? OTHER_SHARD : null;
}

/** Index of the first row for whose key the test holds, as it does for all after it. */
function findFirst(rows: readonly string[], test: (rowKey: string) => boolean): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(keyOfRow(rows[middle] ?? ""))) high = middle;
    else low = middle + 1;
  }
  return low;
}

function writeDegrees(degrees: number): string {
  return Math.round(degrees * DEGREE_PARTS)
    .toString(RADIX)
    .padStart(COORDINATE_DIGITS, "0");
}

function readDegrees(digits: string, offsetDeg: number): number {
  return (Number.parseInt(digits, RADIX) - offsetDeg * DEGREE_PARTS) / DEGREE_PARTS;
}

/** The table of the towns that zones are named after, a line each: the zone's present name, then the town as in a shard. */
export function writeZoneTowns(towns: ReadonlyMap<string, GazetteerPlace>): string {
  return [...towns].map(([timezone, town]) => timezone + COLUMN + writeRow(town)).join("\n");
}

/** The town that stands for a zone in such a table: the one it is named after, else its largest; null where nobody lives in it. */
export function findZoneTown(table: string, timezone: string): GazetteerPlace | null {
  const line = table.split("\n").find((row) => row.startsWith(timezone + COLUMN));
  return line === undefined ? null : readRow(line.slice(timezone.length + COLUMN.length));
}
