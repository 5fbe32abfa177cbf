import type { SigilMethod } from "../sigils/method.ts";

/** Who can answer: our own analyst beside the page's server, or a language model. */
export const ANALYSTS = ["embedded", "model"] as const;

/** Who answered. */
export type Analyst = (typeof ANALYSTS)[number];

/** The number of alternative phrasings in an analysis. */
export const PHRASINGS = 3;

/** The kinds of notes that are no judgement: personal information found, a language that the embedded analyst can't read, and words of harm to oneself. */
export const NOTE_KINDS = ["name", "date", "email", "telephone", "language", "care"] as const;

/** What a note is about. */
export type NoteKind = (typeof NOTE_KINDS)[number];

/** Something worth knowing that changes no score and blocks nothing. */
export interface IntentionNote {
  readonly kind: NoteKind;
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

/** What an assistant finds in an intention. */
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

/** An analysis with who made it, and the notes beside it. */
export interface AssistantAnswer extends IntentionAnalysis {
  readonly analyst: Analyst;
  readonly notes: readonly IntentionNote[];
}
