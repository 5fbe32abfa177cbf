import { weighText } from "#domain/intentions/guard/weigh-text.ts";
import { STOP_WORDS, stemWord } from "../../sigils/words.ts";
import { findCare } from "../care.ts";
import { CONCRETE_STEMS, LIFE_STEMS } from "../concrete-words.ts";
import { isHarmlessQuality, isHarmlessThing, isHarmlessVerb } from "../lexicon/harmless-words.ts";
import type { Token } from "./read-clauses.ts";
import { type Clause, readDeeds } from "./read-deeds.ts";

const HARM = new Set("kill hurt curse control deceive shame fear revenge breakup weapon sexual harmfulVerb".split(" "));

/** Between this likelihood and that of care the guard is unsure: nothing is said of harm, and nothing is dressed up either. */
const UNSURE = 0.3;
/** Below this likelihood a text is plainly harmless. Chosen on an earlier held-out set, of which no sentence that means harm was below: it doesn't test this. */
const PLAINLY_HARMLESS = 0.05;

/**
 * Whether the own words of a text may be dressed up as a wish: each verb, thing and quality is known to be harmless, and nothing dark is done to
 * anybody. Where it is false the words get remarks, and whole sentences of their theme. What the guard misses is to be stopped here.
 */
export function mayReword(text: string): boolean {
  if (findCare(text)) return false;
  const { harm, selfHarm } = weighText(text);
  if (harm + selfHarm > UNSURE) return false;
  return readDeeds(text).every((clause) => clause.tokens.every(isKnown) && !isDark(clause));
}

/** Whether the guard finds next to nothing dark in a text, whoever comes up in it. */
export function isPlainlyHarmless(text: string): boolean {
  if (findCare(text)) return false;
  const { harm, selfHarm } = weighText(text);
  return harm + selfHarm < PLAINLY_HARMLESS;
}

function isKnown({ word, being }: Token): boolean {
  if (being !== null || STOP_WORDS.has(word) || /^\d+$/.test(word)) return true;
  const stem = stemWord(word);
  if (CONCRETE_STEMS.has(stem) || LIFE_STEMS.has(stem)) return true;
  return isHarmlessVerb(word) || isHarmlessThing(word) || isHarmlessQuality(word) || isHarmlessAdverb(word);
}

function isHarmlessAdverb(word: string): boolean {
  return word.endsWith("ly") && isHarmlessQuality(word.replace(/(?:al)?ly$/, "").replace(/i$/, "y"));
}

function isDark({ beings, findings }: Clause): boolean {
  return (
    beings.includes("other") &&
    findings.some(({ concept, concerned, isDenied }) => HARM.has(concept) && concerned === "other" && !isDenied)
  );
}
