import { STROKE_TIE } from "../../abi";
import { balanceUpright } from "../../ink/board/balance";
import { arcTo, endLine, moveTo, pen } from "../../ink/board/board";
import { castRay, hitY } from "../../ink/board/ray";
import { CENTER_PX } from "../../ink/seal/circle-parts";
import { Stream } from "../../text/stream";
import { beginArm, fitMark, fitSign, growFinial, growMark, growSign, growTip, growTo, middleFrom } from "./arm";
import { customSymbolCount, symbolAt } from "./custom-options";
import { drawHub } from "./hub";
import { isRound, letterAt } from "./letters";
import { ARM_PX, MAST_PX, RAY_PX, REACH_PX, SIGN_UNITS, TERMINAL_REACH } from "./measures";
import { reportCarrier, reportMark } from "./report";

const BALANCE_PX: f64 = 24;
const FAR_PX: f64 = 230;
/** Symbols of a tree up to this number leave its lower branches to a letter. */
const MOST_ABOVE: i32 = 3;

/** A letter's branch is made longer or shorter by these, px, and a letter moved on the stem, until it has this share of its size. */
const SHIFTS_PX: StaticArray<f64> = [0, 14, -10, 28];
const STEM_SHIFTS_PX: StaticArray<f64> = [0, -8, 8];
const CONTENT: f64 = 0.77;
/** How far a bowed branch runs on straight, in shares of its length. */
const BOW_RUN: f64 = 0.26;
const FOOT_PX: f64 = 10;
const END_PX: f64 = 7.8;

let unit: f64 = 0;
let leanX: f64 = 0;
let leanY: f64 = 0;

/**
 * A stem that the chosen symbol crowns. Two pairs of branches grow from it and bear the signs, the first highest, or a letter; an odd sign is its foot.
 */
export function drawTree(layout: Stream): void {
  const count = customSymbolCount();
  const isOdd = count % 2 == 1;
  const crown = layout.range(27, 38);
  const hub = drawHub(CENTER_PX, CENTER_PX - REACH_PX + crown, crown);
  castRay(hub, CENTER_PX, CENTER_PX + FAR_PX, 0, -1);
  const head = hitY;
  const foot = CENTER_PX + REACH_PX - layout.range(0, 20) - head;
  reportCarrier(letterAt(0));
  unit = layout.range(count > MOST_ABOVE ? 4.8 : 5.3, count > MOST_ABOVE ? 5.5 : 6.1);
  const slope = layout.range(0.34, 0.68);
  leanX = sqrt<f64>(1 - slope * slope);
  leanY = -slope;
  const end = isOdd ? foot - SIGN_UNITS * unit : foot - TERMINAL_REACH * FOOT_PX;
  const upper = end * 0.36 + layout.range(-12, 14);
  const lower = upper + end * layout.range(0.38, 0.5);
  const areLettersAbove = count <= MOST_ABOVE && layout.int(2) == 1;
  const branch = layout.range(57, 71) + (count > MOST_ABOVE ? 8 : 0);
  const lesser = branch * layout.range(0.66, 0.86);
  const firstSide = layout.int(2) == 1 ? 1.0 : -1.0;
  for (let i = 0; i < 2; i++) {
    const side = i == 0 ? firstSide : -firstSide;
    if (count > 1) bearSign(head + (areLettersAbove ? lower : upper), branch, symbolAt(i), side);
    if (count > MOST_ABOVE) bearSign(head + lower, branch, symbolAt(2 + i), side);
  }
  if (isOdd) {
    beginArm(CENTER_PX, head, 0, 1, end, MAST_PX);
    growSign(symbolAt(count - 1), end, unit, 1);
  }
  if (count == 1) bearLetter(head + (areLettersAbove ? lower : upper), branch, 0, 7, areLettersAbove ? "lower branches" : "upper branches");
  if (count <= MOST_ABOVE) bearLetter(head + (areLettersAbove ? upper : lower), lesser, 1, 6, areLettersAbove ? "upper branches" : "lower branches");
  beginArm(CENTER_PX, head, 0, 1, 0, MAST_PX);
  growLetters(upper, lower, end, isOdd, layout);
  if (isOdd) growTo(end);
  else growFinial(letterAt(5), end, FOOT_PX);
  balanceUpright(BALANCE_PX);
}

/** The letters on the stem: above the branches, between them, and below where no sign is the foot. */
function growLetters(upper: f64, lower: f64, end: f64, isOdd: bool, layout: Stream): void {
  growOnStem(letterAt(3), upper * 0.46, 6.6, false);
  growOnStem(letterAt(2), upper + (lower - upper) * 0.46, 7, layout.int(2) == 1);
  if (!isOdd) growOnStem(letterAt(4), min<f64>(end - 24, (lower + end) * 0.5 + 8), 6.8, layout.int(2) == 1);
}

function growOnStem(letter: i32, away: f64, size: f64, isTurned: bool): void {
  let best = away;
  let fitting = 0.0;
  for (let i = 0; i < STEM_SHIFTS_PX.length && fitting < size * CONTENT; i++) {
    const fits = fitMark(letter, away + STEM_SHIFTS_PX[i], size, isTurned, false, 0, 0);
    if (fits <= fitting) continue;
    fitting = fits;
    best = away + STEM_SHIFTS_PX[i];
  }
  growMark(letter, best, fitting, isTurned);
  reportMark(letter, "stem", fitting);
}

function bearSign(y: f64, length: f64, symbol: i32, side: f64): void {
  const root = branchOff(y, length, side, ARM_PX, true);
  growSign(symbol, root, fitSign(symbol, root, unit), side);
}

/** A pair of branches that bear the same letter, as long as gives it air. */
function bearLetter(y: f64, length: f64, place: i32, size: f64, name: string): void {
  const letter = letterAt(place);
  const end = letterAt(place + 2);
  let best = length;
  let fitting = 0.0;
  for (let i = 0; i < SHIFTS_PX.length && fitting < size * CONTENT; i++) {
    const tried = length + SHIFTS_PX[i];
    let fits = size;
    for (let side = -1.0; side <= 1; side += 2) {
      const from = branchOff(y, tried, side, RAY_PX, false);
      fits = min<f64>(fits, fitMark(letter, from, fits, false, true, end, END_PX));
    }
    if (fits <= fitting) continue;
    fitting = fits;
    best = tried;
  }
  for (let side = -1.0; side <= 1; side += 2) {
    const from = branchOff(y, best, side, RAY_PX, true);
    growTip(letter, middleFrom(letter, from, fitting), fitting, false, end, END_PX);
  }
  reportMark(letter, name, fitting);
}

/**
 * Begins a branch: it leaves the stem straight and slanting, or level in a bow where the first letter is round. Returns how far along it the next
 * thing grows.
 */
function branchOff(y: f64, length: f64, side: f64, weight: f64, isDrawn: bool): f64 {
  if (!isRound(letterAt(0))) {
    beginArm(CENTER_PX, y, leanX * side, leanY, 0, weight);
    return length;
  }
  const radius = length * 1.15;
  // The bow turns from level to the branch's lean.
  const tipX = CENTER_PX + side * radius * abs(leanY);
  const tipY = y - radius * (1 - leanX);
  if (isDrawn) {
    pen(STROKE_TIE, weight);
    moveTo(CENTER_PX, y);
    arcTo(radius, -side, false, tipX, tipY);
    endLine();
  }
  beginArm(tipX, tipY, leanX * side, leanY, 0, weight);
  return length * BOW_RUN;
}
