import { addSymbol } from "../../../glyphs/symbols/library";
import { Hand } from "../writing/hand";
import { LimbHand } from "./limb-hand";

/** What each letter A-Z becomes: a limb of its own shape, bent as a grown thing bends. */
const LIMBS: StaticArray<string> = [
  "M0-4a8 5 4M0 .6L3.4 .2",
  "M0-4A2.3 0-.3A2.5 0 4",
  "M0 3.6b5.4 5-3.6",
  "M0-4A4.3 0 4",
  "M0-1.6L4.4-4M0 1.2L5-1.2M0 4L4.4 1.6",
  "M0-1.6L5-4M0 2.4L3.8 .4",
  "M0 3.6b4.4 5-.8b2.5 1.4-1.6",
  "M0 0L4.4 0M4.4-4b9 4.4 4",
  "M-3 0L3 0",
  "M0-3.6a4.2 4.2 .6a2.7 .6 2.6",
  "M0 0b5.4 4.8-4M0 0a5.4 4.8 4",
  "M0 3.6L2.6 3.6b2.8 5.4 .8",
  "M0-.6a1.35 2.7-.6a1.35 5.4-.6L5.4 3",
  "M0-.6a2.5 5-.6L5 4",
  "O3 0 2.9",
  "M0-4A2.7 0 .9",
  "O2.8-1 2.6M3.8 1.4L5.8 4",
  "M0-4A2.3 0-.2L4.8 4",
  "M0 .6a1.6 2.9 .6b1.6 5.8-.4",
  "M0-3.6L3-3.6a2.4 5.4-1.2",
  "M0 1.4b2.7 5 1L5-4",
  "M0 4b8 5-4",
  "M0 .6b1.35 2.7 .6b1.35 5.4 .6L5.4-3",
  "M0-4b6.4 5 4M0 4a6.4 5-4",
  "M0 3.4b3.6 2.9 0L2.9-4M2.9-.4b2.8 5.6-3",
  "M0-3.8L4.6-3.8 0 3.8 4.6 3.8",
];

const STEM: string = "M0 5.6L0-5.6";
const FIRST_LETTER: i32 = 65;
const LETTER_I: i32 = 8;
const LETTER_Z: i32 = 25;

/** What the host is told that a letter became. */
export const LIMB: string = "limb";

/** The hand that belongs to no people: the letters themselves as limbs. */
class UniversalHand extends LimbHand {
  toSign(capital: i32, _next: i32): i32 {
    return capital - FIRST_LETTER;
  }

  nameOf(_sign: i32): string {
    return LIMB;
  }

  isAbout(sign: i32): bool {
    return sign == LETTER_I || sign == LETTER_Z;
  }
}

export const UNIVERSAL_HAND: Hand = new UniversalHand(1.8, 5.2, 14, true, LIMBS);

/** The first of the limbs on short stems, for the band of the seal, in the order of the alphabet. */
export const BAND_LIMBS: i32 = addBandLimbs();

function addBandLimbs(): i32 {
  const first = addSymbol(LIMB, STEM + LIMBS[0]);
  for (let i = 1; i < LIMBS.length; i++) addSymbol(LIMB, STEM + LIMBS[i]);
  return first;
}
