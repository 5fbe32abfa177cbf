/** What is good in whatever one begins: for texts of which nothing else is known. */
export const FOR_ANYTHING: readonly string[] = [
  "I have the strength, the time and the help that I need.",
  "I take one clear step after another, and each one counts.",
  "I know what is good for me, and I act on it.",
  "I am calm, clear and ready.",
];

/** Themes whose sentences stand beside what is offered in place of a reach for somebody else's will. */
export const THEME_BESIDE_INFLUENCE = {
  love: "love freely given",
  return: "love freely given",
  harm: "being left in peace",
  distance: "being left in peace",
  kin: "peace with family",
  will: "respect at work",
} as const;
