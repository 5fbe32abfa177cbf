import { addSymbol, symbolFoot } from "../../glyphs/symbols/library";

/** A letter as a mark that grows on an arm, the same on both sides of it. */
export class LetterMark {
  /** Numbers in the library: what is on the arm itself, and the right half of what is beside it; `NONE` where there is nothing. */
  readonly onArm: i32;
  readonly half: i32;

  constructor(
    readonly name: string,
    /** The part of its field that it leaves without the arm's line, from within outward; equal where none. */
    readonly openFrom: f64,
    readonly openTo: f64,
    onArm: string,
    half: string,
  ) {
    this.onArm = onArm.length > 0 ? addSymbol(name, onArm) : NONE;
    this.half = half.length > 0 ? addSymbol(name, half) : NONE;
  }

  /** How far inward it reaches from its middle, in units of its field. */
  get foot(): f64 {
    return max<f64>(this.onArm == NONE ? 0 : symbolFoot[this.onArm], this.half == NONE ? 0 : symbolFoot[this.half]);
  }

  /** Whether an arm may end in it without a terminal, as in a ring. */
  closesArm(isTurned: bool): bool {
    return this.half == NONE || (isTurned ? this.openFrom : -this.openTo) > CLOSING;
  }
}

export const NONE: i32 = -1;
/** A ring that reaches so far outward leaves no room for an end beyond it. */
const CLOSING: f64 = 3.5;

/**
 * The marks of A-Z, in the grammar of the symbols' strokes. The arm runs along x = 0, outward is up; a mark is about 10 units wide and 8 high. Each
 * keeps one trait of its letter (the bowl of C, the bars of E and F, the ring of O), and none is the letter itself.
 */
export const LETTER_MARKS: StaticArray<LetterMark> = [
  new LetterMark("a pair of slanting legs", 0, 0, "", "M0-3L4.8 2.8"),
  new LetterMark("two rings, one after the other", 4.9, -4.9, "O0-2.5 2.4O0 2.5 2.4", ""),
  new LetterMark("a bowl", 0, 0, "", "M0 2.4b5 5-2.4"),
  new LetterMark("a mandorla", 5, -5, "M0-5a5.4 0 5a5.4 0-5Z", ""),
  new LetterMark("two pairs of rising branches", 0, 0, "", "M0 3.6b6.5 4.8 0M0-.8b6.5 4.8-4.4"),
  new LetterMark("a long and a short bar", 0, 0, "", "M0 2L5.2 2M0-2.2L3-2.2"),
  new LetterMark("a bowl with barbed rims", 0, 0, "", "M0 2.6b5 5-2.4L3.1-2.4"),
  new LetterMark("a bar between brackets", 0, 0, "", "M0 0L4.7 0M3.8-3.6a7.5 3.8 3.6"),
  new LetterMark("a lozenge", 1, -1, "K0 0 3.8", ""),
  new LetterMark("a pair of hanging hooks", 0, 0, "", "M0-2.8L2.2-2.8a2.7 4.9-.1L4.9 2.4"),
  new LetterMark("a pair of forked branches", 0, 0, "", "M0 3L4.8-3.6M2.6-.6L5 3"),
  new LetterMark("a spreading foot", 0, 0, "", "M0-2.6b7 4.9 2.2"),
  new LetterMark("a pair of drooping horns", 0, 0, "", "M0-1a3.1 5.2 2"),
  new LetterMark("a wave", 0, 0, "", "M0-2a3.2 3.1 1.2b1.3 5.7 1.2L5.7-2.4"),
  new LetterMark("a ring", 3.6, -3.6, "O0 0 3.6", ""),
  new LetterMark("a ring above a bar", 0.8, -4.8, "O0-2 2.8", "M0 3.2L4.4 3.2"),
  new LetterMark("a ring with two tails", 2.4, -3.6, "O0-.6 3", "M2 1.8L4.8 4"),
  new LetterMark("a ring on striding legs", 0.3, -4.9, "O0-2.3 2.6", "M0 .8L4.4 4"),
  new LetterMark("a pair of swan necks", 0, 0, "", "M0 3b3.8 3.3-.4a4.4 5.4-3.6"),
  new LetterMark("a crossbar", 0, 0, "", "M0 0L5.6 0M5.6-1.8L5.6 1.8"),
  new LetterMark("a cup", 0, 0, "", "M0 3.2b3.7 3.7-.5L3.7-3.6"),
  new LetterMark("a chalice", 0, 0, "", "M0 3L4.6-3.2"),
  new LetterMark("a bowl above a wider one", 0, 0, "", "M0 4b5.3 5.3-1.3M0-1b3.6 3.6-4.6"),
  new LetterMark("two bows back to back", 0, 0, "", "M0-1.2b4.4 4.2-4.6M0 1.2a4.4 4.2 4.6"),
  new LetterMark("a fork with curled hands", 0, 0, "", "M0 3.2b6.6 3-1.8a1.5 5.8-1.4"),
  new LetterMark("an open lozenge", 3.7, -3.7, "M0-3.7L3.6 0 0 3.7-3.6 0Z", ""),
];

/** The mark of a capital, by its ASCII code. */
export function markOf(letter: i32): LetterMark {
  return LETTER_MARKS[letter - 65];
}
