import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeZoneTowns } from "#domain/places/shard.ts";
import { correctZones } from "./correct-zones.ts";
import { cutAreas } from "./cut-areas.ts";
import { cutShards } from "./cut-shards.ts";
import { listPlaces } from "./list-places.ts";
import { listTowns } from "./list-towns.ts";
import { listZoneTowns } from "./list-zone-towns.ts";

/** Where the files lie; the browser's code takes their addresses from there. */
const GAZETTEER = join(import.meta.dirname, "../../gazetteer");

function writeFiles(folder: string, texts: ReadonlyMap<string, string>): void {
  const path = join(GAZETTEER, folder);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  for (const [id, text] of texts) writeFileSync(join(path, `${id}.txt`), text);
}

const places = correctZones(listPlaces());
writeFiles("shards", cutShards(places));
writeFiles("areas", cutAreas(listTowns(places)));
writeFileSync(join(GAZETTEER, "zone-towns.txt"), writeZoneTowns(listZoneTowns(places)));
