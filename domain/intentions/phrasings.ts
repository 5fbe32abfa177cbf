import { countCodePoints, INTENTION_MAX_LENGTH, isBlankIntention } from "../sigils/intention.ts";
import { stemWord } from "../sigils/stem-word.ts";
import { STOP_WORDS } from "../sigils/stop-words.ts";
import { listWords } from "../sigils/words.ts";
import { toClause } from "./clean-text.ts";
import { PHRASINGS } from "./intention-analysis.ts";
import type { Refinement } from "./refine.ts";
import { FOR_ANYTHING } from "./themes/any-theme.ts";
import { listThemes } from "./themes/find-theme.ts";
import { findMentioned } from "./themes/other-person.ts";

const MOST_OTHER_AIMS = 2;

/** What can't stand after "I trust myself to": denials, other tenses, and a second subject. */
const NOT_CHOSEN =
  /\b(?:not|never|no|cannot|will|would|can|want|was|were|had|did)\b|\band (?:my|kindness|the|we|I|they|it)\b|^(?:am [a-z]+ing|have|deserve|refuse|[a-z]+ed)\b|^(?:[a-z]+ly|always|now|also|finally) /i;

/** How alike two sentences may be: the share of the shorter one's telling words that the other has as well. */
const MOST_ALIKE = 0.7;
/** The longest statement that another can hold. */
const LONGEST_RESTATED_WORDS = 14;
/** So few telling words in common are no likeness: "My daughter sleeps" and "My daughter laughs". */
const LEAST_SHARED = 2;

/** What can stand before words that are no sentence. */
const LABELS: readonly ((words: string) => string)[] = [
  (words) => `This is my will: ${words}`,
  (words) => `My intention stands: ${words}`,
  (words) => `With all my heart: ${words}`,
];

/**
 * Three other sentences for a refined intention, different in thought from each other and from it: its other aims come first, then what else
 * belongs to its theme.
 */
export function listPhrasings(refinement: Refinement): string[] {
  const { sentence } = refinement;
  const candidates = listOtherThoughts(refinement);
  const fitting = candidates.filter(
    (phrasing) =>
      phrasing !== sentence && countCodePoints(phrasing) <= INTENTION_MAX_LENGTH && !isBlankIntention(phrasing),
  );
  return [...new Set(fitting)].slice(0, PHRASINGS);
}

function listOtherThoughts({ sentence, otherAims, themes }: Refinement): string[] {
  const known = themes.length > 0 ? themes : listThemes(sentence);
  const thoughts = [...otherAims.slice(0, MOST_OTHER_AIMS), ...known.slice(0, 1).flatMap(({ sentences }) => sentences)];
  const chosen: string[] = [];
  const said = [listTellingStems(sentence)];
  for (const thought of thoughts) {
    const stems = listTellingStems(thought);
    if (said.some((other) => isAlike(stems, other))) continue;
    chosen.push(thought);
    said.push(stems);
  }
  return [...chosen, ...mix(restate(toClause(sentence)), FOR_ANYTHING), ...LABELS.map((label) => label(sentence))];
}

/** Whether two sentences say nearly the same, by their telling words. */
function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  if (few.size === 0) return many.size === 0;
  const shared = [...few].filter((stem) => many.has(stem)).length;
  return shared >= Math.min(LEAST_SHARED, few.size) && shared / few.size >= MOST_ALIKE;
}

function listTellingStems(sentence: string): ReadonlySet<string> {
  // For whom something is asked stands in each sentence and makes none alike.
  const person = findMentioned(sentence)?.phrase ?? "";
  return new Set(
    listWords(sentence.replace(new RegExp(person, "i"), " "))
      .filter(({ plain }) => !STOP_WORDS.has(plain))
      .map(({ plain }) => stemWord(plain)),
  );
}

/** Two lists as one, taking turns. */
function mix(one: readonly string[], other: readonly string[]): string[] {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_none, at) => [one[at], other[at]]).flatMap((pair) =>
    pair.filter((item) => item !== undefined),
  );
}

/** A statement from the side of what it takes, and of how it feels. */
function restate(clause: string): string[] {
  if (listWords(clause).length > LONGEST_RESTATED_WORDS || /[.;:]/.test(clause)) return [];
  const [, predicate] = /^I (.+)$/.exec(clause) ?? [];
  if (predicate === undefined) {
    return /^(?:my|our|the) /.test(clause)
      ? [`I do my part, and ${clause}.`, `I am glad and grateful that ${clause}.`]
      : [];
  }
  if (NOT_CHOSEN.test(predicate)) return [];
  const base = predicate.replace(/^am\b/, "be").replace(/\band am\b/g, "and be");
  return [`I have all that it takes to ${base}.`, `I am glad and proud that ${clause}.`];
}
