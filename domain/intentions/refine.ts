import { countCodePoints, INTENTION_MAX_LENGTH } from "../sigils/intention.ts";
import { listClauses, listCoordinates } from "./aims.ts";
import { toSentence } from "./clean-text.ts";
import { takeOffFrame } from "./frames.ts";
import { dropHedges } from "./hedges.ts";
import { OWN_WISHES } from "./influence.ts";
import { mayKeepWords } from "./may-keep-words.ts";
import { mendGrammar } from "./mend-grammar.ts";
import { mendSurely } from "./mend-surely.ts";
import { leaveOutPersonal } from "./personal-information.ts";
import { sayPlainly } from "./plain-words.ts";
import { type Reading, readIntention } from "./reading.ts";
import { rewordClause } from "./reword-clause.ts";
import { BEGINS_WITH_HAVING, sayDoing } from "./say-of.ts";
import { sayPositively } from "./say-positively.ts";
import { scoreReading } from "./score.ts";
import { isSound } from "./sound-sentence.ts";
import { measureCover } from "./themes/covers.ts";
import { type FoundTheme, listThemes } from "./themes/find-theme.ts";
import { findOtherPerson } from "./themes/other-person.ts";
import { turnAround } from "./turn-around.ts";
import { beginsWithDoing } from "./verbs.ts";

/** A text that fights something in more words than this has more to it than the fight, */
const SHORT_FIGHT_WORDS = 9;
/** unless what follows "I would so much like to" is as short as this. */
const SHORT_FIGHT_WORDS_UNFRAMED = 6;
/** Who has to stay away for one's safety, and not for one's peace alone. */
const IN_DANGER =
  /\b(?:ex|ex-[a-z]+|stalk\w*|hurt\w*|hit\w*|threat\w*|enem\w+|violen\w+|abus\w+|harass\w*|follow\w*|bull\w+)\b/i;
const KEPT_BOUNDARIES = "I hold my boundaries with a calm voice, and they are respected.";
/** What a single word of trouble does not tell enough of. */
const TENDER: ReadonlySet<string> = new Set(["grief", "leaving what hurts", "forgiving oneself"]);
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
/** What stands beside a fight: a doing that needs nothing turned around. */
const MOST_JOINED_CLAUSES = 2;
/** In longer texts a word of trouble is one thing among others. */
const MOST_TURNED_WORDS = 18;
const HAS_MORE = /\b(?:without|and)\b/i;
/** A fight may lose so many words, or any if the theme shows by so many signs. */
const MOST_LOST = 1;
const LEAST_SIGNS = 2;
/** What is wanted is told by what follows. */
const IS_DESCRIBED = /\b(?:where|who|which)\b/i;
const WANTED =
  /^I (?:(?:really|just|only|truly) )?(?:want|wish|hope|need|would like) to (?!want|need|not|never|stop|quit|be with)((?:[^.;?!])+)[.!]?$/i;
const OF_OTHERS = /^(?:my|our|he|she|they|the|may (?:my|our))\b/i;

/** An intention reworded, its other aims each by itself, and what it is about. */
export interface Refinement {
  /** The person's words without what is nobody's business. */
  readonly text: string;
  /** Null where nothing may be offered. */
  readonly sentence: string | null;
  /** Whether it says what was meant for certain, and is not left as it was for want of better words. */
  readonly isSure: boolean;
  /** What the sentence is. */
  readonly reading: Reading;
  readonly otherAims: readonly string[];
  /** The most telling first. */
  readonly themes: readonly FoundTheme[];
}

/**
 * The best wording of an intention: the person's own words wherever they can be kept, mended as little as they need. Never scores lower than
 * the original. A sentence of a theme takes their place only where it loses nothing, or where the words can't be kept and the theme is sure.
 * Where nothing is sure, the words stay as they are; words that may not be dressed up have no refinement.
 */
