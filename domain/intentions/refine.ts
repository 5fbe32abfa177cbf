import { countCodePoints, INTENTION_MAX_LENGTH } from "../sigils/intention.ts";
import { listClauses, listCoordinates } from "./aims.ts";
import { toSentence } from "./clean-text.ts";
import { dropHedges } from "./hedges.ts";
import { OWN_WISHES } from "./influence.ts";
import type { Reading } from "./reading.ts";
import { rewordClause } from "./reword-clause.ts";
import { computeOverallScore } from "./score.ts";
import { turnAround } from "./turn-around.ts";

/** A text that fights something in more words than this has more to it than the fight. */
const SHORT_FIGHT_WORDS = 9;
const OF_OTHERS = /^(?:my|our|he|she|they|the|may (?:my|our))\b/i;

/** An intention reworded, and its other aims each by itself. */
export interface Refinement {
  readonly sentence: string;
  readonly otherAims: readonly string[];
}

/**
 * The best wording of an intention: present, own, positive, of one aim. Never scores lower than the original; where nothing can be reworded
 * safely it is the person's words, cleaned, and in other languages the text as it is.
 */
export function refine(original: string, reading: Reading): Refinement {
  if (!reading.isEnglish) return { sentence: original, otherAims: [] };
  const candidates = listCandidates(reading);
  const cleaned = toSentence(reading.text);
  const best = pickBest([...candidates, cleaned, original]);
  const otherAims = reading.aims > 1 && reading.influence === null ? listAimSentences(reading.text) : [];
  return { sentence: best, otherAims: otherAims.filter((aim) => aim !== best && fits(aim)) };
}

function listCandidates(reading: Reading): string[] {
  const { text, influence, opposition, isComplaint } = reading;
  if (influence !== null) return [`I ${OWN_WISHES[influence]}.`];
  const isShortFight = opposition === "fought" && reading.wordCount <= SHORT_FIGHT_WORDS;
  if ((opposition === "denied" || isComplaint || isShortFight) && !OF_OTHERS.test(text)) {
    const turned = turnAround(text);
    if (turned !== null) return [toSentence(`I ${turned}`)];
  }
  if (opposition === "denied") return [];
  const loose = dropHedges(text);
  if (reading.aims > 1) return listAimSentences(loose).slice(0, 1);
  const clauses = listClauses(loose);
  const reworded = clauses.map((clause) => rewordClause(clause));
  const whole = clauses.map((clause, at) => toSentence(reworded[at] ?? clause)).join(" ");
  const isChanged = reworded.some((clause, at) => clause !== null && clause !== clauses[at]);
  const first = reworded[0];
  return [isChanged ? whole : toSentence(loose), ...(clauses.length > 1 && first ? [toSentence(first)] : [])];
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

/** The candidate that scores highest; of equals the first, which is the most carefully reworded. */
function pickBest(candidates: readonly string[]): string {
  let best = { sentence: candidates.at(-1) ?? "", score: 0 };
  for (const sentence of candidates) {
    if (sentence === "" || !fits(sentence)) continue;
    const score = computeOverallScore(sentence);
    if (score > best.score) best = { sentence, score };
  }
  return best.sentence;
}

function fits(sentence: string): boolean {
  return countCodePoints(sentence) <= INTENTION_MAX_LENGTH;
}
