import { listBaseForms } from "./base-forms.ts";
import { WORD_CLASSES } from "./word-classes.gen.ts";

/** What is known of a word: verbs of killing, hurting and forcing, nouns of trouble, weapons, people and the body, and what is felt good or bad. */
export type WordClass = keyof typeof WORD_CLASSES;

const HARMFUL_VERBS: readonly WordClass[] = ["killing", "hurting", "forcing"];

let classesOfWords: ReadonlyMap<string, ReadonlySet<WordClass>> | null = null;

/** The tables are cut up with the first word that is looked up: 6,000 words in about a millisecond. */
function getTable(): ReadonlyMap<string, ReadonlySet<WordClass>> {
  if (classesOfWords) return classesOfWords;
  const table = new Map<string, Set<WordClass>>();
  for (const [name, words] of Object.entries(WORD_CLASSES)) {
    for (const word of words.split(" ")) {
      const known = table.get(word) ?? new Set();
      table.set(word, known.add(name as WordClass));
    }
  }
  classesOfWords = table;
  return table;
}

/** The classes of a word in any of its forms, in lower case; empty where nothing is known of it. */
export function listWordClasses(word: string): ReadonlySet<WordClass> {
  const table = getTable();
  return new Set(listBaseForms(word).flatMap((form) => [...(table.get(form) ?? [])]));
}

/** Whether a word in any of its forms is a verb of killing, hurting or forcing. */
export function isHarmfulVerb(word: string): boolean {
  const classes = listWordClasses(word);
  return HARMFUL_VERBS.some((name) => classes.has(name));
}

/** How a word is felt: 1 as good, -1 as bad, 0 as neither. */
export function getValence(word: string): -1 | 0 | 1 {
  const classes = listWordClasses(word);
  if (classes.has("good")) return 1;
  return classes.has("bad") ? -1 : 0;
}