export function refine(original: string, reading: Reading): Refinement {
  const text = prepare(reading.text);
  const plain = text === reading.text ? reading : readIntention(text);
  const isKept = mayKeepWords(text);
  const isOfOneself = reading.influence === null;
  const themes = listThemes(text);
  const aims =
    plain.aims > 1 && isOfOneself && isKept ? listAimSentences(text).filter((aim) => find([aim], 0) !== null) : [];
  const least = scoreReading(reading).overallScore;
  const mended = isKept && isOfOneself ? mendSurely(text) : null;
  const found =
    (mended === null ? null : findStrong([toSentence(mended)], least)) ??
    find(isKept || !isOfOneself ? listOwnWords(reading, plain, aims, themes) : listTurned(plain, themes), least) ??
    findStrong(listReplacements(plain, themes), least) ??
    (isKept && isOfOneself ? findStrong([toSentence(sayWanted(plain) ?? "")], least) : null);
  const unchanged = found === null && isKept ? findStrong(listUnchanged(reading), least) : null;
  const sentence = found?.sentence ?? unchanged?.sentence ?? (isKept ? original : null);
  return {
    text,
    sentence,
    isSure: found !== null || (reading.mood === "present" && reading.opposition === "none"),
    reading: found?.reading ?? unchanged?.reading ?? reading,
    otherAims: aims.filter((aim) => aim !== sentence),
    themes,
  };
}

/** A text as it is, but for its capital, its full stop and what is nobody's business. */
function listUnchanged({ text }: Reading): string[] {
  return [toSentence(sayPlainly(leaveOutPersonal(text))), toSentence(text)];
}

/** What is wanted to be done, said as done: "I want to look at his photos and smile"; null where it fights something. */
function sayWanted({ text, opposition, mood }: Reading): string | null {
  const [, wanted = ""] = WANTED.exec(text) ?? [];
  if (opposition === "denied" || (opposition === "fought" && !/^quit /i.test(text))) return null;
  const doing = beginsWithDoing(text) ? text : mood === "desire" ? wanted : "";
  const said = doing !== "" ? sayDoing(doing.replace(/[.!]+$/, "")) : null;
  return said === null ? null : `I ${said}`;
}

/** The sentences of a theme that may stand in place of a text. */
function listReplacements(plain: Reading, [theme]: readonly FoundTheme[]): readonly string[] {
  if (theme === undefined) return [];
  const { signs, lost } = measureCover(plain.text, theme, theme.sentences.slice(0, 1));
  const isUnkept =
    plain.opposition !== "none" || plain.isComplaint || plain.mood === "question" || plain.mood === "past";
  const isSure =
    lost === 0 || (isUnkept && (lost <= MOST_LOST || signs >= LEAST_SIGNS) && !IS_DESCRIBED.test(plain.text));
  return isSure ? theme.sentences : [];
}

/** A cleaned text in plain, positive words, without what is nobody's business. */
function prepare(text: string): string {
  return sayPositively(sayPlainly(leaveOutPersonal(text)));
}

/** The wordings that keep the person's own words, the most careful first. */
function listOwnWords(
  reading: Reading,
  plain: Reading,
  aims: readonly string[],
  themes: readonly FoundTheme[],
): string[] {
  if (reading.influence !== null) {
    const [theme] = themes;
    const isSettled = findOtherPerson(plain.text) !== null || SETTLED_WITH_OTHERS.has(theme?.name ?? "");
    return [
      ...(isSettled && reading.influence !== "harm" ? (theme?.sentences ?? []) : []),
      ...(reading.influence === "distance" && !IN_DANGER.test(plain.text) ? [KEPT_BOUNDARIES] : []),
      toSentence(`I ${OWN_WISHES[reading.influence]}`),
    ];
  }
  const { text } = plain;
  // "Bring my dog home" asks another for it: nobody says of themselves that they bring it.
  if (findOtherPerson(text) !== null && !/\b(?:I|me|we)\b/.test(text))
    return [toSentence(mendGrammar(text)), ...listWholes(plain)].filter((sentence) => !sentence.startsWith("I "));
  if (isGood(plain)) return [...listWholes(plain), toSentence(mendGrammar(text))];
  return [...listWishesBeside(plain), ...listTurned(plain, themes), ...aims, ...listWholes(plain)];
}

/** What stands on the other side of the trouble that a text names; empty where it names none that is known. */
function listTurned(plain: Reading, [theme]: readonly FoundTheme[]): string[] {
  const { text, opposition, isComplaint } = plain;
  const isShortFight = opposition === "fought" && isShort(plain) && !HAS_MORE.test(text);
  const isTurned = opposition === "denied" || isComplaint || isShortFight;
  const isTender = theme !== undefined && TENDER.has(theme.name);
  const turned =
    isTurned &&
    plain.wordCount <= MOST_TURNED_WORDS &&
    !isTender &&
    !OF_OTHERS.test(text) &&
    findOtherPerson(text) === null
      ? turnAround(text)
      : null;
  return turned === null ? [] : [toSentence(`I ${turned}`)];
}

