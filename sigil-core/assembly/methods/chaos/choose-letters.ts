import { remaining, remainingCount } from "../../text/reduce";

/** Six letters read as a totem. */
export const MAX_SHOWN: i32 = 5;
const MAX_RINGS: i32 = 2;
const FEWEST_SHOWN: i32 = 2;

/** The letters that form the figure, and those that become marks; both in the order of the intention. */
export const shown = new StaticArray<u8>(26);
export let shownCount: i32 = 0;
export const marked = new StaticArray<u8>(26);
export let markedCount: i32 = 0;

/** The first five letters form the figure, with at most two rings among them: three look like a spring. */
export function chooseLetters(): void {
  shownCount = 0;
  markedCount = 0;
  let rings = 0;
  for (let i = 0; i < remainingCount; i++) {
    const letter = remaining[i];
    const added = countRings(letter);
    if (shownCount < MAX_SHOWN && (added == 0 || rings + added <= MAX_RINGS)) {
      shown[shownCount++] = letter;
      rings += added;
    } else marked[markedCount++] = letter;
  }
  while (shownCount < FEWEST_SHOWN && markedCount > 0) {
    shown[shownCount++] = marked[0];
    markedCount--;
    for (let i = 0; i < markedCount; i++) marked[i] = marked[i + 1];
  }
}

/** Gives one letter of the figure to the marks, as the first of them. */
export function yieldLetter(letter: i32): void {
  let at = 0;
  while (<i32>shown[at] != letter) at++;
  shownCount--;
  for (let i = at; i < shownCount; i++) shown[i] = shown[i + 1];
  for (let i = markedCount; i > 0; i--) marked[i] = marked[i - 1];
  marked[0] = <u8>letter;
  markedCount++;
}

/** Closed rings that a letter's gesture brings along. */
function countRings(letter: i32): i32 {
  switch (letter) {
    case 66: return 2; // B
    case 68: // D
    case 73: // I
    case 79: // O
    case 80: // P
    case 81: // Q
    case 82: return 1; // R
    default: return 0;
  }
}
