import { STROKE_SYMBOL } from "../../../abi";
import { oghamFamily, oghamName, oghamOf, oghamScores, SCORES_ACROSS, SCORES_LEFT, SCORES_RIGHT } from "../../../glyphs/ogham";
import { pen, segment } from "../../../ink/board/board";
import { slantWeight } from "../../../ink/board/weights";
import { LETTER_PX, MIDDLE_PX } from "../measures";
import { Hand } from "../writing/hand";
import { walk } from "../writing/walk";

/** Rows by which one across climbs to each side, and shares of a full score. */
const CLIMB: f64 = 0.6;
const ACROSS: f64 = 0.72;
const NOTCH: f64 = 0.42;
/** Scores within a ring are so much shorter: a motif is there, too. */
const INSIDE: f64 = 0.68;
const TAPER: f64 = 0.74;
/** Longest score, and its weight, in rows. */
const LONGEST: f64 = 4.2;
const WEIGHT: f64 = 0.62;

/** Ogham: each score is cut where the stem's line is at that place, so that a row may also run round a ring. The side is the letter's own. */
class CelticHand extends Hand {
  toSign(capital: i32, next: i32): i32 {
    return oghamOf(capital, next);
  }

  nameOf(sign: i32): string {
    return oghamName(sign);
  }

  heightOf(sign: i32): f64 {
    return <f64>oghamScores(sign);
  }

  draw(sign: i32, letter: i32, way: f64, unit: f64, across: f64, side: i32): void {
    const family = oghamFamily(sign);
    const count = oghamScores(sign);
    const length = min<f64>(across * this.reach, unit * LONGEST);
    const inside = walk.isRound() ? INSIDE : 1;
    const right = inside * (family == SCORES_RIGHT ? 1 : family == SCORES_LEFT ? 0 : family == SCORES_ACROSS ? ACROSS : NOTCH);
    const left = family == SCORES_LEFT ? 1 : family == SCORES_RIGHT ? 0 : family == SCORES_ACROSS ? ACROSS : NOTCH;
    const climb = family == SCORES_ACROSS ? CLIMB * unit : 0;
    for (let k = 0; k < count; k++) {
      walk.standAt(way + (<f64>k - <f64>(count - 1) * 0.5) * unit);
      cut(-left * length, -climb, right * length, climb, min<f64>(LETTER_PX, unit * WEIGHT), letter);
    }
  }
}

/** A cut from one point (right of the way, along it) to another, px. */
function cut(fromRight: f64, fromAlong: f64, toRight: f64, toAlong: f64, weight: f64, letter: i32): void {
  const x0 = walk.x - walk.alongY * fromRight + walk.alongX * fromAlong;
  const y0 = walk.y + walk.alongX * fromRight + walk.alongY * fromAlong;
  const x1 = walk.x - walk.alongY * toRight + walk.alongX * toAlong;
  const y1 = walk.y + walk.alongX * toRight + walk.alongY * toAlong;
  const length = sqrt<f64>((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0));
  pen(STROKE_SYMBOL, slantWeight(weight, (x1 - x0) / length, (y1 - y0) / length), TAPER, letter);
  segment(MIDDLE_PX + x0, MIDDLE_PX + y0, MIDDLE_PX + x1, MIDDLE_PX + y1);
}

export const CELTIC_HAND: Hand = new CelticHand(1.4, 3.2, 19, true, true, false);