/** What is wished beside a trouble: "I am so tired. I want to sleep." */
function listWishesBeside({ text, opposition, isComplaint }: Reading): string[] {
  const clauses = listClauses(dropHedges(text));
  if (clauses.length < 2 || (opposition === "none" && !isComplaint)) return [];
  return clauses.flatMap((clause) => {
    const reworded = rewordClause(mendGrammar(clause));
    return reworded === null || reworded === clause ? [] : [toSentence(reworded)];
  });
}

/** Whether a text needs no more than cleaning. */
function isGood({ text, mood, opposition, isComplaint, aims, hedges }: Reading): boolean {
  return (
    mood === "present" &&
    opposition === "none" &&
    !isComplaint &&
    aims === 1 &&
    hedges.length === 0 &&
    takeOffFrame(text) === null
  );
}

/** The whole text reworded, and each of its clauses alone. */
function listWholes({ text }: Reading): string[] {
  const clauses = listClauses(dropHedges(text)).map((clause) => mendGrammar(clause));
  const reworded = clauses.map((clause) => rewordClause(clause));
  const isKept = clauses.every((clause, at) => (reworded[at] ?? clause) === clause);
  if (isKept) return [toSentence(mendGrammar(dropHedges(text))), ...clauses.map((clause) => toSentence(clause))];
  const whole = clauses.map((clause, at) => toSentence(mendGrammar(reworded[at] ?? clause))).join(" ");
  const [first = ""] = listCoordinates(/^I (.+)$/.exec(reworded[0] ?? "")?.[1] ?? "");
  const isOfFew = clauses.length <= MOST_JOINED_CLAUSES;
  return [
    ...(isOfFew ? [whole] : []),
    ...reworded.flatMap((clause) => (clause === null ? [] : [toSentence(mendGrammar(clause))])),
    ...(first === "" ? [] : [toSentence(`I ${first}`)]),
  ];
}

function isShort({ text, wordCount }: Reading): boolean {
  if (wordCount <= SHORT_FIGHT_WORDS) return true;
  const unframed = takeOffFrame(text)?.text.split(" ") ?? [];
  return unframed.length > 0 && unframed.length <= SHORT_FIGHT_WORDS_UNFRAMED;
}

/** Each aim of a text as a sentence; those that can't be reworded safely are left out. */
function listAimSentences(text: string): string[] {
  const sentences = listClauses(dropHedges(text)).flatMap((clause) => {
    const reworded = rewordClause(mendGrammar(clause));
    if (reworded === null) return listThings(clause);
    const [, predicate] = /^I (.+)$/.exec(reworded) ?? [];
    if (predicate === undefined) return [toSentence(reworded)];
    const things = predicate.replace(BEGINS_WITH_HAVING, "");
    const parts =
      things !== predicate
        ? listThings(things)
        : listCoordinates(predicate).map((part) => toSentence(`I ${part.replace(/^be /i, "am ")}`));
    return parts.length > 0 ? parts : [toSentence(reworded)];
  });
  return [...new Set(sentences)].filter((sentence) => sentence !== "");
}

function listThings(clause: string): string[] {
  return clause.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i).flatMap((thing) => {
    const sentence = rewordClause(thing) ?? rewordClause(`I want ${thing}`);
    return sentence === null ? [] : [toSentence(sentence)];
  });
}

/** A candidate with what it is and how it scores. */
interface Candidate {
  readonly sentence: string;
  readonly reading: Reading;
}

/** The first sentence that is sound and scores no less than asked for; null where there is none. */
function find(sentences: readonly string[], least: number): Candidate | null {
  for (const sentence of sentences) {
    if (sentence === "" || !fits(sentence)) continue;
    const reading = readIntention(sentence);
    if (isSoundThroughout(sentence, reading) && scoreReading(reading).overallScore >= least)
      return { sentence, reading };
  }
  return null;
}

/** Whether a text is sound, and each of its sentences by itself. */
function isSoundThroughout(text: string, reading: Reading): boolean {
  const sentences = text.split(/(?<=[.!?]) /);
  return isSound(text, reading) && sentences.every((sentence) => isSound(sentence, readIntention(sentence)));
}

/** The first sentence that scores no less than asked for, sound or not; null where there is none. */
function findStrong(sentences: readonly string[], least: number): Candidate | null {
  for (const sentence of sentences) {
    if (sentence === "" || !fits(sentence)) continue;
    const reading = readIntention(sentence);
    if (scoreReading(reading).overallScore >= least) return { sentence, reading };
  }
  return null;
}

function fits(sentence: string): boolean {
  return countCodePoints(sentence) <= INTENTION_MAX_LENGTH;
}
