import { STROKE_GESTURE, STROKE_SYMBOL, STROKE_TERMINAL, STROKE_TIE } from "../../abi";
import { arcTo, board, endLine, finialOn, lineTo, moveTo, pen, placeGlyph, segment } from "../../ink/board/board";
import { isClear } from "../../ink/board/clearance";
import { DOT, RING } from "../../glyphs/terminal-kinds";
import { slantWeight } from "../../ink/board/weights";
import { markOf, NONE } from "./letter-marks";
import { endOf } from "./letters";
import { AIR_PX } from "./measures";
import { reportEnd } from "./report";
import { signOf, stemTopOf } from "./reduced-signs";

/** Half the height of a sign's field: its root is this far below its middle, in units. */
const ROOT: f64 = 6;
/** The pen of marks and signs in units of their field, and its ends in px: nothing is much lighter or heavier than an arm. */
const PEN_UNITS: f64 = 1.55;
const LIGHTEST_PX: f64 = 6.4;
const HEAVIEST_PX: f64 = 9.8;
/** The two lines of a bow or a lozenge in the arm are lighter than an arm, in shares of it. */
const DOUBLE_PEN: f64 = 0.74;
/** A shorter piece of arm has no room for an opening. */
const SHORTEST_OPEN_PX: f64 = 44;
/** How far an arm runs beyond the middle of its last mark. */
export const TIP_UNITS: f64 = 5;
/** Paper and half a pen between a mark and what its arm grows from. */
export const ROOT_AIR_PX: f64 = 15;
/** An arm stops short of a ring that ends it by this share of the ring's size, so that it doesn't show inside. */
const RING_SHORT: f64 = 0.16;
/** How far an arm runs on where its mark found no air. */
const BARE_PX: f64 = 26;
/** A mark that has too little air is set smaller by this share, and again, and then left out. */
const SMALLER: f64 = 0.88;
const FEWEST_PX: f64 = 4.3;
/** Where a terminal is too near to its own mark, a dot of this share of its size ends the arm. */
const DOT_SIZE: f64 = 0.84;
/** Pressure at loose ends: blunter than a brush's, so that an end stays as clear as its stroke when it is small. */
const TAPER: f64 = 0.8;

let originX: f64 = 0;
let originY: f64 = 0;
let alongX: f64 = 0;
let alongY: f64 = 0;
let weight: f64 = 0;
let reached: f64 = 0;
/** The first stroke of the arm: what grows on it keeps clear of what was there before. */
let armFirst: i32 = 0;

/** Begins an arm at `from` px along a unit vector from a point. What grows on it is called in its order outward. */
export function beginArm(x: f64, y: f64, outX: f64, outY: f64, from: f64, armWeight: f64): void {
  originX = x;
  originY = y;
  alongX = outX;
  alongY = outY;
  weight = slantWeight(armWeight, outX, outY);
  reached = from;
  armFirst = board.strokeCount;
}

/** Draws the arm's line on to a distance from its origin. */
export function growTo(away: f64): void {
  if (away <= reached) return;
  pen(STROKE_TIE, weight);
  segment(atX(reached), atY(reached), atX(away), atY(away));
  reached = away;
}

/** Opens the arm up to a distance from its origin: into a mandorla, or a slim lozenge, where it is long enough. */
export function growOpen(away: f64, halfWidth: f64, isBowed: bool): void {
  if (away - reached < SHORTEST_OPEN_PX) return;
  const half = (away - reached) * 0.5;
  const radius = (half * half + halfWidth * halfWidth) / (2 * halfWidth);
  pen(STROKE_TIE, weight * DOUBLE_PEN);
  for (let turn = -1.0; turn <= 1; turn += 2) {
    moveTo(atX(reached), atY(reached));
    if (isBowed) arcTo(radius, turn, false, atX(away), atY(away));
    else {
      lineTo(atX(reached + half) + alongY * halfWidth * turn, atY(reached + half) - alongX * halfWidth * turn);
      lineTo(atX(away), atY(away));
    }
    endLine();
  }
  reached = away;
}

/** The largest unit up to `unit` at which a letter's mark, with its terminal where it has one, is clear of all that is on the board; 0 where none is. */
export function fitMark(letter: i32, away: f64, unit: f64, isTurned: bool, isRooted: bool, endLetter: i32, size: f64): f64 {
  const first = board.strokeCount;
  for (let tried = unit; tried >= FEWEST_PX; tried *= SMALLER) {
    const middle = isRooted ? middleFrom(letter, away, tried) : away;
    setMark(letter, middle, tried, isTurned);
    if (endLetter != 0 && !markOf(letter).closesArm(isTurned)) setFinial(endOf(endLetter), endLetter, middle + TIP_UNITS * tried, size);
    const fits = isClear(first, 0, armFirst, AIR_PX);
    board.cutFrom(first);
    if (fits) return tried;
  }
  return 0;
}

