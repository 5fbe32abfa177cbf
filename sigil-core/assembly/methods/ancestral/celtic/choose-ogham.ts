import { oghamFamily, oghamOf, oghamScores, SCORES_LEFT, SCORES_RIGHT } from "../../../glyphs/ogham";
import { remaining, remainingCount } from "../../../text/reduce";
import { addSign, chooseSigns, hasSign, keepSigns, signCount, signs } from "../choose-signs";

const FEWEST_LETTERS: i32 = 3;
const MOST_LETTERS: i32 = 6;
/** A stem with fewer scores looks bare; with more than so many rows it is a comb. */
const FEWEST_SCORES: i32 = 9;
const MOST_ROWS: f64 = 23;
/** Scores to the right less those to the left, at most. */
const LEANING: i32 = 3;

/** Air between two letters, in rows. */
export const GAP_ROWS: f64 = 1.15;

/**
 * The words' initials, and as many of the remaining letters as the stem needs: until it bears enough scores, and until those on its two sides are
 * of nearly one weight.
 */
export function chooseOgham(): void {
  chooseSigns(oghamOf, FEWEST_LETTERS, MOST_LETTERS);
  while (rows() > MOST_ROWS) keepSigns(signCount - 1);
  for (let i = 0; i < remainingCount && signCount < MOST_LETTERS; i++) {
    const capital = <i32>remaining[i];
    const letter = oghamOf(capital);
    if (hasSign(letter) || rows() + <f64>oghamScores(letter) + GAP_ROWS > MOST_ROWS) continue;
    const now = leaning();
    const then = now + sideOf(letter) * oghamScores(letter);
    if (scores() < FEWEST_SCORES ? abs(then) <= abs(now) + LEANING : abs(now) > LEANING && abs(then) < abs(now)) addSign(letter, capital);
  }
}

/** Height of all letters in rows of one score. */
export function rows(): f64 {
  return <f64>scores() + GAP_ROWS * <f64>(signCount - 1);
}

function scores(): i32 {
  let sum = 0;
  for (let i = 0; i < signCount; i++) sum += oghamScores(signs[i]);
  return sum;
}

function leaning(): i32 {
  let sum = 0;
  for (let i = 0; i < signCount; i++) sum += sideOf(signs[i]) * oghamScores(signs[i]);
  return sum;
}

function sideOf(letter: i32): i32 {
  const family = oghamFamily(letter);
  return family == SCORES_RIGHT ? 1 : family == SCORES_LEFT ? -1 : 0;
}
