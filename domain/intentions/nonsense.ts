import { listWords, STOP_WORDS, stemWord } from "../sigils/words.ts";
import { CONCRETE_STEMS } from "./concrete-words.ts";
import { FIRST_NAMES } from "./first-names.ts";
import { isHarmlessQuality, isHarmlessThing, isHarmlessVerb } from "./lexicon/harmless-words.ts";
import { listWordClasses } from "./lexicon/word-class.ts";
import { sayPlainly } from "./plain-words.ts";
import { listThemes } from "./themes/find-theme.ts";
import { BASE_VERBS } from "./verbs.ts";

/** From this number of telling words on, a few known ones among them do not make sense of the rest. */
const SEVERAL_WORDS = 3;
/** The least share of words that a dictionary has, where there are several. */
const LEAST_KNOWN = 0.3;

/** What people type to see whether anything happens. */
const IS_TRIAL = /^(?:test|testing|tests|keyboard|hello|hi|check|\d+)$/;
/** What is side by side in no sentence. */
const NO_GRAMMAR = /\b(?:because|although) (?:under|over|between|beneath|and|or|with the of)\b/i;

/** Whether a cleaned text in English letters says nothing: no word of it is in use, or hardly any; a greeting alone says nothing either. */
export function isNonsense(text: string): boolean {
  const words = listWords(sayPlainly(text));
  if (words.length === 0 || words.every(({ plain }) => IS_TRIAL.test(plain)) || NO_GRAMMAR.test(text)) return true;
  const telling = words.filter(({ plain }) => !STOP_WORDS.has(plain) && !/\d/.test(plain));
  const known = telling.filter(({ plain }) => isInUse(plain)).length;
  const isStrange =
    (known === 0 && telling.length === words.length && telling.length > 0) ||
    (telling.length >= SEVERAL_WORDS && known / telling.length < LEAST_KNOWN);
  return isStrange && listThemes(text).length === 0;
}

function isInUse(plain: string): boolean {
  if (isHarmlessVerb(plain) || isHarmlessThing(plain) || isHarmlessQuality(plain)) return true;
  return (
    listWordClasses(plain).size > 0 ||
    BASE_VERBS.has(plain) ||
    FIRST_NAMES.has(plain) ||
    CONCRETE_STEMS.has(stemWord(plain))
  );
}
