import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SUGGESTIONS } from "../../domain/intentions/suggestions.ts";
import { TURNS } from "../../domain/intentions/turned-words.ts";
import { INTENTION_SAMPLES } from "../../tests/support/intention-samples.ts";
import { composeSentences, type Meaning } from "./compose-sentences.ts";

/** A sentence that the guard learns from. */
export interface Example {
  readonly text: string;
  readonly meaning: Meaning;
  /** How much it counts. */
  readonly weight: number;
  /** What it is counted under: a writer, or where it comes from. */
  readonly source: string;
  /** The file that it is from, as a kind of sentence. */
  readonly kind: string;
}

const CORPUS = join(import.meta.dirname, "corpus");
const TUNE = join(import.meta.dirname, "../../tests/truth/care/tune");
const MEANINGS: Readonly<Record<string, Meaning>> = { harm: 1, self: 2, harmless: 0, lookalike: 0, ordinary: 0 };
const COMPOSED = 10_000;
/** What the product itself suggests is never to be taken for harm. */
const WEIGHT_OF_PRODUCT = 3;
/** What is composed is plainer than what people write, and counts less. */
const WEIGHT_COMPOSED = 0.5;

/** Reads all that the guard learns from: what was written for it, a folder for each writer; the product's own sentences; what is composed. */
export function readCorpus(): readonly Example[] {
  const examples: Example[] = [];
  const known = new Set<string>();
  const add = (texts: readonly string[], kind: string, source: string, weight = 1): void => {
    for (const text of texts) {
      const plain = text.toLowerCase();
      if (!known.has(plain)) examples.push({ text, meaning: MEANINGS[kind] ?? 0, weight, source, kind });
      known.add(plain);
    }
  };
  for (const writer of readdirSync(CORPUS).toSorted()) {
    for (const file of readdirSync(join(CORPUS, writer)).toSorted()) {
      add(readLines(join(CORPUS, writer, file)), file.replace(".txt", ""), writer);
    }
  }
  for (const kind of ["harm", "self", "lookalike"]) {
    const entries = JSON.parse(readFileSync(join(TUNE, `${kind}.json`), "utf8")) as { text: string }[];
    add(
      entries.map(({ text }) => text),
      kind,
      "tune",
    );
  }
  add(listOwnSentences(), "ordinary", "product", WEIGHT_OF_PRODUCT);
  const composed = composeSentences(COMPOSED).map(
    ({ text, meaning }): Example => ({ text, meaning, weight: WEIGHT_COMPOSED, source: "composed", kind: "composed" }),
  );
  return [...examples, ...composed];
}

function readLines(file: string): string[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function listOwnSentences(): string[] {
  return [
    ...Object.values(SUGGESTIONS).flat(2),
    ...Object.values(INTENTION_SAMPLES).flatMap(({ samples }) => samples.flat()),
    ...[...TURNS.values()].map(({ predicate }) => `I ${predicate}.`),
  ];
}
