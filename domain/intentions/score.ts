import type { IntentionScores, ScoreFeedback } from "./intention-analysis.ts";
import { judge } from "./judge.ts";
import { BASE_SCORES, JUDGEMENTS, type Judgement, type JudgementCode, type ScoreName } from "./judgements.ts";
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

/** Why one of the three scores is what it is: what weighs most against it, or else for it. */
export function explainScore(codes: readonly JudgementCode[], name: ScoreName): ScoreFeedback {
  const all = codes
    .map((code): Judgement => JUDGEMENTS[code])
    .map((judgement) => ({ ...judgement, effect: judgement.effects[name] ?? 0 }))
    .filter(({ effect }) => effect !== 0)
    .toSorted((one, other) => one.effect - other.effect);
  const against = all.filter(({ effect }) => effect < 0);
  const best = all.at(-1);
  const praise = best && best.effect > 0 ? best.text : null;
  const [worst] = against;
  const reason = worst ? [praise, worst.text].filter((text) => text !== null).join(" ") : (praise ?? UNTROUBLED[name]);
  return { reason, suggestions: [...new Set(against.flatMap(({ suggestion }) => suggestion ?? []))] };
}

const UNTROUBLED: Readonly<Record<ScoreName, string>> = {
  clarity: "It says one thing, in the present, and there is no doubt what is meant.",
  specificity: "It gives a direction, and leaves the details open.",
  magicalPotency: "It speaks with a steady voice.",
};

function addUp(codes: readonly JudgementCode[], name: ScoreName): number {
  const total = codes.reduce((sum, code) => {
    const { effects }: Judgement = JUDGEMENTS[code];
    return sum + (effects[name] ?? 0);
  }, BASE_SCORES[name]);
  return Math.min(MOST, Math.max(LEAST, Math.round(total)));
}
