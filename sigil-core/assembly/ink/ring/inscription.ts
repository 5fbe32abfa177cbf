import { addInscribed } from "../../encode/result";
import { DIVIDER, TURN } from "../../glyphs/signs";
import { beginsWord, letterCount, letters, sources } from "../../text/intention";
import { remaining, remainingCount } from "../../text/reduce";

/** The most signs that a ring takes: more would be too many to read, and too black beside the figure. */
export const MOST_SIGNS: i32 = 30;
/** A text of fewer is written again, until the ring has about this number. */
const ENOUGH_SIGNS: i32 = 16;
const CAPITAL_A: i32 = 65;
const NOBODY: i32 = -1;

/** The signs of the ring in their order, from the beginning clockwise. */
export const signs = new StaticArray<u8>(MOST_SIGNS + 1);
export let signCount: i32 = 0;

/** Spells the ring: the whole sentence where it has room and `isWhole` asks for it, else the letters that remain; each again while there is room. */
export function spellRing(isWhole: bool): void {
  signCount = 0;
  if (!isWhole || !spellSentence()) spellRemaining();
  const length = signCount;
  while (signCount + length + 1 <= MOST_SIGNS && signCount < ENOUGH_SIGNS) {
    push(TURN);
    for (let i = 0; i < length; i++) push(signs[i]);
  }
}

/** Whether the sentence has room. */
function spellSentence(): bool {
  let dividers = 0;
  for (let i = 1; i < letterCount; i++) if (beginsWord[i]) dividers++;
  if (letterCount < 2 || letterCount + dividers > MOST_SIGNS) return false;
  for (let i = 0; i < letterCount; i++) {
    if (i > 0 && beginsWord[i]) push(DIVIDER);
    write(letters[i], sources[i]);
  }
  return true;
}

function spellRemaining(): void {
  for (let i = 0; i < remainingCount; i++) write(remaining[i], findSource(remaining[i]));
}

function write(capital: i32, source: i32): void {
  push(capital - CAPITAL_A);
  addInscribed(capital, source);
}

/** The code point that first brought a letter; none where the hash supplied it. */
function findSource(capital: i32): i32 {
  for (let i = 0; i < letterCount; i++) if (<i32>letters[i] == capital) return sources[i];
  return NOBODY;
}

function push(sign: i32): void {
  signs[signCount++] = <u8>sign;
}
