import { STROKE_FRAME, STROKE_TIE } from "../../abi";
import { directionX, directionY } from "../../geometry/arc";
import { ARC, LINE } from "../../glyphs/symbols/stroke-pool";
import { board, strokeKinds, strokeWeights } from "./board";
import { isFar } from "./loose-ends";

/** Points of a line are looked at this far from each other at most, px. */
const STEP_PX: f64 = 11;
/** Pieces of an arc turn by about 40 degrees: the cosine. */
const ARC_PIECE: f64 = 0.77;
/** Half a stroke's usual thickness in shares of its weight: the nib is narrower than it is long. */
const HALF: f64 = 0.43;
/** More than the thickest stroke and the widest mark at a stroke's end reach beyond its center line, px. */
const MARGIN_PX: f64 = 16;
const MAX_NEAR: i32 = 512;

/** The earlier segments that may be near, and the paper and half a stroke that each of them wants. */
const near = new StaticArray<i32>(MAX_NEAR);
const nearRoom = new StaticArray<f64>(MAX_NEAR);
let nearCount: i32 = 0;

let left: f64 = 0;
let top: f64 = 0;
let right: f64 = 0;
let foot: f64 = 0;

/**
 * Whether what was set on the board from stroke `first` on, ties aside, has this much paper round it, px, to the strokes from `others` to before `end`,
 * frames aside.
 */
export function isClear(first: i32, others: i32, end: i32, airPx: f64): bool {
  boxStrokes(first);
  listNear(others, end, airPx);
  if (nearCount == 0) return true;
  for (let stroke = first; stroke < board.strokeCount; stroke++) {
    if (strokeKinds[stroke] == <u8>STROKE_TIE) continue;
    const half = strokeWeights[stroke] * HALF;
    for (let i = board.starts[stroke]; i < board.starts[stroke + 1]; i++) if (!isSegmentClear(i, half)) return false;
  }
  return true;
}

/** The box of all that was set from a stroke on. */
function boxStrokes(first: i32): void {
  left = top = Infinity;
  right = foot = -Infinity;
  for (let i = board.starts[first]; i < board.segmentCount; i++) {
    left = min<f64>(left, lowOf(board.x0[i], board.x1[i], board.middlesX[i], board.radii[i]));
    top = min<f64>(top, lowOf(board.y0[i], board.y1[i], board.middlesY[i], board.radii[i]));
    right = max<f64>(right, highOf(board.x0[i], board.x1[i], board.middlesX[i], board.radii[i]));
    foot = max<f64>(foot, highOf(board.y0[i], board.y1[i], board.middlesY[i], board.radii[i]));
  }
}

function listNear(others: i32, end: i32, airPx: f64): void {
  const reach = airPx + MARGIN_PX;
  nearCount = 0;
  for (let stroke = others; stroke < end; stroke++) {
    if (strokeKinds[stroke] == <u8>STROKE_FRAME) continue;
    for (let i = board.starts[stroke]; i < board.starts[stroke + 1]; i++) {
      const radius = board.radii[i];
      if (lowOf(board.x0[i], board.x1[i], board.middlesX[i], radius) > right + reach) continue;
      if (lowOf(board.y0[i], board.y1[i], board.middlesY[i], radius) > foot + reach) continue;
      if (highOf(board.x0[i], board.x1[i], board.middlesX[i], radius) < left - reach) continue;
      if (highOf(board.y0[i], board.y1[i], board.middlesY[i], radius) < top - reach) continue;
      near[nearCount] = i;
      nearRoom[nearCount++] = airPx + strokeWeights[stroke] * HALF;
    }
  }
}

/** How far a segment reaches along an axis: by its circle where it has one, else by its ends. */
function lowOf(from: f64, to: f64, middle: f64, radius: f64): f64 {
  return radius > 0 ? middle - radius : min<f64>(from, to);
}

function highOf(from: f64, to: f64, middle: f64, radius: f64): f64 {
  return radius > 0 ? middle + radius : max<f64>(from, to);
}

function isSegmentClear(at: i32, half: f64): bool {
  const kind = <i32>board.kinds[at];
  if (kind == LINE) {
    const steps = 1 + <i32>(board.chord(at) / STEP_PX);
    for (let i = 0; i <= steps; i++) {
      const t = <f64>i / <f64>steps;
      if (!isPointClear(board.x0[at] + (board.x1[at] - board.x0[at]) * t, board.y0[at] + (board.y1[at] - board.y0[at]) * t, half)) return false;
    }
    return true;
  }
  if (kind != ARC) return isPointClear(board.middlesX[at], board.middlesY[at], board.radii[at] + half);
  const pieces = board.divide(at, ARC_PIECE);
  const radius = board.radii[at];
  for (let i = 0; i <= pieces; i++) {
    if (!isPointClear(board.middlesX[at] + radius * directionX[i], board.middlesY[at] + radius * directionY[i], half)) return false;
  }
  return true;
}

function isPointClear(x: f64, y: f64, half: f64): bool {
  for (let i = 0; i < nearCount; i++) if (!isFar(board, near[i], x, y, half + nearRoom[i])) return false;
  return true;
}
