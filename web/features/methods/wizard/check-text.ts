import { countCodePoints } from "#domain/sigils/intention.ts";

/** What is wrong with the length of a text and what to do about it; null where it fits. */
export function findTooLong(text: string, max: number): string | null {
  const excess = countCodePoints(text.trim()) - max;
  if (excess <= 0) return null;
  return `This is ${excess} ${excess === 1 ? "character" : "characters"} too long. Shorten it to ${max}; nothing that you wrote is lost.`;
}
