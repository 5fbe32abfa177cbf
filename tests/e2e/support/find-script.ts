import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ASSETS = join(import.meta.dirname, "../../../dist/client/assets");

/** The address of the built script that holds these words, as a pattern for `page.route`: its name says nothing. Throws where not exactly one does. */
export function findScript(words: string): string {
  const found = readdirSync(ASSETS).filter(
    (name) => name.endsWith(".js") && readFileSync(join(ASSETS, name), "utf8").includes(words),
  );
  const [name] = found;
  if (name === undefined || found.length > 1) throw new Error(`${found.length} scripts hold "${words}".`);
  return `**/assets/${name}`;
}
