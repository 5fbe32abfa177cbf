import type { IntentionScores, ScoreFeedback } from "./intention-analysis.ts";
import { judge } from "./judge.ts";
import { BASE_SCORES, JUDGMENTS, type Judgment, type JudgmentCode, type ScoreName } from "./judgments.ts";
import { type Reading, readIntention } from "./reading.ts";

const LEAST = 1;
const MOST = 5;
/** What a text scores that can't be read: the middle. */
const UNREAD = 3;

/** The scores of what was read: whole numbers, and their mean. Every score of what can't be read is 3. */
export function scoreReading(reading: Reading): IntentionScores {
  if (!reading.isEnglish) {
    return { clarity: UNREAD, specificity: UNREAD, magicalPotency: UNREAD, overallScore: UNREAD };
  }
  const codes = judge(reading);
  const clarity = addUp(codes, "clarity");
  const specificity = addUp(codes, "specificity");
  const magicalPotency = addUp(codes, "magicalPotency");
  const overallScore = Math.round(((clarity + specificity + magicalPotency) / 3) * 10) / 10;
  return { clarity, specificity, magicalPotency, overallScore };
}

/** The overall score of a text. */
export function computeOverallScore(text: string): number {
  return scoreReading(readIntention(text)).overallScore;
}

/**
 * Why one of the three scores is what it is: what speaks for it where it is high, what speaks against it where it is low, and both between, so
 * that a score's label and its reason point the same way. Suggestions name all that would raise it.
 */
export function explainScore(codes: readonly JudgmentCode[], name: ScoreName): ScoreFeedback {
  const score = addUp(codes, name);
  const all = codes
    .map((code): Judgment => JUDGMENTS[code])
    .map((judgment) => ({ ...judgment, effect: judgment.effects[name] ?? 0 }))
    .filter(({ effect }) => effect !== 0)
    .toSorted((one, other) => one.effect - other.effect);
  const against = all.filter(({ effect }) => effect < 0);
  const praise = all.findLast(({ effect }) => effect > 0)?.text;
  const [worst] = against;
  const suggestions = [...new Set(against.flatMap(({ suggestion }) => suggestion ?? []))];
  if (score >= EXCELLENT) return { reason: praise ?? GOOD_REASONS[name], suggestions };
  if (score >= GOOD) return { reason: praise ?? FAIR_REASONS[name], suggestions };
  return { reason: worst?.text ?? FAIR_REASONS[name], suggestions };
}

/** From here on a score is called excellent, and good; see `computeScoreLabel`. */
const EXCELLENT = 4;
const GOOD = 3;

const GOOD_REASONS: Readonly<Record<ScoreName, string>> = {
  clarity: "There is no doubt what is meant.",
  specificity: "It can be pictured.",
  magicalPotency: "It speaks with a steady voice.",
};

const FAIR_REASONS: Readonly<Record<ScoreName, string>> = {
  clarity: "What is meant can be understood, and could be said more plainly.",
  specificity: "It gives a direction, and leaves the details open.",
  magicalPotency: "It has strength, and there is room for more.",
};

/** What is as grave as this leaves a sentence good at most, whatever else speaks for it. */
const GRAVE: Readonly<Record<ScoreName, number>> = { clarity: -1.5, specificity: -1.5, magicalPotency: -1 };
const MOST_WITH_GRAVE_FAULT = 3;

function effectOf(code: JudgmentCode, name: ScoreName): number {
  const { effects }: Judgment = JUDGMENTS[code];
  return effects[name] ?? 0;
}

function addUp(codes: readonly JudgmentCode[], name: ScoreName): number {
  const total = codes.reduce((sum, code) => sum + effectOf(code, name), BASE_SCORES[name]);
  const worst = Math.min(0, ...codes.map((code) => effectOf(code, name)));
  const most = worst <= GRAVE[name] ? MOST_WITH_GRAVE_FAULT : MOST;
  return Math.min(most, Math.max(LEAST, Math.round(total)));
}
