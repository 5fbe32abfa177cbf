import { STROKE_TERMINAL } from "../../abi";
import { addStroke, centerPaths, figurePath } from "../../encode/result";
import { MAX_ENDS } from "../../glyphs/gesture";
import { DOT, NONE, RING } from "../../glyphs/terminal-kinds";
import { drawTerminal } from "../../ink/terminals";
import { MAX_SHOWN } from "./choose-letters";
import {
  armKind, armLetter, dropArmLetter, footKind, footLetter, headKind, headLetter, innerKind, innerLetter, settleForDots,
} from "./choose-terminals";
import { computeEndAir, hasAirFor } from "./end-air";
import { MIDDLE_PX, scale, shiftY } from "./frame";
import { AT_TIP, NOWHERE, odd } from "./odd-stroke";
import { Placement } from "./placement";
import { partCount, partFoot, partTop } from "./spine";

const ends = new StaticArray<i32>(MAX_SHOWN * MAX_ENDS);
let endCount: i32 = 0;
/** Air around each end, px. */
const airs = new StaticArray<f64>(MAX_SHOWN * MAX_ENDS);
/** Which ends have no room for a terminal of the usual size: their strokes thin out to a small dot. */
const isTight = new StaticArray<bool>(MAX_SHOWN * MAX_ENDS);

/** Sizes of terminals, by the nib. */
const RING_SIZE: f64 = 0.95;
const USUAL_SIZE: f64 = 0.82;
const SMALL_SIZE: f64 = 0.7;
const SPINE_SIZE: f64 = 0.95;
/** How far the center line of a terminal runs on from the stroke's end, and its mask's width, by its size. */
const RUN: f64 = 2;
const MASK: f64 = 4;

/** Sorts the free ends, and finds what each has room for: where a terminal would be too close to a stroke, dots take its place. */
export function planEnds(items: StaticArray<Placement>, count: i32, nib: f64): void {
  sortEnds(items, count);
  let isArmLeft = false;
  for (let i = 0; i < endCount; i++) {
    airs[i] = computeEndAir(items, count, ends[i] / MAX_ENDS, ends[i] % MAX_ENDS, scale);
    const hasAir = hasAirFor(isArmEnd(i) ? armKind : innerKind, airs[i], nib);
    if (!hasAir) settleForDots();
    else if (isArmEnd(i)) isArmLeft = true;
  }
  if (!isArmLeft) dropArmLetter();
  for (let i = 0; i < endCount; i++) isTight[ends[i]] = !hasAirFor(kindOf(i, nib), airs[i], nib);
}

/** Whether the end of a placement has no room for a terminal of the usual size. */
export function isTightEnd(at: i32, end: i32): bool {
  return isTight[at * MAX_ENDS + end];
}

/** Finishes every free end: the widest and the third widest pair share one kind, the others the second; then head and foot. */
export function finishEnds(items: StaticArray<Placement>, nib: f64): void {
  for (let i = 0; i < endCount; i++) {
    const item = items[ends[i] / MAX_ENDS];
    const end = ends[i] % MAX_ENDS;
    const kind = kindOf(i, nib);
    const letter = isArmEnd(i) && kind == armKind ? armLetter : innerLetter;
    const size = isTight[ends[i]] ? SMALL_SIZE : kind == RING ? RING_SIZE : USUAL_SIZE;
    for (let side = 1.0; side >= -1; side -= 2) {
      if (odd.place == AT_TIP && odd.side == side && odd.end == ends[i]) continue;
      const x = MIDDLE_PX + side * item.endX[end] * scale;
      const y = item.endY[end] * scale + shiftY;
      const isOdd = odd.place == NOWHERE && odd.side == side && i == 0;
      finish(isOdd ? oddOne(kind) : kind, letter, x, y, side * item.endAlongX[end], item.endAlongY[end], size * nib);
    }
  }
  finish(headKind, headLetter, MIDDLE_PX, partTop[0] * scale + shiftY + 3, 0, -1, SPINE_SIZE * nib);
  finish(footKind, footLetter, MIDDLE_PX, partFoot[partCount - 1] * scale + shiftY - 3, 0, 1, SPINE_SIZE * nib);
}

/** Where the figure has no room for an odd stroke, one of the widest ends is odd. */
function oddOne(kind: i32): i32 {
  return kind == RING ? DOT : RING;
}

/** Draws a terminal as a stroke, unless it is none. */
export function finish(kind: i32, letter: i32, x: f64, y: f64, alongX: f64, alongY: f64, size: f64): void {
  if (kind == NONE) return;
  const outlineFrom = figurePath.length;
  const centerFrom = centerPaths.length;
  drawTerminal(figurePath, kind, x, y, alongX, alongY, size);
  const run = size * RUN;
  centerPaths.moveTo(x - alongX * size, y - alongY * size);
  centerPaths.line(x + alongX * run, y + alongY * run);
  addStroke(STROKE_TERMINAL, letter, outlineFrom, centerFrom, run + size, size * MASK);
}

function kindOf(rank: i32, nib: f64): i32 {
  return isArmEnd(rank) && hasAirFor(armKind, airs[rank], nib) ? armKind : innerKind;
}

/** The widest and the third widest pair share one kind. */
function isArmEnd(rank: i32): bool {
  return rank == 0 || rank == 2;
}

/** Numbers all free ends from the widest to the innermost. */
function sortEnds(items: StaticArray<Placement>, count: i32): void {
  endCount = 0;
  for (let i = 0; i < count; i++) {
    for (let e = 0; e < items[i].endCount; e++) {
      let at = endCount++;
      while (at > 0 && endX(items, ends[at - 1]) < items[i].endX[e]) {
        ends[at] = ends[at - 1];
        at--;
      }
      ends[at] = i * MAX_ENDS + e;
    }
  }
}

function endX(items: StaticArray<Placement>, end: i32): f64 {
  return items[end / MAX_ENDS].endX[end % MAX_ENDS];
}
