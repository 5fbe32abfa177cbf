import { addSymbol } from "../../encode/result";
import { mix } from "../../text/hash";
import { beginsWord, letterCount, letters, sources, textHash } from "../../text/intention";
import { remaining, remainingCount } from "../../text/reduce";
import { Stream } from "../../text/stream";
import { isFunctionWord } from "./function-words";
import { Hand } from "./writing/hand";

/** Most signs of one mark. */
const MAX_SIGNS: i32 = 8;

/** The signs of a mark, in reading order until a frame orders them by their sides, each once: its number in its script, the capital, and the code point it comes from, -1 for none. */
export const signs = new StaticArray<i32>(MAX_SIGNS);
export const signLetters = new StaticArray<i32>(MAX_SIGNS);
export const signSources = new StaticArray<i32>(MAX_SIGNS);
/** Where each is, as the host is told. */
export const signRoles = new StaticArray<string>(MAX_SIGNS);
/** The number of each in reading order. */
const signNumbers = new StaticArray<i32>(MAX_SIGNS);
export let signCount: i32 = 0;

const FIRST_LETTER: i32 = 65;
const ALPHABET: u64 = 26;

/**
 * Chooses `count` different signs: the initials of the words that carry meaning, then letters that remain after the reduction, from a place that the
 * stream chooses on, then the others; where all are too few, the hash of the whole text supplies some.
 */
export function chooseSigns(hand: Hand, count: i32, layout: Stream): void {
  signCount = 0;
  let first = 0;
  for (let i = 1; i <= letterCount && signCount < count; i++) {
    if (i < letterCount && !beginsWord[i]) continue;
    if (!isFunctionWord(first, i)) add(hand.toSign(letters[first], letters[first + 1]), letters[first], sources[first]);
    first = i;
  }
  const start = layout.int(remainingCount);
  for (let i = 0; i < remainingCount && signCount < count; i++) {
    const capital = remaining[(start + i) % remainingCount];
    add(hand.toSign(capital, 0), capital, -1);
  }
  for (let i = 0; i < letterCount && signCount < count; i++) add(hand.toSign(letters[i], 0), letters[i], -1);
  let bits = mix(textHash);
  while (signCount < count) {
    const capital = FIRST_LETTER + <i32>(bits % ALPHABET);
    add(hand.toSign(capital, 0), capital, -1);
    bits = mix(bits);
  }
}

/** Whether a sign is among the chosen ones. */
export function hasSign(sign: i32): bool {
  for (let i = 0; i < signCount; i++) if (signs[i] == sign) return true;
  return false;
}

/**
 * Puts the signs that have one side first, then those about their stem, and one that may not be mirrored last: what is written on one side of a line
 * takes the first ones.
 */
export function orderBySides(hand: Hand): void {
  for (let rank = 1; rank <= 2; rank++) {
    for (let i = 0, left = signCount; left > 0; left--) {
      const isMoved = rank == 1 ? hand.isAbout(signs[i]) : hand.isOnce(signs[i]);
      if (isMoved) moveLast(i);
      else i++;
    }
  }
}

function moveLast(index: i32): void {
  const sign = signs[index];
  const letter = signLetters[index];
  const source = signSources[index];
  const number = signNumbers[index];
  for (let i = index; i + 1 < signCount; i++) {
    signs[i] = signs[i + 1];
    signLetters[i] = signLetters[i + 1];
    signSources[i] = signSources[i + 1];
    signNumbers[i] = signNumbers[i + 1];
  }
  signs[signCount - 1] = sign;
  signLetters[signCount - 1] = letter;
  signSources[signCount - 1] = source;
  signNumbers[signCount - 1] = number;
}

/** Reports the signs in reading order. */
export function reportSigns(hand: Hand): void {
  for (let number = 0; number < signCount; number++) {
    const i = signNumbers.indexOf(number);
    addSymbol(hand.nameOf(signs[i]), signRoles[i], signLetters[i], signSources[i]);
  }
}

function add(sign: i32, capital: i32, source: i32): void {
  if (hasSign(sign)) return;
  signs[signCount] = sign;
  signNumbers[signCount] = signCount;
  signLetters[signCount] = capital;
  signSources[signCount++] = source;
}
