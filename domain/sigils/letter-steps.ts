import { joinWords } from "./prose.ts";

/** Why vowels stay where they do, in every method that needs no more than the letters themselves. */
export const TOO_FEW_LETTERS = "fewer than two letters would remain without them";

/** What is known of the letters of an intention. */
export interface LetterFacts {
  /** Every letter of the folded intention in its order. */
  readonly letters: readonly { readonly letter: string; readonly fate: "kept" | "vowel" | "repeat" }[];
  /** Whether signs of another script were written in Latin letters by their sound. */
  readonly hasTransliterated: boolean;
  /** Whether signs without a sound were given a letter. */
  readonly hasMappedSigns: boolean;
  /** The letters that the signs of the whole text supplied, because the intention has too few; empty where it has enough. */
  readonly suppliedLetters: string;
}

/** Longer spellings are not written out: nobody would read them. */
const LONGEST_SPELLING = 40;

/** How the intention is written in Latin letters, where it isn't already: one sentence or none. */
export function describeSpelling({ letters, hasTransliterated, hasMappedSigns }: LetterFacts): string[] {
  const spelling = letters.map(({ letter }) => letter).join("");
  const spelled = spelling.length <= LONGEST_SPELLING ? `: ${spelling}.` : ".";
  if (hasTransliterated) {
    const others = hasMappedSigns ? " where there is one and one letter for each other sign" : "";
    return [`Write the intention in Latin letters, by ${hasMappedSigns ? "sound" : "its sound"}${others}${spelled}`];
  }
  return hasMappedSigns ? [`Let a Latin letter stand for each sign, always the same for the same sign${spelled}`] : [];
}

/**
 * What is struck out of the intention and what remains. `remaining` ends with the supplied letters; `keptVowels` says why vowels stay, where
 * they do.
 */
export function describeReduction(
  { letters, suppliedLetters }: LetterFacts,
  remaining: string,
  keptVowels: string,
): string[] {
  const own = [...remaining.slice(0, remaining.length - suppliedLetters.length)];
  const supplied = describeSupply([...suppliedLetters]);
  if (own.length === 0) return ["The intention holds no letters of its own.", ...supplied];
  const strikes = describeStrikes(letters);
  const kept = own.some((letter) => "AEIOU".includes(letter)) ? [`Keep the vowels, because ${keptVowels}.`] : [];
  const remain = own.length === 1 ? `the letter ${own.join()} remains.` : `the letters ${joinWords(own)} remain.`;
  const strike = strikes === "" ? `There is nothing to strike out: ${remain}` : `Strike out ${strikes}; ${remain}`;
  return [...kept, strike, ...supplied];
}

function describeSupply(supplied: readonly string[]): string[] {
  if (supplied.length === 0) return [];
  const verb = supplied.length === 1 ? "is" : "are";
  return [
    `A figure needs more: ${joinWords(supplied)} ${verb} drawn by lot from the signs of the whole text, always the same.`,
  ];
}

function describeStrikes(letters: LetterFacts["letters"]): string {
  const vowels = listStruck(letters, "vowel");
  const repeats = listStruck(letters, "repeat");
  const ofVowels = vowels.length === 0 ? [] : [`the ${vowels.length === 1 ? "vowel" : "vowels"} ${joinWords(vowels)}`];
  const ofRepeats = repeats.length === 0 ? [] : [`every repeat of ${joinWords(repeats)}`];
  return [...ofVowels, ...ofRepeats].join(", and ");
}

/** Each struck letter once, in the order of its first striking. */
function listStruck(letters: LetterFacts["letters"], fate: "vowel" | "repeat"): string[] {
  return [...new Set(letters.filter((entry) => entry.fate === fate).map(({ letter }) => letter))];
}
