import type { Word } from "../sigils/words.ts";
import { STOP_WORDS, stemWord } from "../sigils/words.ts";
import { CONCRETE_STEMS, LIFE_STEMS } from "./concrete-words.ts";
import { FOREIGN_WORDS } from "./foreign-words.ts";
import { BASE_VERBS } from "./verbs.ts";

/** Fewer words than this may all be unknown and still be English: a name of a thing. */
const FEW_WORDS = 4;

/** The least share of known words in a longer English text. */
const LEAST_KNOWN = 0.2;

/** No English word is longer, in letters, and reading one that is takes its time. */
const LONGEST_WORD = 30;

const LATIN = /^\p{Script=Latin}/u;

/** Whether words can be read as English; false where there are none. */
export function isEnglish(words: readonly Word[]): boolean {
  const latin = words.filter(({ plain }) => LATIN.test(plain));
  if (latin.length === 0 || latin.length * 2 < words.length) return false;
  if (latin.some(({ plain }) => plain.length > LONGEST_WORD)) return false;
  const known = latin.filter(({ plain }) => isKnown(plain)).length;
  const foreign = latin.filter(({ plain }) => FOREIGN_WORDS.has(plain)).length;
  const accented = latin.filter(({ text }) => /[^\x20-\x7e’]/.test(text)).length;
  if (foreign > known || foreign + accented > latin.length / 2) return false;
  return latin.length < FEW_WORDS || known / latin.length >= LEAST_KNOWN;
}

function isKnown(plain: string): boolean {
  if (FOREIGN_WORDS.has(plain)) return false;
  const stem = stemWord(plain);
  return STOP_WORDS.has(plain) || BASE_VERBS.has(plain) || CONCRETE_STEMS.has(stem) || LIFE_STEMS.has(stem);
}
