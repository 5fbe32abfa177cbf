import { findCare } from "./care.ts";
import type { Care } from "./intention-analysis.ts";
import { judge } from "./judge.ts";
import { JUDGMENTS, type Judgment, type JudgmentCode } from "./judgments.ts";
import { readIntention } from "./reading.ts";

/** The rules of a good sentence that are practised one by one. */
export type LessonId = "wish" | "present" | "yours" | "plain" | "breath";

/** Whether a practice sentence keeps its rule; `unread` where it isn't English, so that it can't be judged; `care` where it means harm. */
export type PracticeVerdict =
  | { readonly kind: "care"; readonly care: Care }
  | { readonly kind: "kept" | "unread" }
  | { readonly kind: "broken"; readonly fault: Judgment };

/** What breaks each rule. Other faults are left for their own lessons. */
const FAULTS: Readonly<Record<LessonId, readonly JudgmentCode[]>> = {
  wish: ["denied", "fought", "complaint"],
  present: ["future", "desire", "past", "duty", "attempt", "ability", "question", "hedges", "hedge"],
  yours: ["influence", "request", "noSelf"],
  plain: ["veryVague", "vague", "general"],
  breath: ["manyAims", "twoAims", "tooLong", "long"],
};

/** Judges a sentence by one rule alone; one that means harm isn't judged. */
export function judgePractice(lesson: LessonId, sentence: string): PracticeVerdict {
  const care = findCare(sentence);
  if (care) return { kind: "care", care };
  const reading = readIntention(sentence);
  if (!reading.isEnglish) return { kind: "unread" };
  const found = judge(reading);
  const code = FAULTS[lesson].find((fault) => found.includes(fault));
  return code === undefined ? { kind: "kept" } : { kind: "broken", fault: JUDGMENTS[code] };
}
