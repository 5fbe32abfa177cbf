import {
  METHOD_CHAOS, METHOD_PLANETARY, RESULT_INK, RESULT_PIECES, RESULT_SLIVERS, RESULT_STROKES, STROKE_SYMBOL, STROKE_WORDS,
} from "../abi";
import { figurePath, groundPath, result, sealPath } from "../encode/result";
import { clearRows, footPx, topPx } from "./edge-rows";
import { inkPx2, leftPx, measureInk, middleX, middleY, pieceCount, rightPx, sliverCount } from "./measure-ink";
import { readOutline } from "./read-outline";

/**
 * What the gates ask of a figure, with room for a pixel where they bound its box: see `docs/decisions/0006` and `0014`. Lengths are in shares of
 * the seal's diameter or of the figure's longer side.
 */
const MOST_SLIVERS: i32 = 1;
const SEAL_DIAMETER_PX: f64 = 472;
const SMALLEST: f64 = 0.503;
const LARGEST: f64 = 0.697;
const SLIMMEST: f64 = 0.606;
const BROADEST: f64 = 1.485;
const OFF_CENTRE: f64 = 0.06;
const CENTRE_PX: f64 = 256;
/** 12 kB less the markup around the paths. */
const MOST_BYTES: i32 = 11920;
/** Share of ink in the figure's box, at least and at most, by method. */
const LEAST_INK: StaticArray<f64> = [0.16, 0.1, 0.1, 0.1, 0.1];
const MOST_INK: StaticArray<f64> = [0.3, 0.2, 0.22, 0.22, 0.24];

/** What each fault weighs: a figure in pieces is worse than one that is a little too light. */
const IN_PIECES: f64 = 8;
const SLIVER: f64 = 2;
const OUT_OF_MEASURE: f64 = 4;
const UNBALANCED: f64 = 2;
const WRONG_WEIGHT: f64 = 2;
const TOO_LONG: f64 = 1;

/** Judges the figure of the result by its ink; answers the weight of its faults, 0 where it keeps to all gates. */
export function judgeFigure(method: i32): f64 {
  clearRows();
  readOutline(figurePath.address(0), figurePath.length);
  const isTraced = method == METHOD_CHAOS || method == METHOD_PLANETARY;
  // A symbol's inner marks are pieces of their own, as they should be.
  measureInk(isTraced);
  let faults = judgeShape(method) + judgeBytes();
  if (isTraced && pieceCount > 1) faults += IN_PIECES;
  result[RESULT_PIECES] = pieceCount;
  result[RESULT_INK] = <i32>inkPx2;
  const slivers = isTraced || sliverCount <= MOST_SLIVERS ? sliverCount : countBetween(sliverCount);
  result[RESULT_SLIVERS] = slivers;
  return faults + SLIVER * <f64>max<i32>(0, slivers - MOST_SLIVERS);
}

/** Size, shape, balance and weight. */
function judgeShape(method: i32): f64 {
  const width = rightPx - leftPx;
  const height = footPx - topPx;
  const side = max<f64>(width, height);
  const offX = middleX - CENTRE_PX;
  const offY = middleY - CENTRE_PX;
  const ink = inkPx2 / (width * height);
  return (
    beyond(side / SEAL_DIAMETER_PX, SMALLEST, LARGEST) * OUT_OF_MEASURE +
    beyond(width / height, SLIMMEST, BROADEST) * OUT_OF_MEASURE +
    beyond(sqrt<f64>(offX * offX + offY * offY) / side, 0, OFF_CENTRE) * UNBALANCED +
    beyond(ink, LEAST_INK[method], MOST_INK[method]) * WRONG_WEIGHT
  );
}

function judgeBytes(): f64 {
  return beyond(<f64>(figurePath.length + sealPath.length + groundPath.length), 0, <f64>MOST_BYTES) * TOO_LONG;
}

/** 0 within the ends; outside 1, and more the farther. */
function beyond(value: f64, least: f64, most: f64): f64 {
  if (value < least) return 1 + (least - value) / least;
  return value > most ? 1 + (value - most) / most : 0;
}

/** Slivers without those that the symbols' own lines enclose: a small symbol has small counters. */
function countBetween(slivers: i32): i32 {
  clearRows();
  const strokes = <usize>result[RESULT_STROKES];
  for (let i = 0; i < result[RESULT_STROKES + 1]; i++) {
    const at = strokes + <usize>(i * STROKE_WORDS * sizeof<i32>());
    if (load<i32>(at) == STROKE_SYMBOL) readOutline(<usize>load<i32>(at, 8), load<i32>(at, 12));
  }
  measureInk(false);
  return max<i32>(0, slivers - sliverCount);
}