/** Where the middle of a mark is that begins in free air beyond `root`. */
export function middleFrom(letter: i32, root: f64, unit: f64): f64 {
  return root + ROOT_AIR_PX + markOf(letter).foot * unit;
}

/** A letter's mark with its middle at a distance, `unit` px to a unit of its field; `isTurned` looks inward. */
export function growMark(letter: i32, away: f64, unit: f64, isTurned: bool): void {
  if (unit == 0) return;
  const mark = markOf(letter);
  if (mark.openFrom != mark.openTo) {
    growTo(away + (isTurned ? mark.openTo : -mark.openFrom) * unit);
    reached = away + (isTurned ? mark.openFrom : -mark.openTo) * unit;
  }
  setMark(letter, away, unit, isTurned);
}

function setMark(letter: i32, away: f64, unit: f64, isTurned: bool): void {
  const mark = markOf(letter);
  const side = isTurned ? -1.0 : 1.0;
  const cosine = -alongY * unit * side;
  const sine = alongX * unit * side;
  if (mark.onArm != NONE) placeGlyph(mark.onArm, atX(away), atY(away), cosine, sine, 1, STROKE_GESTURE, penOf(unit), letter, TAPER);
  if (mark.half == NONE) return;
  placeGlyph(mark.half, atX(away), atY(away), cosine, sine, 1, STROKE_GESTURE, penOf(unit), letter, TAPER);
  placeGlyph(mark.half, atX(away), atY(away), cosine, sine, -1, STROKE_GESTURE, penOf(unit), letter, TAPER);
}

/** The largest unit up to `unit` at which a sign is clear of all that is on the board, or the least that a sign may have. */
export function fitSign(choice: i32, root: f64, unit: f64): f64 {
  const first = board.strokeCount;
  let tried = unit;
  for (; tried * SMALLER >= FEWEST_PX; tried *= SMALLER) {
    setSign(choice, root, tried, 1);
    const fits = isClear(first, 0, armFirst, AIR_PX);
    board.cutFrom(first);
    if (fits) break;
  }
  return tried;
}

/** The sign of a chosen symbol, rooted at a distance: the arm itself runs into it. */
export function growSign(choice: i32, root: f64, unit: f64, mirror: f64): void {
  growTo(root + (ROOT - stemTopOf(choice)) * unit);
  setSign(choice, root, unit, mirror);
}

function setSign(choice: i32, root: f64, unit: f64, mirror: f64): void {
  const middle = root + ROOT * unit;
  placeGlyph(signOf(choice), atX(middle), atY(middle), -alongY * unit, alongX * unit, mirror, STROKE_SYMBOL, penOf(unit), 0, TAPER);
}

/** A letter's mark that ends the arm: with a terminal beyond it, unless the mark closes the arm itself. Of a unit of 0 the terminal alone is left. */
export function growTip(letter: i32, away: f64, unit: f64, isTurned: bool, endLetter: i32, size: f64): void {
  const mark = board.strokeCount;
  growMark(letter, away, unit, isTurned);
  if (unit != 0 && markOf(letter).closesArm(isTurned)) return;
  const end = away + (unit == 0 ? BARE_PX : TIP_UNITS * unit);
  const first = board.strokeCount;
  setFinial(endOf(endLetter), endLetter, end, size);
  const fits = isClear(first, mark, first, AIR_PX);
  board.cutFrom(first);
  if (fits) return growFinial(endLetter, end, size);
  growTo(end);
  setFinial(DOT, 0, end, size * DOT_SIZE);
}

/** The terminal of a letter at the arm's end. */
export function growFinial(letter: i32, away: f64, size: f64): void {
  const kind = endOf(letter);
  growTo(kind == RING ? away - size * RING_SHORT : away);
  setFinial(kind, letter, away, size);
  reportEnd(letter);
}

function setFinial(kind: i32, letter: i32, away: f64, size: f64): void {
  pen(STROKE_TERMINAL, size, TAPER, letter);
  finialOn(kind, atX(away), atY(away), alongX, alongY, size);
}

/** The pen by the size of what it draws. */
function penOf(unit: f64): f64 {
  return min<f64>(HEAVIEST_PX, max<f64>(LIGHTEST_PX, unit * PEN_UNITS));
}

function atX(away: f64): f64 {
  return originX + alongX * away;
}

function atY(away: f64): f64 {
  return originY + alongY * away;
}
