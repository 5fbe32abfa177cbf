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

/** One sentence for those who can't see the slashes. */
export function describeStruckLetters(intention: string, { hasStruckVowels, processedText }: Drawing): string {
  const struck = hasStruckVowels ? "the vowels and the repeated letters" : "the repeated letters";
  return `“${intention}” with ${struck} struck out. What remains: ${[...processedText].join(" ")}.`;
}

function hasSpace(codePoints: readonly string[], from: number, to: number): boolean {
  return codePoints.slice(from + 1, to).some((codePoint) => /\s/u.test(codePoint));
}

function toShownText(written: string | undefined, letter: string): string {
  const isOwnLetter = written?.normalize("NFD").charAt(0).toUpperCase() === letter;
  return isOwnLetter && written !== undefined ? written : letter.toLowerCase();
}
