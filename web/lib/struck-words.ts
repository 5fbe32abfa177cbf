import type { Drawing, LetterFate } from "#sigil-core/host/drawing.ts";

/** A letter as it is shown, and whether it was struck out. */
export interface StruckLetter {
  /** Its place among all letters of the intention. */
  readonly position: number;
  /** The writer's own letter where it is Latin, accents and case included; else the letter that it was read as. */
  readonly text: string;
  readonly isStruck: boolean;
}

/** The words of an intention with the fate of each letter; signs that are no letters are left out. */
export function computeStruckWords(
  intention: string,
  letters: readonly LetterFate[],
): readonly (readonly StruckLetter[])[] {
  const codePoints = [...intention];
  const words: StruckLetter[][] = [];
  let previousIndex = -1;
  letters.forEach(({ sourceIndex, letter, fate }, position) => {
    const isNewWord = words.length === 0 || hasSpace(codePoints, previousIndex, sourceIndex);
    if (isNewWord) words.push([]);
    words.at(-1)?.push({ position, text: toShownText(codePoints[sourceIndex], letter), isStruck: fate !== "kept" });
    previousIndex = sourceIndex;
  });
  return words;
}

/** What the slashes tell, for those who can't see them. */
export function describeStruckLetters(
  intention: string,
  { letters, processedText, suppliedLetters }: Pick<Drawing, "letters" | "processedText" | "suppliedLetters">,
): string {
  const remaining = processedText.slice(0, processedText.length - suppliedLetters.length);
  const told = `“${intention}” with ${describeStruck(letters)} struck out. What remains: ${spell(remaining)}.`;
  return suppliedLetters === "" ? told : `${told} The whole text adds by lot: ${spell(suppliedLetters)}.`;
}

function describeStruck(letters: readonly LetterFate[]): string {
  const fates = new Set(letters.map(({ fate }) => fate));
  const struck = [fates.has("vowel") && "the vowels", fates.has("repeat") && "the repeated letters"];
  return struck.filter((kind) => kind !== false).join(" and ") || "no letter";
}

function spell(letters: string): string {
  return [...letters].join(" ");
}

function hasSpace(codePoints: readonly string[], from: number, to: number): boolean {
  return codePoints.slice(from + 1, to).some((codePoint) => /\s/u.test(codePoint));
}

function toShownText(written: string | undefined, letter: string): string {
  const isOwnLetter = written?.normalize("NFD").charAt(0).toUpperCase() === letter;
  return isOwnLetter && written !== undefined ? written : letter.toLowerCase();
}
