import { countCodePoints, INTENTION_MAX_LENGTH, isBlankIntention } from "../sigils/intention.ts";
import { toClause } from "./clean-text.ts";
import { findCategory } from "./find-category.ts";
import { PHRASINGS } from "./intention-analysis.ts";
import { listNames } from "./personal-information.ts";
import type { Reading } from "./reading.ts";
import type { Refinement } from "./refine.ts";
import { SUGGESTIONS } from "./suggestions.ts";

const MOST_OTHER_AIMS = 2;

/** How a statement begins that something can stand before; one that opens with a time or a place is complete. */
const BEGINS_WITH_SUBJECT = /^(?:I|my|we|our|the|a|an|all|every|everything|it|there|money|love|people) (?!is my will)/i;
/** What can't stand after "I choose to": denials, other tenses, and a second subject. */
const NOT_CHOSEN =
  /\b(?:not|never|no|cannot|will|would|can|want|was|were|had|did)\b|\band (?:my|kindness|the|we|I|they|it)\b|^(?:am [a-z]+ing|have|deserve|refuse|[a-z]+ed)\b|^(?:[a-z]+ly|always|now|also|finally) /i;

/** What can stand before any statement. */
const OPENINGS: readonly ((clause: string) => string)[] = [
  (clause) => `It is my will that ${clause}.`,
  (clause) => `I give thanks that ${clause}.`,
  (clause) => `With all my heart, ${clause}.`,
  (clause) => `Here and now, ${clause}.`,
];

/** What can stand before words that are no sentence. */
const LABELS: readonly ((words: string) => string)[] = [
  (words) => `This is my will: ${words}`,
  (words) => `My intention stands: ${words}`,
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
export function listPhrasings({ sentence, otherAims, reading }: Refinement): string[] {
  const candidates = reading.isEnglish
    ? [...otherAims.slice(0, MOST_OTHER_AIMS), ...phrase(sentence, reading), ...SUGGESTIONS[findCategory(sentence)]]
    : [sentence, dropInvisible(sentence)].flatMap((text) => CHANTS.map((chant) => chant(text)));
  const fitting = candidates.filter(
    (phrasing) =>
      phrasing !== sentence && countCodePoints(phrasing) <= INTENTION_MAX_LENGTH && !isBlankIntention(phrasing),
  );
  return [...new Set(fitting)].slice(0, PHRASINGS);
}

function phrase(sentence: string, { mood, opposition, isComplaint }: Reading): string[] {
  const clause = toClause(sentence, listNames(sentence));
  const isWilled = mood === "present" && opposition !== "denied" && !isComplaint;
  if (!isWilled || !BEGINS_WITH_SUBJECT.test(sentence) || /[.;!?] /.test(sentence)) {
    return LABELS.map((label) => label(sentence));
  }
  return [...restate(clause), ...OPENINGS.map((open) => open(clause))];
}

/** A statement about "I" with another verb before its own. */
function restate(clause: string): string[] {
  const [, predicate] = /^I (.+)$/.exec(clause) ?? [];
  if (predicate === undefined || NOT_CHOSEN.test(predicate)) return [];
  const base = predicate.replace(/^am\b/, "be").replace(/\band am\b/g, "and be");
  return [`I choose to ${base}.`, `I have all that I need to ${base}.`];
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
