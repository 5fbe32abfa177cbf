/** Kinds of terminal, in the order in which the host names them. */
export const RING: i32 = 0;
export const DOT: i32 = 1;
export const BAR: i32 = 2;
export const LOZENGE: i32 = 3;
export const CRESCENT: i32 = 4;
export const CROSSLET: i32 = 5;
export const SPEAR: i32 = 6;
export const TREFOIL: i32 = 7;
/** What breaks the mirror of a chaos figure. */
export const CROOK: i32 = 8;
export const HOOK: i32 = 9;
export const BRANCH: i32 = 10;
/** A drop that runs out in a point: only at the foot of the spine. */
export const POINT: i32 = 11;
/** No mark: the spine ends between strokes that leave a mark no room. */
export const NONE: i32 = 12;

/** The terminal that a letter turns into when it is not part of the figure: round letters a ring, open ones a crescent, and so on. */
export function terminalOfLetter(letter: i32): i32 {
  switch (letter) {
    case 66: case 68: case 79: case 80: case 81: case 82: return RING; // B D O P Q R
    case 67: case 71: case 74: case 83: case 85: return CRESCENT; // C G J S U
    case 69: case 70: case 72: case 84: case 90: return BAR; // E F H T Z
    case 75: case 88: return CROSSLET; // K X
    case 73: case 76: return DOT; // I L
    default: return SPEAR; // A M N V W Y
  }
}
