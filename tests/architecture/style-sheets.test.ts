import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const PAGE_SHEET = "web/styles/index.css";

function listSheets(file: string, importing: RegExp): string[] {
  const named = [...readFileSync(join(ROOT, file), "utf8").matchAll(importing)].map(([, sheet]) => sheet ?? "");
  return named.map((sheet) => relative(ROOT, resolve(ROOT, dirname(file), sheet)));
}

/** A sheet and all that it imports from the repository. */
function withImports(sheet: string): string[] {
  return [sheet, ...listSheets(sheet, /@import "(\.[^"]+)"/g).flatMap(withImports)];
}

// A copy that comes later is outside the layers: its rules would outrank the page's from then on.
it("a sheet that every page has is fetched by no script again", () => {
  const ofThePage = new Set(withImports(PAGE_SHEET));
  expect(ofThePage.size).toBeGreaterThan(15);
  const fetched = globSync("web/**/*.{ts,tsx}", { cwd: ROOT }).flatMap((file) =>
    listSheets(file, /import "([^"]+\.css)"/g).flatMap((sheet) => withImports(sheet)),
  );
  expect(fetched).not.toEqual([]);
  expect(fetched.filter((sheet) => ofThePage.has(sheet))).toEqual([]);
});

/** It only goes down: a new part is daisyUI's, and layout is said by utilities in the markup. */
const MOST_LINES = 3324;

it("the product has at most this much CSS that is not the library’s", () => {
  const lines = globSync("web/**/*.css", { cwd: ROOT }).map(
    (sheet) => readFileSync(join(ROOT, sheet), "utf8").split("\n").length - 1,
  );
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST_LINES);
});
