import { countCodePoints, INTENTION_MAX_LENGTH, isBlankIntention } from "../sigils/intention.ts";
import { listWords, STOP_WORDS, stemWord } from "../sigils/words.ts";
import { PHRASINGS } from "./intention-analysis.ts";
import type { Refinement } from "./refine.ts";
import { measureCover } from "./themes/covers.ts";
import { type FoundTheme, listThemes } from "./themes/find-theme.ts";
import { findMentioned, findOtherPerson } from "./themes/other-person.ts";
import { listSides } from "./wording/list-sides.ts";

/** How alike two sentences may be: the share of the shorter one's telling words that the other has as well. */
const MOST_ALIKE = 0.7;
/** This number of telling words in common is no likeness yet: "My daughter sleeps" and "My daughter laughs". */
const LEAST_SHARED = 2;

/** The alternatives to a text lose at most this number of its words, and fewer than they keep. */
const MOST_LOST = 1;

/**
 * Three other sentences for a refined intention, different in thought from each other and from it: its other aims come first, then what else
 * belongs to its theme. None where they would speak of something else.
 */
export function listPhrasings({ text, sentence, aim, otherAims, themes }: Refinement): string[] {
  if (sentence === null) return [];
  const each = otherAims.length > 1 ? otherAims.slice(0, PHRASINGS) : [];
  const said = each.length > 0 ? each.map(listTellingStems) : [listTellingStems(sentence)];
  const chosen = [...each];
  const [first = text] = each;
  const known = themes.length > 0 && each.length === 0 ? themes : listThemes(first);
  for (const thought of listThoughts(first, known)) {
    const stems = listTellingStems(thought);
    if (thought === sentence || said.some((other) => isAlike(stems, other))) continue;
    chosen.push(thought);
    said.push(stems);
  }
  const own = aim === null || each.length > 0 ? [] : listSides(aim);
  const all = [...new Set([...chosen, ...own])].filter((thought) => thought !== sentence && isFitting(thought));
  return all.length < PHRASINGS ? [] : all.slice(0, PHRASINGS);
}

/** Somebody of whom a theme knows nothing. */
const SOMEBODY = /\b(?:he|him|his|she|her|hers|they|them)\b/i;

/** What else is said of the theme of a text; empty where the text is about more than that. */
function listThoughts(text: string, [theme]: readonly FoundTheme[]): readonly string[] {
  if (theme === undefined || (SOMEBODY.test(text) && findMentioned(text) === null)) return [];
  const { lost, kept } = measureCover(text, theme, theme.sentences);
  return lost === 0 || (lost <= MOST_LOST && lost < kept && findOtherPerson(text) === null) ? theme.sentences : [];
}

function isFitting(phrasing: string): boolean {
  return countCodePoints(phrasing) <= INTENTION_MAX_LENGTH && !isBlankIntention(phrasing);
}

/** Whether two sentences say nearly the same, by their telling words. */
function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  if (few.size === 0) return many.size === 0;
  const shared = [...few].filter((stem) => many.has(stem)).length;
  return shared >= Math.min(LEAST_SHARED, few.size) && shared / few.size >= MOST_ALIKE;
}

function listTellingStems(sentence: string): ReadonlySet<string> {
  // For whom something is asked is said in each sentence and makes none alike.
  const person = findMentioned(sentence)?.phrase ?? "";
  return new Set(
    listWords(sentence.replace(new RegExp(person, "i"), " "))
      .filter(({ plain }) => !STOP_WORDS.has(plain))
      .map(({ plain }) => stemWord(plain)),
  );
}
