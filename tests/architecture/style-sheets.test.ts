import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { followImports, listStaticImports } from "#tests/support/follow-imports.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const PAGE_SHEET = "web/styles/index.css";
const LATER_SHEET = "web/styles/all-utilities.css";

function read(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}

/** What a file names after these words, as paths from the root; packages are left out. */
function listImports(file: string, importing: RegExp): string[] {
  return [...read(file).matchAll(importing)].flatMap(([, name = ""]) => {
    if (name.startsWith("#")) return name.slice(1);
    return name.startsWith(".") ? relative(ROOT, resolve(ROOT, dirname(file), name)) : [];
  });
}

/** A sheet and all that it imports from the repository. */
function withImports(sheet: string): string[] {
  return [sheet, ...listImports(sheet, /@import "(\.[^"]+)"/g).flatMap(withImports)];
}

// A copy that comes later is outside the layers: its rules would outrank the page's from then on.
it("a sheet that every page has is fetched by no script again", () => {
  const ofThePage = new Set(withImports(PAGE_SHEET));
  expect(ofThePage.size).toBeGreaterThan(10);
  const fetched = globSync("web/**/*.{ts,tsx}", { cwd: ROOT }).flatMap((file) =>
    listImports(file, /import "([^"]+\.css)"/g).flatMap(withImports),
  );
  expect(fetched).not.toEqual([]);
  expect(fetched.filter((sheet) => ofThePage.has(sheet))).toEqual([]);
});

/**
 * Own CSS is for what no part of the library and no utility can say: paper, frames, ornaments, films, print. It is read by people, and what is said in
 * the markup needs no name, no file and no guess at what outranks it. A part that does not fit in here is probably daisyUI's already.
 */
const MOST_LINES = 2200;

it("the product has at most this much CSS that is not the library’s", () => {
  const lines = globSync("web/**/*.css", { cwd: ROOT }).map((sheet) => read(sheet).split("\n").length - 1);
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST_LINES);
});

describe("what the first load’s sheet leaves out", () => {
  const leftOut = new Set(listLeftOut());

  it("names files that there are", () => {
    expect(leftOut.size).toBeGreaterThan(60);
    expect(leftOut).toContain("web/features/hours/hours-page.tsx");
    expect(leftOut).toContain("web/features/methods/wizard/wizard-panel.tsx");
    expect(leftOut).not.toContain("web/features/methods/wizard/wizard-on-demand.tsx");
  });

  // Else it would be on the page without its utilities until something else has fetched them.
  it("comes with the sheet of all utilities, whichever script asks for it first", () => {
    const scripts = globSync("web/**/*.{ts,tsx}", { cwd: ROOT }).filter((file) => !file.includes(".test."));
    const entries = scripts.flatMap((file) => [
      ...listImports(file, /\bimport\("([^"]+\.tsx?)"\)/g),
      ...(leftOut.has(file) ? [] : listStaticImports(file).filter((target) => leftOut.has(target))),
    ]);
    const unstyled = [...new Set(entries)].filter((entry) => {
      const whole = [...followImports(entry).files];
      return whole.some((file) => leftOut.has(file) && hasLook(file)) && !whole.includes(LATER_SHEET);
    });
    expect(entries.length).toBeGreaterThan(30);
    expect(unstyled).toEqual([]);
  });
});

function listLeftOut(): string[] {
  const patterns = [...read(PAGE_SHEET).matchAll(/@source not "([^"]+)"/g)].map(([, pattern = ""]) => pattern);
  const folder = join(ROOT, dirname(PAGE_SHEET));
  return patterns
    .flatMap((pattern) => [pattern, `${pattern}/**/*.{ts,tsx}`])
    .flatMap((pattern) => globSync(pattern, { cwd: folder }))
    .map((file) => relative(ROOT, resolve(folder, file)));
}

function hasLook(file: string): boolean {
  return file.endsWith(".tsx") && read(file).includes("className");
}
