/** The fields of life that intentions are suggested for. */
export const SUGGESTION_CATEGORIES = [
  "wealth",
  "health",
  "love",
  "career",
  "creativity",
  "protection",
  "wisdom",
  "confidence",
] as const;

/** A field of life that intentions are suggested for. */
export type SuggestionCategory = (typeof SUGGESTION_CATEGORIES)[number];
