import nlp from "compromise/two";
import { STOP_WORDS } from "../sigils/words.ts";
import { FIRST_NAMES } from "./first-names.ts";
import { FOREIGN_WORDS } from "./foreign-words.ts";
import { listBaseForms } from "./lexicon/base-forms.ts";
import { isHarmlessQuality, isHarmlessThing, isHarmlessVerb } from "./lexicon/harmless-words.ts";
import { listWordClasses } from "./lexicon/word-class.ts";
import { COUNT_NOUNS, QUALITIES } from "./qualities.ts";
import { BASE_OF_GERUND, BASE_OF_THIRD, BASE_VERBS } from "./verbs.ts";

/** Common words of wishes that no other list of ours has. */
const COMMON =
  "recipe recipes quilt finally definitely together tomorrow always every everyone everything something someone somebody without against because before after again enough better really believe become beautiful children daughter brother sister mother father husband girlfriend boyfriend business apartment license licence money health family school university interview exam holiday birthday summer winter spring autumn january february september october november december strength courage confidence patience peace success relationship friends friendship language english spanish french german healthy successful grateful independent separate necessary interesting different comfortable knowledge experience opportunity appointment surgery operation anxiety depression weight exercise";

/** The fewest letters of a word in which one letter may be wrong, and in which two may be. */
const LEAST_FOR_OTHER_LETTER = 6;
const LEAST_FOR_TWO = 7;
const LEAST = 4;

/** The words that the tagger knows. */
const TAGGER_WORDS: Readonly<Record<string, unknown>> = readTaggerWords();

function readTaggerWords(): Readonly<Record<string, unknown>> {
  const model: unknown = nlp.model();
  const one = readField(model, "one");
  return { ...readField(one, "lexicon") };
}

function readField(holder: unknown, name: string): object {
  const field: unknown = typeof holder === "object" && holder !== null ? Reflect.get(holder, name) : null;
  return typeof field === "object" && field !== null ? field : {};
}

let wordsByFirst: ReadonlyMap<string, readonly string[]> | null = null;

function getWords(): ReadonlyMap<string, readonly string[]> {
  if (wordsByFirst) return wordsByFirst;
  const all = new Set([
    ...BASE_VERBS,
    ...BASE_OF_GERUND.keys(),
    ...BASE_OF_THIRD.keys(),
    ...QUALITIES,
    ...COUNT_NOUNS,
    ...COMMON.split(" "),
    ...[...STOP_WORDS].filter((word) => word.length >= LEAST),
  ]);
  const words = new Map<string, string[]>();
  for (const word of all) words.set(word[0] ?? "", [...(words.get(word[0] ?? "") ?? []), word]);
  wordsByFirst = words;
  return words;
}

/** A text with the words mended that no list knows, where one common word alone is as near: "finnaly" is "finally". Names are left alone. */
export function mendSpelling(text: string): string {
  return text.replace(/(?<![\p{L}'-])[a-z]{4,}(?![\p{L}'-])/gu, (word) => (isKnown(word) ? word : findNear(word)));
}

function isKnown(word: string): boolean {
  return (
    STOP_WORDS.has(word) ||
    BASE_VERBS.has(word) ||
    BASE_OF_GERUND.has(word) ||
    BASE_OF_THIRD.has(word) ||
    QUALITIES.has(word) ||
    COMMON_SET.has(word) ||
    FIRST_NAMES.has(word) ||
    FOREIGN_WORDS.has(word) ||
    isHarmlessThing(word) ||
    isHarmlessVerb(word) ||
    isHarmlessQuality(word) ||
    listWordClasses(word).size > 0 ||
    listBaseForms(word).some((form) => form in TAGGER_WORDS) ||
    isDoerOf(word)
  );
}

/** "Sitter" and "painters", who do what is known. */
function isDoerOf(word: string): boolean {
  const [, stem = ""] = /^([a-z]{3,}?)(?:e?rs?|ors?|est)$/.exec(word) ?? [];
  return (
    stem !== "" && [stem, `${stem}e`, stem.slice(0, -1)].some((form) => isHarmlessVerb(form) || isHarmlessQuality(form))
  );
}

const COMMON_SET: ReadonlySet<string> = new Set(COMMON.split(" "));

function findNear(word: string): string {
  const near = (getWords().get(word[0] ?? "") ?? [])
    .map((known) => ({ known, cost: measure(word, known) }))
    .filter(({ cost }) => cost < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.cost - other.cost);
  const [best, next] = near;
  return best !== undefined && (next === undefined || next.cost > best.cost) ? best.known : word;
}

/** How far a word is from a known one: two letters in each other's place count least. Infinite where it is too far. */
function measure(word: string, known: string): number {
  const apart = Math.abs(word.length - known.length);
  if (apart > 1) return Number.POSITIVE_INFINITY;
  let start = 0;
  while (start < word.length && word[start] === known[start]) start += 1;
  let end = 0;
  while (end < Math.min(word.length, known.length) - start && word.at(-1 - end) === known.at(-1 - end)) end += 1;
  // What only follows a known word, or differs in its last letter, is more likely another form: "gentler", "deeper".
  if (end === 0) return Number.POSITIVE_INFINITY;
  const wrong = word.slice(start, word.length - end);
  const right = known.slice(start, known.length - end);
  if (wrong.length === 2 && wrong === [...right].toReversed().join("")) return 0.5;
  if (wrong.length + right.length === 1) return word.length > LEAST ? 1 : Number.POSITIVE_INFINITY;
  if (wrong.length === 1 && right.length === 1)
    return word.length >= LEAST_FOR_OTHER_LETTER ? 1 : Number.POSITIVE_INFINITY;
  // The same letters, doubled or in another order.
  const isSameLetters = [...new Set(wrong)].toSorted().join("") === [...new Set(right)].toSorted().join("");
  return word.length >= LEAST_FOR_TWO && isSameLetters && wrong.length <= 4 ? 2 : Number.POSITIVE_INFINITY;
}
