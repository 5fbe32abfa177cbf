import { METHOD_KITS } from "../sigils/method-kits.ts";
import { giveAdvice } from "./advice.ts";
import { findCare, findOtherAim } from "./care.ts";
import type { AssistantAnswer, Care, IntentionNote, ScoreFeedback } from "./intention-analysis.ts";
import { judge } from "./judge.ts";
import { JUDGMENTS, type Judgment, type JudgmentCode } from "./judgments.ts";
import { isNonsense } from "./nonsense.ts";
import { listPersonalNotes } from "./personal-information.ts";
import { listPhrasings } from "./phrasings.ts";
import { readIntention } from "./reading.ts";
import { recommendMethod } from "./recommend-method.ts";
import { refine } from "./refine.ts";
import { explainScore, scoreReading } from "./score.ts";

const MOST_SUGGESTIONS = 3;

const LANGUAGE_NOTE: IntentionNote = {
  kind: "language",
  message: "Our analyst reads English only. Your words are kept as they are, and a sigil can be drawn from any script.",
};

const NONSENSE_NOTE: IntentionNote = {
  kind: "language",
  message:
    "Our analyst finds no wish in these words. They are kept as they are, and a sigil can be drawn from any letters.",
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
 * phrasings, a method, advice and notes. Words that mean harm are not judged (see `AssistantAnswer`), nor are words that it
 * can't read. The same words always get the same answer.
 */
export function analyzeIntention(intention: string): AssistantAnswer {
  const care = findCare(intention);
  if (care) return answerWithCare(care, intention);
  const reading = readIntention(intention);
  const notes = listPersonalNotes(intention);
  if (!reading.isEnglish) return answerUnread(intention, [...notes, LANGUAGE_NOTE]);
  if (isNonsense(reading.text)) return answerUnread(intention, [...notes, NONSENSE_NOTE]);
  const codes = judge(reading);
  const scores = scoreReading(reading);
  const refinement = refine(intention, reading);
  const words = refinement.sentence ?? intention;
  const { method, reason } = recommendMethod(words, true);
  return {
    care: null,
    ...scores,
    clarityFeedback: explainScore(codes, "clarity"),
    specificityFeedback: explainScore(codes, "specificity"),
    magicalPotencyFeedback: explainScore(codes, "magicalPotency"),
    overallFeedback: sumUp(scores.overallScore, codes),
    issues: listTexts(codes, (judgment) => judgment.suggestion !== undefined),
    strengths: listTexts(codes, (judgment) => judgment.suggestion === undefined),
    refinedIntention: refinement.sentence,
    recommendedMethod: method,
    methodReason: reason,
    alternativePhrasings: listPhrasings(refinement),
    magicalAdvice: giveAdvice(words, codes, method),
    analyst: "embedded",
    notes,
  };
}

/** What every answer has in common that judges nothing. */
const UNJUDGED = {
  care: null,
  clarity: null,
  specificity: null,
  magicalPotency: null,
  overallScore: null,
  clarityFeedback: null,
  specificityFeedback: null,
  magicalPotencyFeedback: null,
  overallFeedback: null,
  issues: [],
  strengths: [],
  refinedIntention: null,
  recommendedMethod: null,
  methodReason: null,
  alternativePhrasings: [],
  magicalAdvice: null,
  analyst: "embedded",
  notes: [],
} as const satisfies AssistantAnswer;

function answerWithCare(care: Care, intention: string): AssistantAnswer {
  return { ...UNJUDGED, care, refinedIntention: findOtherAim(care, intention) };
}

function answerUnread(intention: string, notes: readonly IntentionNote[]): AssistantAnswer {
  const { method, reason } = recommendMethod(intention, false);
  return {
    ...UNJUDGED,
    recommendedMethod: method,
    methodReason: reason,
    magicalAdvice: METHOD_KITS[method].advice,
    notes,
  };
}

function sumUp(overallScore: number, codes: readonly JudgmentCode[]): ScoreFeedback {
  const [, reason = ""] = SUMMARIES.find(([least]) => overallScore >= least) ?? [];
  const suggestions = codes.flatMap((code) => suggestionOf(JUDGMENTS[code]));
  return { reason, suggestions: [...new Set(suggestions)].slice(0, MOST_SUGGESTIONS) };
}

function suggestionOf({ suggestion }: Judgment): string[] {
  return suggestion === undefined ? [] : [suggestion];
}

function listTexts(codes: readonly JudgmentCode[], isWanted: (judgment: Judgment) => boolean): string[] {
  return codes
    .map((code): Judgment => JUDGMENTS[code])
    .filter(isWanted)
    .map(({ text }) => text);
}
