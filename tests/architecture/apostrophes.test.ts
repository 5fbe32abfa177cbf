import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;
const PATTERN = /(?<=[([=,]\s*)\/(?:\\.|\[[^\]\n]*\]|[^/\n\\[])+\/[dgimsuvy]*/g;
const STRAIGHT = /.*(?:\p{L}'\p{L}|s' \p{L}).*/gu;

/** Words that are looked for in what people type, whose apostrophes are straight by then. */
const TYPED = ["domain/intentions/turned-words.ts"];

/** Words that the product has to show exactly as they are. */
const EXACT = /What's Next|Today's Sessions/g;

function listStraight(file: string): string[] {
  const code = readFileSync(join(ROOT, file), "utf8").replace(COMMENT, "").replace(PATTERN, "").replace(EXACT, "");
  return (code.match(STRAIGHT) ?? []).map((line) => `${file}: ${line.trim()}`);
}

it("what people read has curly apostrophes", () => {
  const files = globSync("{domain,worker,web}/**/*.{ts,tsx}", { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$|\.gen\.ts$|\.d\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(TYPED.flatMap(listStraight)).not.toEqual([]);
  expect(files.filter((file) => !TYPED.includes(file)).flatMap(listStraight)).toEqual([]);
});
