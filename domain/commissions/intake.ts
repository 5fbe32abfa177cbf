/** How the drawing is to feel. */
export const EMOTIONAL_TONES = ["calm", "tender", "joyful", "fierce", "solemn", "clear"] as const;

/** How the drawing is to feel. */
export type EmotionalTone = (typeof EMOTIONAL_TONES)[number];

/** The tones as pages show them. */
export const TONE_NAMES: Readonly<Record<EmotionalTone, string>> = {
  calm: "Calm",
  tender: "Tender",
  joyful: "Joyful",
  fierce: "Fierce",
  solemn: "Solemn",
  clear: "Clear",
};

/** How many Unicode code points each answer has at least and at most, after trimming. */
export const INTAKE_LIMITS = {
  name: { least: 2, most: 100 },
  primaryIntention: { least: 10, most: 2000 },
  /** Of each answer that may be left out. */
  other: { least: 0, most: 2000 },
} as const;

/** The longest unfinished answer that is kept, in UTF-16 code units. */
export const DRAFT_FIELD_MOST = 8000;

/** What is wrong with an answer. */
export const INTAKE_MESSAGES = {
  name: "Name must be at least 2 characters",
  nameTooLong: "Maximum 100 characters",
  primaryIntention: "Please provide a more detailed intention (at least 10 characters)",
  tooLong: "Maximum 2000 characters",
  emotionalTone: "Please select an emotional tone",
  /** Of an answer that is no text at all: no form sends one. */
  noText: "Please send a text.",
  draftTooLong: "Maximum 8000 characters",
} as const;

/** What a commission is drawn from, in its client’s words; what is empty was left out. */
export interface IntakeAnswers {
  readonly name: string;
  readonly primaryIntention: string;
  readonly dreamSymbols: string;
  readonly spiritualPractices: string;
  readonly emotionalTone: EmotionalTone;
  readonly sacredElements: string;
}
