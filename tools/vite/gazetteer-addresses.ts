import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const MODULE = "/web/lib/places/shard-addresses.ts";
const SHARDS = "gazetteer/shards";

/**
 * Writes the addresses of the gazetteer's files into one module. The dev server's only part: each address is a module of its own there, which
 * made some 330 requests more for each page of the hours; builds gather them.
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
      if (!id.endsWith(MODULE)) return null;
      const addresses = readdirSync(join(root, SHARDS)).map((file) => [
        file.replace(/\.txt$/, ""),
        `/${SHARDS}/${file}`,
      ]);
      return `export const SHARD_ADDRESSES = new Map(${JSON.stringify(addresses)});`;
    },
  };
}
