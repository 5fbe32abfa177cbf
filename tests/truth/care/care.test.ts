import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findCare } from "#domain/intentions/care.ts";

/**
 * The least share that is judged right. `tune` is part of what the guard is fitted to; `held-out` was written by somebody who had seen neither the
 * guard nor its corpus, and first read by the guard when all was fitted. Its shares are what was measured, in whole hundredths;
 * `docs/assistant/guard-held-out.md` lists every miss.
 */
const SHARES = [
  ["tune", "harm", 0.95],
  ["tune", "self", 0.95],
  ["tune", "lookalike", 0.95],
  ["held-out", "harm", 0.9],
  ["held-out", "self", 0.94],
  ["held-out", "lookalike", 0.85],
  ["held-out", "ordinary", 0.99],
] as const;

const IS_FOUND = { harm: true, self: true, lookalike: false, ordinary: false } as const;

function readSentences(folder: string, name: string): readonly string[] {
  const entries: readonly { readonly text: string }[] = JSON.parse(
    readFileSync(join(import.meta.dirname, folder, `${name}.json`), "utf8"),
  );
  return entries.map(({ text }) => text);
}

describe("the guard", () => {
  it.each(SHARES)("judges right, of the sentences %s/%s, a share of at least %d", (folder, name, least) => {
    const sentences = readSentences(folder, name);
    const misses = sentences.filter((text) => (findCare(text) !== null) !== IS_FOUND[name]);
    expect(1 - misses.length / sentences.length, misses.join("\n")).toBeGreaterThanOrEqual(least);
  });
});
