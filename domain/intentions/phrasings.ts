import { countCodePoints, INTENTION_MAX_LENGTH, isBlankIntention } from "../sigils/intention.ts";
import { toClause } from "./clean-text.ts";
import { findCategory } from "./find-category.ts";
import { hasFiniteVerb } from "./mood.ts";
import { listNames } from "./personal-information.ts";
import type { Refinement } from "./refine.ts";
import { SUGGESTIONS } from "./suggestions.ts";

/** The number of other phrasings that are offered. */
const PHRASINGS = 3;
const MOST_OTHER_AIMS = 2;

/** What can stand before any statement. */
const OPENINGS: readonly ((clause: string) => string)[] = [
  (clause) => `It is my will that ${clause}.`,
  (clause) => `With all my heart, ${clause}.`,
  (clause) => `I give thanks that ${clause}.`,
  (clause) => `Here and now, ${clause}.`,
];

/** What can stand before words that are no sentence. */
const LABELS: readonly ((words: string) => string)[] = [
  (words) => `This is my will: ${words}`,
  (words) => `I call to me: ${words}`,
  (words) => `With all my heart: ${words}`,
];

/** What can be done with words that can't be read: said again, as a chant is, set apart, or said in part. */
const CHANTS: readonly ((text: string) => string)[] = [
  (text) => `${text} · ${text}`,
  (text) => `${text} · ${text} · ${text}`,
  (text) => `“${text}”`,
  (text) => text.toLocaleUpperCase("en"),
  (text) => `${text} ·`,
  (text) => takePart(text, 0.75),
  (text) => takePart(text, 0.5),
  (text) => takePart(text, 0.25),
];

/**
 * Three other ways to say a refined intention, different from each other and from it: its other aims come first, and what is too long to be
 * said another way gets short ones of its field of life.
 */
export function listPhrasings({ sentence, otherAims }: Refinement, isEnglish: boolean): string[] {
  const candidates = isEnglish
    ? [...otherAims.slice(0, MOST_OTHER_AIMS), ...phrase(sentence), ...SUGGESTIONS[findCategory(sentence)]]
    : [sentence, dropInvisible(sentence)].flatMap((text) => CHANTS.map((chant) => chant(text)));
  const fitting = candidates.filter(
    (phrasing) =>
      phrasing !== sentence && countCodePoints(phrasing) <= INTENTION_MAX_LENGTH && !isBlankIntention(phrasing),
  );
  return [...new Set(fitting)].slice(0, PHRASINGS);
}

function phrase(sentence: string): string[] {
  const clause = toClause(sentence, listNames(sentence));
  const isStatement = hasFiniteVerb(sentence) && !/\?$/.test(sentence) && !/[.;!?] /.test(sentence);
  if (!isStatement || /^(?:please|let|may|help)\b/i.test(sentence)) return LABELS.map((label) => label(sentence));
  const isOpened = /^(?:it is my will|with all my heart|here and now)/i.test(sentence);
  return isOpened
    ? LABELS.map((label) => label(sentence))
    : [...restate(clause), ...OPENINGS.map((open) => open(clause))];
}

/** A statement about "I" with another verb before its own. */
function restate(clause: string): string[] {
  const [, predicate] = /^I (.+)$/.exec(clause) ?? [];
  if (predicate === undefined || /\b(?:not|never|no|cannot|will|can|want|was|were|had|did)\b/i.test(predicate))
    return [];
  if (/^[a-z]+ed\b/.test(predicate) || /^(?:[a-z]+ly|always|now|no) /.test(predicate)) return [];
  const base = predicate.replace(/^am\b/, "be").replace(/\band am\b/g, "and be");
  return [`I have all that I need to ${base}.`];
}

/** The first part of a text, as long as a share of it, at least one sign. */
function takePart(text: string, share: number): string {
  const signs = [...text];
  return signs
    .slice(0, Math.max(1, Math.floor(signs.length * share)))
    .join("")
    .trim();
}

function dropInvisible(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}|\p{Cc}/gu, "").trim();
}
