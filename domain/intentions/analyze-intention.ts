import { ADVICE_FOR_METHOD, giveAdvice } from "./advice.ts";
import { CARE_NOTE, needsCare } from "./care.ts";
import type { AssistantAnswer, IntentionNote, ScoreFeedback } from "./intention-analysis.ts";
import { judge } from "./judge.ts";
import { JUDGEMENTS, type Judgement, type JudgementCode } from "./judgements.ts";
import { listPersonalNotes } from "./personal-information.ts";
import { listPhrasings } from "./phrasings.ts";
import { readIntention } from "./reading.ts";
import { recommendMethod } from "./recommend-method.ts";
import { refine } from "./refine.ts";
import { explainScore, scoreReading } from "./score.ts";

const MOST_SUGGESTIONS = 3;

const UNREAD: ScoreFeedback = {
  reason: "Our analyst reads English, so it keeps these words as they are and can’t judge them.",
  suggestions: ["Say it in the present tense, about yourself, and name what you want rather than what you fight."],
};
const LANGUAGE_NOTE: IntentionNote = {
  kind: "language",
  message: "Our analyst reads English only. Your words are kept as they are, and a sigil can be drawn from any script.",
};

/** How the overall score is summed up, by the least score that it takes. */
const SUMMARIES: readonly (readonly [number, string])[] = [
  [4.5, "This is ready to become a sigil."],
  [4, "This is strong; little is left to better."],
  [3, "This is a good start, with room to grow."],
  [2, "The aim is there, and the words do not carry it yet."],
  [0, "The words hold the aim back: reword it before you draw."],
];

/**
 * What our own analyst finds in an intention of 1 to 500 code points: scores with reasons, a refinement that never scores lower, other
 * phrasings, a method, advice and notes. The same words always get the same answer.
 */
export function analyzeIntention(intention: string): AssistantAnswer {
  const reading = readIntention(intention);
  const { isEnglish } = reading;
  const codes = isEnglish ? judge(reading) : [];
  const scores = scoreReading(reading);
  const refinement = refine(intention, reading);
  const { method, reason } = recommendMethod(refinement.sentence, isEnglish);
  return {
    ...scores,
    clarityFeedback: isEnglish ? explainScore(codes, "clarity") : UNREAD,
    specificityFeedback: isEnglish ? explainScore(codes, "specificity") : UNREAD,
    magicalPotencyFeedback: isEnglish ? explainScore(codes, "magicalPotency") : UNREAD,
    overallFeedback: isEnglish ? sumUp(scores.overallScore, codes) : UNREAD,
    issues: listTexts(codes, (judgement) => judgement.suggestion !== undefined),
    strengths: listTexts(codes, (judgement) => judgement.suggestion === undefined),
    refinedIntention: refinement.sentence,
    recommendedMethod: method,
    methodReason: reason,
    alternativePhrasings: listPhrasings(refinement),
    magicalAdvice: isEnglish ? giveAdvice(refinement.sentence, codes, method) : ADVICE_FOR_METHOD[method],
    analyst: "embedded",
    notes: [
      ...(needsCare(reading.text) ? [CARE_NOTE] : []),
      ...listPersonalNotes(intention),
      ...(isEnglish ? [] : [LANGUAGE_NOTE]),
    ],
  };
}

function sumUp(overallScore: number, codes: readonly JudgementCode[]): ScoreFeedback {
  const [, reason = ""] = SUMMARIES.find(([least]) => overallScore >= least) ?? [];
  const suggestions = codes.flatMap((code) => suggestionOf(JUDGEMENTS[code]));
  return { reason, suggestions: [...new Set(suggestions)].slice(0, MOST_SUGGESTIONS) };
}

function suggestionOf({ suggestion }: Judgement): string[] {
  return suggestion === undefined ? [] : [suggestion];
}

function listTexts(codes: readonly JudgementCode[], isWanted: (judgement: Judgement) => boolean): string[] {
  return codes
    .map((code): Judgement => JUDGEMENTS[code])
    .filter(isWanted)
    .map(({ text }) => text);
}
