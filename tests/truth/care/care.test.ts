import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findCare } from "#domain/intentions/care.ts";

/** Sentences by many hands. `tune` is what the guard was made with; `held-out`, where it is there, nobody has tuned to. */
const FOLDERS = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function readSentences(folder: string, name: string): readonly string[] {
  const file = join(import.meta.dirname, folder, `${name}.json`);
  if (!existsSync(file)) throw new Error(`${file} is missing`);
  const entries: readonly { readonly text: string }[] = JSON.parse(readFileSync(file, "utf8"));
  return entries.map(({ text }) => text);
}

describe.each(FOLDERS)("of the sentences in %s", (folder) => {
  it.each([
    ["harm", "at least 95 % of harm to others is found", true],
    ["self", "at least 95 % of harm to oneself is found", true],
    ["lookalike", "at least 95 % of what only looks like it is left alone", false],
  ])("%s: %s", (name, _rule, isFound) => {
    const sentences = readSentences(folder, name);
    const misses = sentences.filter((text) => (findCare(text) !== null) !== isFound);
    expect(misses.length, misses.join("\n")).toBeLessThanOrEqual(sentences.length * 0.05);
  });
});
