import { countCodePoints, INTENTION_MAX_LENGTH } from "../sigils/intention.ts";
import { listClauses, listCoordinates } from "./aims.ts";
import { toSentence } from "./clean-text.ts";
import { takeOffFrame } from "./frames.ts";
import { dropHedges } from "./hedges.ts";
import { OWN_WISHES } from "./influence.ts";
import { type Reading, readIntention } from "./reading.ts";
import { rewordClause } from "./reword-clause.ts";
import { scoreReading } from "./score.ts";
import { turnAround } from "./turn-around.ts";

/** A text that fights something in more words than this has more to it than the fight, */
const SHORT_FIGHT_WORDS = 9;
/** unless what follows "I would so much like to" is as short as this. */
const SHORT_FIGHT_WORDS_UNFRAMED = 6;
/** What stands beside a fight: a doing that needs nothing turned around. */
const HAS_MORE = /\b(?:without|and)\b/i;
const OF_OTHERS = /^(?:my|our|he|she|they|the|may (?:my|our))\b/i;

/** An intention reworded, and its other aims each by itself. */
export interface Refinement {
  readonly sentence: string;
  /** What the sentence is. */
  readonly reading: Reading;
  readonly otherAims: readonly string[];
}

/**
 * The best wording of an intention: present, own, positive, of one aim. Never scores lower than the original; where nothing can be reworded
 * safely it is the person's words, cleaned, and in other languages the text as it is.
 */
export function refine(original: string, reading: Reading): Refinement {
  if (!reading.isEnglish) return { sentence: original, reading, otherAims: [] };
  const chosen = choose(reading) ?? { sentence: clean(original, reading), reading };
  const otherAims = reading.aims > 1 && reading.influence === null ? listAimSentences(reading.text) : [];
  const { sentence } = chosen;
  return { sentence, reading: chosen.reading, otherAims: otherAims.filter((aim) => aim !== sentence && fits(aim)) };
}

/** The best wording that is not weaker than the original; null where there is none. */
function choose(reading: Reading): Candidate | null {
  const { overallScore } = scoreReading(reading);
  for (const list of [listCandidates, listWholes]) {
    const best = pickBest(list(reading));
    if (best && best.score >= overallScore) return best;
  }
  return null;
}

function listCandidates(reading: Reading): string[] {
  const { text, influence, opposition, isComplaint } = reading;
  if (influence !== null) return [`I ${OWN_WISHES[influence]}.`];
  const isShortFight = opposition === "fought" && isShort(reading) && !HAS_MORE.test(text);
  if ((opposition === "denied" || isComplaint || isShortFight) && !OF_OTHERS.test(text)) {
    const turned = turnAround(text);
    if (turned !== null) return [toSentence(`I ${turned}`)];
  }
  if (opposition === "denied") return [];
  return reading.aims > 1 ? listAimSentences(dropHedges(text)).slice(0, 1) : listWholes(reading);
}

/** The whole text reworded, and its first clause alone; empty where what it wants has to be turned around. */
function listWholes({ text, influence, opposition }: Reading): string[] {
  if (influence !== null || opposition === "denied") return [];
  const loose = dropHedges(text);
  const clauses = listClauses(loose);
  const reworded = clauses.map((clause) => rewordClause(clause));
  const whole = clauses.map((clause, at) => toSentence(reworded[at] ?? clause)).join(" ");
  const isChanged = reworded.some((clause, at) => clause !== null && clause !== clauses[at]);
  const first = reworded[0];
  return [isChanged ? whole : toSentence(loose), ...(clauses.length > 1 && first ? [toSentence(first)] : [])];
}

function isShort({ text, wordCount }: Reading): boolean {
  if (wordCount <= SHORT_FIGHT_WORDS) return true;
  const unframed = takeOffFrame(text)?.text.split(" ") ?? [];
  return unframed.length > 0 && unframed.length <= SHORT_FIGHT_WORDS_UNFRAMED;
}

/** Each aim of a text as a sentence; those that can't be reworded safely are left out. */
function listAimSentences(text: string): string[] {
  const sentences = listClauses(dropHedges(text)).flatMap((clause) => {
    const reworded = rewordClause(clause);
    if (reworded === null) return listThings(clause);
    const [, predicate] = /^I (.+)$/.exec(reworded) ?? [];
    if (predicate === undefined) return [toSentence(reworded)];
    const parts = /^(?:welcome|receive|enjoy|live in|grow in) /.test(predicate)
      ? listThings(predicate.replace(/^(?:welcome|receive|enjoy|live in|grow in) | into my life$/g, ""))
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
  readonly score: number;
}

/** The candidate that scores highest; of equals the first, which is the most carefully reworded. Null where there is none. */
function pickBest(sentences: readonly string[]): Candidate | null {
  let best: Candidate | null = null;
  for (const sentence of new Set(sentences)) {
    if (sentence === "" || !fits(sentence)) continue;
    const reading = readIntention(sentence);
    const { overallScore: score } = scoreReading(reading);
    if (best === null || score > best.score) best = { sentence, reading, score };
  }
  return best;
}

/** The words of an intention, cleaned; as they were where that makes them too long, or another text that scores lower. */
function clean(original: string, reading: Reading): string {
  const best = pickBest([toSentence(reading.text)]);
  return best && best.score >= scoreReading(reading).overallScore ? best.sentence : original;
}

function fits(sentence: string): boolean {
  return countCodePoints(sentence) <= INTENTION_MAX_LENGTH;
}
