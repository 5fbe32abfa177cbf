import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cutShards } from "./cut-shards.ts";
import { listPlaces } from "./list-places.ts";

/** Where the shards lie; the browser's code takes their addresses from there. */
const SHARDS = join(import.meta.dirname, "../../gazetteer/shards");

const shards = cutShards(listPlaces());
rmSync(SHARDS, { recursive: true, force: true });
mkdirSync(SHARDS, { recursive: true });
for (const [id, text] of shards) writeFileSync(join(SHARDS, `${id}.txt`), text);
