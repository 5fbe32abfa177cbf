import { CONCEPT_SYMBOLS, FIRST_MOTIF_CHOICE, MOTIFS, OPTION_WORDS, SALT_CAPACITY } from "../abi";
import { absorb } from "../text/hash";

/** The options of the next drawing, written by the host: see `abi.ts`. */
export const options = new StaticArray<i32>(OPTION_WORDS);
/** Free text that enters the seed, as UTF-8, written by the host. */
export const salt = new StaticArray<u8>(SALT_CAPACITY);

/** Whether a word names one of `count` choices. */
export function isChoice(word: i32, count: i32): bool {
  return options[word] >= 1 && options[word] <= count;
}

/** Whether a word names one of `count` choices, or none. */
export function isChoiceOrNone(word: i32, count: i32): bool {
  return options[word] == 0 || isChoice(word, count);
}

/** Whether a word names what a concept can be drawn as: a symbol of a theme, or a motif. */
export function isConceptChoice(word: i32): bool {
  const motif = options[word] - FIRST_MOTIF_CHOICE;
  return isChoice(word, CONCEPT_SYMBOLS) || (motif >= 0 && motif < MOTIFS);
}

/** Whether the list at `first` holds `length` different choices of `count`, and nothing in its remaining entries. */
export function isListOfDifferent(first: i32, length: i32, capacity: i32, count: i32): bool {
  for (let i = 0; i < capacity; i++) {
    if (i >= length) {
      if (options[first + i] != 0) return false;
      continue;
    }
    if (!isChoice(first + i, count)) return false;
    for (let j = 0; j < i; j++) if (options[first + j] == options[first + i]) return false;
  }
  return true;
}

/** Whether the block is empty from a word on. */
export function isEmptyFrom(first: i32): bool {
  for (let i = first; i < OPTION_WORDS; i++) if (options[i] != 0) return false;
  return true;
}

/** Takes every option and the free text into a hash. */
export function absorbOptions(hash: u64, saltByteLength: i32): u64 {
  let taken = hash;
  for (let i = 0; i < OPTION_WORDS; i++) taken = absorb(taken, <u64>options[i]);
  for (let i = 0; i < saltByteLength; i++) taken = absorb(taken, <u64>salt[i]);
  return absorb(taken, <u64>saltByteLength);
}
