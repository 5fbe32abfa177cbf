import { mix } from "../../text/hash";
import { beginsWord, letterCount, letters, sources, textHash } from "../../text/intention";
import { remaining, remainingCount } from "../../text/reduce";
import { isFunctionWord } from "./function-words";

/** Most signs of one mark. */
const MAX_SIGNS: i32 = 8;

/** The signs of a mark in reading order, each once: its number in its script, the capital, and the code point it comes from, -1 for none. */
export const signs = new StaticArray<i32>(MAX_SIGNS);
export const signLetters = new StaticArray<i32>(MAX_SIGNS);
export const signSources = new StaticArray<i32>(MAX_SIGNS);
export let signCount: i32 = 0;

const ALPHABET: u64 = 26;
/** A mark needs this many signs, even where the text has one letter. */
const FEWEST: i32 = 2;

/**
 * Chooses up to `most` different signs: the initials of the words that carry meaning; where they are fewer than `fewest`, the letters that
 * remain after the reduction, as far as they go. `toSign` maps a capital, with the next one where a
 * word goes on, to a script.
 */
export function chooseSigns(toSign: (capital: i32, next: i32) => i32, fewest: i32, most: i32): void {
  signCount = 0;
  let first = 0;
  for (let i = 1; i <= letterCount; i++) {
    if (i < letterCount && !beginsWord[i]) continue;
    if (signCount < most && !isFunctionWord(first, i)) add(toSign(letters[first], letters[first + 1]), letters[first], sources[first]);
    first = i;
  }
  for (let i = 0; i < remainingCount && signCount < fewest; i++) add(toSign(remaining[i], 0), remaining[i], -1);
  let bits = mix(textHash);
  while (signCount < FEWEST) {
    const capital = 65 + <i32>(bits % ALPHABET);
    add(toSign(capital, 0), capital, -1);
    bits = mix(bits);
  }
}

/** Whether a sign is among the chosen ones. */
export function hasSign(sign: i32): bool {
  for (let i = 0; i < signCount; i++) if (signs[i] == sign) return true;
  return false;
}

/** Adds one more sign that no word asked for. */
export function addSign(sign: i32, capital: i32): void {
  add(sign, capital, -1);
}

/** Writes a chosen sign once more at the end. */
export function repeatSign(index: i32): void {
  if (signCount == MAX_SIGNS) return;
  signs[signCount] = signs[index];
  signLetters[signCount] = signLetters[index];
  signSources[signCount++] = signSources[index];
}

/** Leaves only the first signs. */
export function keepSigns(count: i32): void {
  signCount = min<i32>(signCount, count);
}

function add(sign: i32, capital: i32, source: i32): void {
  if (hasSign(sign) || signCount == MAX_SIGNS) return;
  signs[signCount] = sign;
  signLetters[signCount] = capital;
  signSources[signCount++] = source;
}
