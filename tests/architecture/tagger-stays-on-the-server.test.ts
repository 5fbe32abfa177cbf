import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const IMPORT = /(?:^|\n)(?:import|export) (?!type\b)[^;]*?from "([^"]+)"/g;

/** What of the domain's analyst a browser loads. */
const IN_BROWSERS = [
  "domain/intentions/care.ts",
  "domain/intentions/judge-practice.ts",
  "domain/intentions/recipe-care.ts",
  "domain/intentions/score-label.ts",
];

/** All modules that a file brings along, packages by their names. */
function listReached(file: string, reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const [, specifier = ""] of readFileSync(join(ROOT, file), "utf8").matchAll(IMPORT)) {
    if (specifier.startsWith("#domain/")) listReached(specifier.replace("#", ""), reached);
    else if (specifier.startsWith(".")) listReached(join(dirname(file), specifier), reached);
    else reached.add(specifier);
  }
  return reached;
}

describe("the tagger of words, which weighs 120 kB,", () => {
  it.each(IN_BROWSERS)("is not brought to browsers by %s", (file) => {
    expect([...listReached(file)].filter((module) => module.startsWith("compromise"))).toEqual([]);
  });

  it("is found by this test where it is used", () => {
    expect([...listReached("domain/intentions/analyze-intention.ts")]).toContain("compromise/two");
  });
});
