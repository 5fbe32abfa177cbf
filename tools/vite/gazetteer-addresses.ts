import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The modules that list the gazetteer's files, each with its export and its folder. */
const LISTS = [
  { module: "/web/lib/places/shard-addresses.ts", name: "SHARD_ADDRESSES", folder: "gazetteer/shards" },
  { module: "/web/lib/places/area-addresses.ts", name: "AREA_ADDRESSES", folder: "gazetteer/areas" },
] as const;

/**
 * Writes the addresses of the gazetteer's files into one module a folder. The dev server's only part: each address is a module of its own
 * there, which made some 330 requests more for each page of the hours; builds gather them.
 */
export function gazetteerAddresses(): Plugin {
  let root = "";
  return {
    name: "gazetteer-addresses",
    apply: "serve",
    configResolved(config) {
      root = config.root;
    },
    load(id) {
      const list = LISTS.find(({ module }) => id.endsWith(module));
      if (!list) return null;
      const addresses = readdirSync(join(root, list.folder)).map((file) => [
        file.replace(/\.txt$/, ""),
        `/${list.folder}/${file}`,
      ]);
      return `export const ${list.name} = new Map(${JSON.stringify(addresses)});`;
    },
  };
}
