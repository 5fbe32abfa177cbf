import { FATE_KEPT, FATE_REPEAT, FATE_VOWEL } from "../abi";
import { mix } from "./hash";
import { letterCount, letters, MAX_LETTERS, textHash } from "./intention";

/** What became of each folded letter. */
export const fates = new StaticArray<u8>(MAX_LETTERS);

/** The letters that remain, capitals in order; the last `suppliedCount` came from the hash. */
export const remaining = new StaticArray<u8>(26);
export let remainingCount: i32 = 0;
export let suppliedCount: i32 = 0;
export let hasStruckVowels: bool = true;

/** The number of letters that a shorter text is filled up to. */
const FILLED_COUNT: i32 = 3;
/** A figure needs two gestures. */
const FEWEST: i32 = 2;
const FILL_STAGE: u64 = 0x66696c6c;

const VOWELS: i32 = (1 << 0) | (1 << 4) | (1 << 8) | (1 << 14) | (1 << 20);

/** A. O. Spare's reduction: vowels and repeated letters are struck out; where fewer than two remain, the vowels stay. */
export function reduceLetters(): void {
  hasStruckVowels = true;
  suppliedCount = 0;
  strike(VOWELS);
  if (remainingCount < FEWEST) {
    hasStruckVowels = false;
    strike(0);
  }
  if (remainingCount < FEWEST) supplyLetters(FILLED_COUNT);
}

/** Lets the vowels stay, for a method that needs more letters than the reduction leaves. */
export function keepVowels(): void {
  hasStruckVowels = false;
  suppliedCount = 0;
  strike(0);
  if (remainingCount < FEWEST) supplyLetters(FILLED_COUNT);
}

/** Adds one letter by the hash of the whole text. */
export function supplyAnother(): void {
  supplyLetters(remainingCount + 1);
}

function strike(vowels: i32): void {
  let seen = 0;
  remainingCount = 0;
  for (let i = 0; i < letterCount; i++) {
    const bit = 1 << (<i32>letters[i] - 65);
    if (vowels & bit) fates[i] = <u8>FATE_VOWEL;
    else if (seen & bit) fates[i] = <u8>FATE_REPEAT;
    else {
      fates[i] = <u8>FATE_KEPT;
      remaining[remainingCount++] = letters[i];
      seen |= bit;
    }
  }
}

/** The same text is always given the same letters in the same order. */
function supplyLetters(wantedCount: i32): void {
  let bits = mix(textHash ^ FILL_STAGE);
  while (remainingCount < wantedCount) {
    const letter = <u8>(65 + <i32>(bits % 26));
    bits = mix(bits);
    let isNew = (VOWELS & (1 << (<i32>letter - 65))) == 0;
    for (let i = 0; i < remainingCount; i++) if (remaining[i] == letter) isNew = false;
    if (!isNew) continue;
    remaining[remainingCount++] = letter;
    suppliedCount++;
  }
}
