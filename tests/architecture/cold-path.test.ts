import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");

/** Imports that come with the file itself: neither of types alone nor by `import()`. */
const STATIC_IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^;'"]*?from\s*["']([^"']+)["']|(?:^|\n)\s*import\s*["']([^"']+)["']/g;

/** Every package that a Worker which has just started reads before it can respond to anything. */
function listColdPackages(entry: string): ReadonlySet<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const left = [join(ROOT, entry)];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    for (const [, from, bare] of readFileSync(file, "utf8").matchAll(STATIC_IMPORT)) {
      const specifier = from ?? bare ?? "";
      if (specifier.startsWith("#")) left.push(join(ROOT, specifier.slice(1)));
      else if (specifier.startsWith(".")) left.push(resolve(dirname(file), specifier));
      else packages.add(specifier);
    }
  }
  return packages;
}

describe("the first request of a Worker", () => {
  const packages = listColdPackages("worker/index.ts");

  it("is found to wait for what it needs", () => {
    expect([...packages]).toEqual(expect.arrayContaining(["hono", "zod/mini", "drizzle-orm"]));
  });

  it.each(["@simplewebauthn/server", "stripe", "@cantoo/pdf-lib", "mailchannels-sdk"])(
    "does not wait for %s",
    (name) => {
      expect(packages).not.toContain(name);
    },
  );
});
