import { BowedLine } from "./bowed-line";

/** Signs between numbers: a stroke ends on other ink, or free, and another follows; the letter ends. */
export const N: i8 = 126;
export const F: i8 = 125;
export const END: i8 = 127;
const LETTERS: i32 = 26;
const FIRST_LETTER: i32 = 65;

/**
 * The strokes of the 26 letters, as hundredths: a point, then for each further one its place and its bow. `N` ends a stroke on other ink, `F` one
 * whose end is free, `END` the last of a letter.
 */
export class LetterTable {
  private readonly starts: StaticArray<i32> = new StaticArray<i32>(LETTERS);
  /** Where the next stroke begins; whether the last one ended free. */
  private at: i32 = 0;
  isFree: bool = false;

  constructor(private readonly numbers: StaticArray<i8>) {
    let letter = 1;
    for (let i = 0; i < numbers.length && letter < LETTERS; i++) if (numbers[i] == END) this.starts[letter++] = i + 1;
  }

  open(letter: i32): void {
    this.openAt(letter - FIRST_LETTER);
  }

  openAt(index: i32): void {
    this.at = this.starts[index];
  }

  /** Reads the next stroke of the open letter; false after the last. */
  next(line: BowedLine): bool {
    let at = this.at;
    if (this.numbers[at] == END) return false;
    line.begin(<f64>this.numbers[at] * 0.01, <f64>this.numbers[at + 1] * 0.01);
    for (at += 2; this.numbers[at] < F; at += 3) {
      line.to(<f64>this.numbers[at] * 0.01, <f64>this.numbers[at + 1] * 0.01, <f64>this.numbers[at + 2] * 0.01);
    }
    this.isFree = this.numbers[at] == F;
    this.at = at + 1;
    return true;
  }
}
