import { BAR, CRESCENT, DOT, LOZENGE, RING, SPEAR } from "../../glyphs/terminal-kinds";
import { remaining, remainingCount } from "../../text/reduce";

const CAPITAL_A: i32 = 65;
/** B, C, D, G, J, O, P, Q, R, S, U: one bit for each, A lowest. */
const ROUND_LETTERS: i32 = 0b101111100001001001110;

/** Terminals in which the letters end arms, in turn through the alphabet: none is fitter for a letter than another, and all come as often. */
const ENDS: StaticArray<i32> = [DOT, RING, BAR, CRESCENT, LOZENGE, SPEAR];

/** The letter at a place of the figure; where the sentence leaves fewer, they begin again. */
export function letterAt(place: i32): i32 {
  return <i32>remaining[place % remainingCount];
}

/** Whether a letter is written with a bow: round letters bend what straight ones leave straight. */
export function isRound(letter: i32): bool {
  return ((ROUND_LETTERS >> (letter - CAPITAL_A)) & 1) == 1;
}

/** The terminal in which a letter ends an arm. */
export function endOf(letter: i32): i32 {
  return ENDS[(letter - CAPITAL_A) % ENDS.length];
}
