import type { SigilMethod } from "../sigils/method.ts";

/** Who can answer: our own analyst beside the page's server, or a language model. */
export const ANALYSTS = ["embedded", "model"] as const;

/** Who answered. */
export type Analyst = (typeof ANALYSTS)[number];

/** The number of alternative phrasings in an analysis that has any. */
export const PHRASINGS = 3;

/** The kinds of notes that are no judgment: personal information found, and a language that the embedded analyst can't read. */
export const NOTE_KINDS = ["name", "date", "email", "telephone", "language"] as const;

/** What care is for: words of harm to oneself, and of harm to others. */
export const CARE_KINDS = ["self_harm", "harm"] as const;

/** What a note is about. */
export type NoteKind = (typeof NOTE_KINDS)[number];

/** Something worth knowing that changes no score and blocks nothing. */
export interface IntentionNote {
  readonly kind: NoteKind;
  readonly message: string;
}

/** What is said, in place of any judgment, of words that mean harm. */
export interface Care {
  readonly kind: (typeof CARE_KINDS)[number];
  readonly message: string;
}

/** Why a score is what it is, and what would raise it; nothing to suggest where it can't be better. */
export interface ScoreFeedback {
  readonly reason: string;
  readonly suggestions: readonly string[];
}

/** What is measured of an intention, each from 1 to 5. */
export interface IntentionScores {
  readonly clarity: number;
  readonly specificity: number;
  readonly magicalPotency: number;
  /** With at most one decimal. */
  readonly overallScore: number;
}

/** All that can be found in an intention. */
export interface IntentionAnalysis extends IntentionScores {
  readonly clarityFeedback: ScoreFeedback;
  readonly specificityFeedback: ScoreFeedback;
  readonly magicalPotencyFeedback: ScoreFeedback;
  readonly overallFeedback: ScoreFeedback;
  readonly issues: readonly string[];
  readonly strengths: readonly string[];
  /** The intention reworded, or as it was where nothing can be bettered safely. */
  readonly refinedIntention: string;
  readonly recommendedMethod: SigilMethod;
  /** Why this method, in one sentence. */
  readonly methodReason: string;
  /** Three, different from each other. */
  readonly alternativePhrasings: readonly string[];
  readonly magicalAdvice: string;
}

type Nullable<T> = { readonly [Key in keyof T]: T[Key] | null };

/** The parts of an analysis that are lists: empty where nothing is judged. */
type Lists = "issues" | "strengths" | "alternativePhrasings";

/**
 * What an assistant answers: an analysis with who made it, and the notes beside it. Where `care` is not null nothing is judged: every
 * list is empty and everything else null, except that `refinedIntention` can hold an aim of peace in place of harm to others. Of words that
 * can't be read, scores, feedbacks and refinement are null and there are no phrasings.
 */
export interface AssistantAnswer extends Pick<IntentionAnalysis, Lists>, Nullable<Omit<IntentionAnalysis, Lists>> {
  readonly care: Care | null;
  readonly analyst: Analyst;
  readonly notes: readonly IntentionNote[];
}
