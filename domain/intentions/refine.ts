import { countCodePoints, INTENTION_MAX_LENGTH } from "../sigils/intention.ts";
import { listCoordinates } from "./aims.ts";
import { toSentence } from "./clean-text.ts";
import { OWN_WISHES } from "./influence.ts";
import { mayKeepWords } from "./may-keep-words.ts";
import { mendGrammar } from "./mend-grammar.ts";
import type { Mood } from "./mood.ts";
import { leaveOutPersonal } from "./personal-information.ts";
import { sayPlainly } from "./plain-words.ts";
import { type Reading, readIntention } from "./reading.ts";
import { sayPositively } from "./say-positively.ts";
import { scoreReading } from "./score.ts";
import { measureCover } from "./themes/covers.ts";
import { type FoundTheme, listThemes } from "./themes/find-theme.ts";
import { findOtherPerson } from "./themes/other-person.ts";
import type { Aim } from "./wording/aim.ts";
import { isDoing } from "./wording/is-doing.ts";
import { listLostWords } from "./wording/lost-words.ts";
import { type Wording, wordWish } from "./wording/word-wish.ts";

/** Who has to stay away for one's safety, and not for one's peace alone. */
const IN_DANGER =
  /\b(?:ex|ex-[a-z]+|stalk\w*|hurt\w*|hit\w*|threat\w*|enem\w+|violen\w+|abus\w+|harass\w*|follow\w*|bull\w+)\b/i;
const KEPT_BOUNDARIES = "I hold my boundaries with a calm voice, and they are respected.";
/** What is settled between people, so that each has a will in it and a share of one's own can be asked for. */
const SETTLED_WITH_OTHERS: ReadonlySet<string> = new Set([
  "court",
  "custody",
  "money that is due",
  "neighbors",
  "respect at work",
  "self-worth",
  "belonging",
  "opinion of others",
]);
/** A text may lose this number of words where a theme takes its place. */
const MOST_LOST = 1;
/** And this number where nothing else can be said. */
const MOST_LOST_AT_LAST = 2;
const STILL_ASKS = /^(?:may|let|can|could|will|would|please|thank|that|if|and|but|because|wish\w*|hop\w+|to)\b/i;
/** Moods of texts that ask for something and can't stay as they are. */
const ASKING: ReadonlySet<Mood> = new Set(["desire", "request", "question", "past", "attempt", "duty"]);
const NO_WORDING: Wording = { sentences: [], aims: [], isWhole: false };

/** An intention reworded, its other aims each by itself, and what it is about. */
export interface Refinement {
  /** The person's words without what is nobody's business. */
  readonly text: string;
  /** Null where nothing may be offered. */
  readonly sentence: string | null;
  /** What the sentence was made from; null where it is a theme's, or the person's words as they were. */
  readonly aim: Aim | null;
  readonly otherAims: readonly string[];
  /** The most telling first. */
  readonly themes: readonly FoundTheme[];
}

/**
 * The best wording of an intention: what is wanted in the person's own words, said as if it were there. Never scores lower than the original.
 * A sentence of its theme takes its place only where the words can't be kept, or can't be brought into a sound sentence. Words that may not
 * be dressed up and have no theme have no refinement.
 */
export function refine(original: string, reading: Reading): Refinement {
  const text = sayPositively(sayPlainly(leaveOutPersonal(reading.text)));
  const isKept = mayKeepWords(text);
  const themes = listThemes(text);
  const least = scoreReading(reading).overallScore;
  const { sentences, aims, isWhole } = isKept && reading.influence === null ? wordWish(mendGrammar(text)) : NO_WORDING;
  const each = reading.aims > (reading.mood === "present" ? 2 : 1) ? aims.flatMap((aim) => listAims(aim)) : [];
  const replacements = listReplacements(reading, themes);
  const offered =
    reading.influence !== null
      ? listOwnShares(reading, themes)
      : isWhole
        ? [...sentences, ...replacements]
        : chooseFuller(text, sentences, replacements);
  const isStatement = reading.mood === "present" && !STILL_ASKS.test(text) && !isDoing(text);
  const found = findStrong(offered, least) ?? (isKept && isStatement ? findStrong([toSentence(text)], least) : null);
  const sentence =
    found ??
    (isKept && isStatement
      ? original
      : findStrong(
          [
            ...listLastResorts(reading, themes),
            ...(isKept && !ASKING.has(reading.mood) && !STILL_ASKS.test(text) ? [toSentence(text)] : []),
          ],
          least,
        ));
  return {
    text,
    sentence,
    aim: sentence !== null && aims.length === 1 && sentences.includes(sentence) ? (aims[0] ?? null) : null,
    otherAims: each.filter((aim) => aim !== sentence),
    themes,
  };
}

/** Each of several things that are wanted side by side as a separate sentence: "I am rich", "I travel the world". */
function listAims({ doer, does, thing, statement }: Aim): string[] {
  if (doer.person !== "I" || does === null) return [toSentence(statement)];
  const parts =
    thing === undefined ? listCoordinates(does) : thing.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i).map((part) => part);
  return parts.flatMap((part) => wordWish(thing === undefined ? `to ${part}` : `I want ${part}`).sentences.slice(0, 1));
}

/** Both kinds of sentences for a text that neither says wholly, those that say more of it first. */
function chooseFuller(text: string, own: readonly string[], replacements: readonly string[]): readonly string[] {
  const [first] = own;
  const [other] = replacements;
  if (first === undefined || other === undefined) return [...replacements, ...own];
  const isOwnFuller = listLostWords(text, first).length < listLostWords(text, other).length;
  return isOwnFuller ? [...own, ...replacements] : [...replacements, ...own];
}

/** What one can ask for oneself, where the words reach for somebody else's will. */
function listOwnShares({ influence, text }: Reading, [theme]: readonly FoundTheme[]): readonly string[] {
  if (influence === null) return [];
  const isSettled = findOtherPerson(text) !== null || SETTLED_WITH_OTHERS.has(theme?.name ?? "");
  return [
    ...(isSettled ? (theme?.sentences ?? []) : []),
    ...(influence === "distance" && !IN_DANGER.test(text) ? [KEPT_BOUNDARIES] : []),
    toSentence(`I ${OWN_WISHES[influence]}`),
  ];
}

/** The sentences of a theme that may take the place of a text: where it loses next to nothing, or names a trouble alone. */
function listReplacements(
  { text, opposition, isComplaint, mood }: Reading,
  [theme]: readonly FoundTheme[],
): readonly string[] {
  if (theme === undefined) return [];
  const { signs, lost } = measureCover(text, theme, theme.sentences.slice(0, 1));
  const isUnkept =
    opposition !== "none" || isComplaint || mood === "question" || mood === "past" || mood === "fragment";
  return lost === 0 || (isUnkept && (lost <= MOST_LOST || signs > 1)) ? theme.sentences : [];
}

/** What the theme of a text says where nothing else can be said: less than what was asked, and better than silence. */
function listLastResorts({ influence, text }: Reading, [theme]: readonly FoundTheme[]): readonly string[] {
  if (influence !== null || theme === undefined) return [];
  return measureCover(text, theme, theme.sentences.slice(0, 1)).lost <= MOST_LOST_AT_LAST ? theme.sentences : [];
}

/** The first sentence that scores no less than asked for; null where there is none. */
function findStrong(sentences: readonly string[], least: number): string | null {
  return (
    sentences.find(
      (sentence) =>
        sentence !== "" &&
        countCodePoints(sentence) <= INTENTION_MAX_LENGTH &&
        scoreReading(readIntention(sentence)).overallScore >= least,
    ) ?? null
  );
}
