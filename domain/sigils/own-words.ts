import { countCodePoints } from "./intention.ts";

/**
 * Free texts as one, so that no two lists give the same: each is preceded by its length in code points. Space around a text counts nothing; empty
 * where all of them are blank.
 */
export function joinOwnWords(texts: readonly (string | null | undefined)[]): string {
  const trimmed = texts.map((text) => text?.trim() ?? "");
  if (trimmed.every((text) => text === "")) return "";
  return trimmed.map((text) => `${countCodePoints(text)}:${text}`).join("");
}
