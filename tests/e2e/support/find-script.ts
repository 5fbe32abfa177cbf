import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, type Page } from "@playwright/test";

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

/**
 * Waits until a page has the scripts that hold these words, and nothing more comes. The load state "networkidle" can't tell that: it is reached once
 * for a document, and what is fetched later changes nothing of it.
 */
export async function awaitScripts(page: Page, ...words: readonly string[]): Promise<void> {
  const names = words.map((held) => basename(findScript(held)));
  const listLoads = (): Promise<string[]> =>
    page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  let countBefore = -1;
  await expect
    .poll(
      async () => {
        const loads = await listLoads();
        const isStill = loads.length === countBefore;
        countBefore = loads.length;
        return isStill && names.every((name) => loads.some((load) => load.endsWith(name)));
      },
      { intervals: [300] },
    )
    .toBe(true);
}
