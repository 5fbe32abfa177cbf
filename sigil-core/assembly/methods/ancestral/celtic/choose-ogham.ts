import { oghamFamily, oghamOf, oghamScores, SCORES_LEFT, SCORES_RIGHT } from "../../../glyphs/ogham";
import { letterCount, letters } from "../../../text/intention";
import { remaining, remainingCount } from "../../../text/reduce";
import { addSign, chooseSigns, hasSign, keepSigns, repeatSign, signCount, signs } from "../choose-signs";

const FEWEST_LETTERS: i32 = 3;
const MOST_LETTERS: i32 = 6;
/** A text of two letters is written again until it has this many scores. */
const BAREST_SCORES: i32 = 5;
/** A stem with fewer scores looks bare; with more rows than this it is a comb. */
const FEWEST_SCORES: i32 = 10;
const MOST_ROWS: f64 = 18.5;
/** Scores to the right less those to the left, at most. */
const LEANING: i32 = 3;

/** Air between two letters, in rows. */
export const GAP_ROWS: f64 = 1.15;

/**
 * The words' initials, and as many of the remaining letters, then of all letters, as the stem needs: until it bears enough scores, and until those on
 * its two sides are of nearly one weight. A text with too few letters is written again.
 */
export function chooseOgham(): void {
  chooseSigns(oghamOf, FEWEST_LETTERS, MOST_LETTERS);
  while (rows() > MOST_ROWS) keepSigns(signCount - 1);
  for (let i = 0; i < remainingCount; i++) consider(<i32>remaining[i]);
  for (let i = 0; i < letterCount; i++) consider(<i32>letters[i]);
  for (let i = 0; scores() < BAREST_SCORES && signCount < MOST_LETTERS; i++) repeatSign(i);
}

function consider(capital: i32): void {
  const letter = oghamOf(capital);
  if (signCount == MOST_LETTERS || hasSign(letter) || rows() + <f64>oghamScores(letter) + GAP_ROWS > MOST_ROWS) return;
  const now = leaning();
  const then = now + sideOf(letter) * oghamScores(letter);
  if (scores() < FEWEST_SCORES ? abs(then) <= abs(now) + LEANING : abs(now) > LEANING && abs(then) < abs(now)) addSign(letter, capital);
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
