import { countCodePoints } from "./intention.ts";

/**
 * Joins free texts so that no two different lists give the same result: before each text is its length in code points. Space around a text
 * doesn't count; empty where all of them are blank.
 */
export function joinOwnWords(texts: readonly (string | null | undefined)[]): string {
  const trimmed = texts.map((text) => text?.trim() ?? "");
  if (trimmed.every((text) => text === "")) return "";
  return trimmed.map((text) => `${countCodePoints(text)}:${text}`).join("");
}
