import { greekLetters, greekOf } from "../../../glyphs/greek";
import { Hand } from "../writing/hand";
import { LimbHand } from "./limb-hand";

/** The Greek letters in their order as limbs of a shared stem, as monograms write them. */
const LIMBS: StaticArray<string> = [
  "M0-4L4.4 4M0 .8L2.6 .8",
  "M0-4L.8-4a2 .8 0L0 0M.8 0a2 .8 4L0 4",
  "M0-3.6L4.6-3.6",
  "M0-4L4.8 4 0 4",
  "M0-4L4-4M0 0L3 0M0 4L4 4",
  "M0-3.8L4.4-3.8 0 3.8 4.4 3.8",
  "M0 0L4.4 0M4.4-4L4.4 4",
  "M0-3.6A3.8 0 3.6M0 0L3.4 0",
  "M-2.6 0L2.6 0",
  "M4.2-4L0 0 4.4 4",
  "M0-4L4.4 4",
  "M0-4L2.4 0 4.8-4 4.8 4",
  "M0-4L4.4 4 4.4-4",
  "M-3-3.8L3-3.8M-2 0L2 0M-3 3.8L3 3.8",
  "O3 0 2.9",
  "M0-3.8L4.4-3.8 4.4 4",
  "M0-4L1-4a2.3 1 .6L0 .6",
  "M4.4-3.8L0-3.8 3 0 0 3.8 4.4 3.8",
  "M-4-3.6L4-3.6",
  "M-3.6-4L0 .4 3.6-4",
  "O0 0 3.2",
  "M-3.6-4L3.6 4M3.6-4L-3.6 4",
  "M-3.8-4L-3.8-2.4b3.8 3.8-2.4L3.8-4",
  "M0-3.6A3.5 3.4 2L2.4 3.8 4.8 3.8",
];
const ABOUT: StaticArray<u8> = [8, 13, 18, 19, 20, 21, 22];

class GreekHand extends LimbHand {
  toSign(capital: i32, next: i32): i32 {
    return greekOf(capital, next);
  }

  nameOf(sign: i32): string {
    return greekLetters[sign].id;
  }

  isAbout(sign: i32): bool {
    return ABOUT.includes(<u8>sign);
  }
}

export const GREEK_HAND: Hand = new GreekHand(1.8, 4.8, 13, false, LIMBS);
