/** What is good in whatever one begins: for texts of which nothing else is known. */
export const FOR_ANYTHING: readonly string[] = [
  "I have the strength, the time and the help that I need.",
  "I take one clear step after another, and each one counts.",
  "I know what is good for me, and I act on it.",
  "I am calm, clear and ready.",
  "I walk my own path with a calm heart and steady steps each day.",
];
