import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { matchPlaces, readPlaceQuery } from "#domain/places/match-places.ts";
import { findShardId, readShard } from "#domain/places/shard.ts";
import { calibrateMs } from "./calibrate.ts";

/** What a keystroke in the field for a place costs: the file that it fetches, and the time to read that and to find what fits. */
const SHARDS = resolve(import.meta.dirname, "../gazetteer/shards");
const ROUNDS = 40;
const QUERIES = [
  "l",
  "lo",
  "lon",
  "lond",
  "london on",
  "s",
  "sa",
  "san",
  "san j",
  "san jose",
  "santa",
  "saint",
  "zuerich",
  "v",
  "va",
  "val",
  "paris, texas",
];

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const shards = new Map(
  readdirSync(SHARDS).map((file) => [file.replace(".txt", ""), readFileSync(resolve(SHARDS, file), "utf8")]),
);

/** Milliseconds of one keystroke, its shard fetched but not read yet. */
function answer(text: string): number {
  const startedAt = performance.now();
  const query = readPlaceQuery(text);
  const id = findShardId(query.shardKey, (candidate) => shards.has(candidate));
  matchPlaces(readShard(shards.get(id ?? "") ?? ""), query);
  return performance.now() - startedAt;
}

const sizes = [...shards.values()].map((text) => ({ plain: Buffer.byteLength(text), gzip: gzipSync(text).length }));
const calibrationMs = Math.min(calibrateMs(), calibrateMs(), calibrateMs());
console.log(`places; calibration loop ${calibrationMs.toFixed(1)} ms`);
console.log(
  `  ${shards.size} shards  largest gzip ${kB(Math.max(...sizes.map(({ gzip }) => gzip)))} (at most 40)  all ${kB(
    sizes.reduce((sum, { plain }) => sum + plain, 0),
  )} (at most 6,000), gzip ${kB(sizes.reduce((sum, { gzip }) => sum + gzip, 0))}`,
);
for (let round = 0; round < ROUNDS; round += 1) for (const text of QUERIES) answer(text);
for (const text of QUERIES) {
  const times = Array.from({ length: ROUNDS }, () => answer(text)).sort((a, b) => a - b);
  const [median, worst] = [times[ROUNDS / 2] ?? Number.NaN, times.at(-2) ?? Number.NaN];
  console.log(
    `  ${text.padEnd(14)} median ${median.toFixed(2)} ms, worst but one of ${ROUNDS} ${worst.toFixed(2)} ms (at most 2)`,
  );
}
