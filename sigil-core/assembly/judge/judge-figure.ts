import {
  BOX_PX, JUDGED_ASPECT_LEAST, JUDGED_ASPECT_MOST, JUDGED_BYTES_MOST, JUDGED_SIZE_LEAST, JUDGED_SIZE_MOST, JUDGED_TRACED_BYTES_MOST, OFF_CENTER_MOST,
  SEAL_DIAMETER_PX, SLIVERS_MOST,
} from "../../contract/thresholds";
import { RESULT_INK, RESULT_PIECES, RESULT_SLIVERS, RESULT_STROKES, STROKE_SYMBOL, STROKE_WORDS } from "../abi";
import { figureText, result, sealText } from "../encode/result";
import { MethodKit } from "../methods/method-kit";
import { clearRows, footPx, topPx } from "./edge-rows";
import { inkPx2, leftPx, measureInk, middleX, middleY, pieceCount, rightPx, sliverCount } from "./measure-ink";
import { readOutline } from "./read-outline";

const CENTER_PX: f64 = <f64>BOX_PX / 2;
/** What each fault weighs: a figure in pieces is worse than one that is a little too light. */
const IN_PIECES: f64 = 8;
const SLIVER: f64 = 2;
const OUT_OF_MEASURE: f64 = 4;
const UNBALANCED: f64 = 2;
const WRONG_WEIGHT: f64 = 2;
const TOO_LONG: f64 = 1;

/** Judges the figure of the result by its ink; returns the weight of its faults, 0 where it keeps to all gates. */
export function judgeFigure(kit: MethodKit): f64 {
  clearRows();
  readOutline(figureText.address(0), figureText.length);
  const isTraced = kit.isTraced;
  // A symbol's inner marks are separate pieces, as they should be.
  measureInk(isTraced);
  let faults = judgeShape(kit) + judgeBytes(isTraced);
  if (isTraced && pieceCount > 1) faults += IN_PIECES;
  result[RESULT_PIECES] = pieceCount;
  result[RESULT_INK] = <i32>inkPx2;
  const slivers = isTraced || sliverCount <= SLIVERS_MOST ? sliverCount : countBetween(sliverCount);
  result[RESULT_SLIVERS] = slivers;
  return faults + SLIVER * <f64>max<i32>(0, slivers - SLIVERS_MOST);
}

/** Size, shape, balance and weight. */
function judgeShape(kit: MethodKit): f64 {
  const width = rightPx - leftPx;
  const height = footPx - topPx;
  const side = max<f64>(width, height);
  const offX = middleX - CENTER_PX;
  const offY = middleY - CENTER_PX;
  const ink = inkPx2 / (width * height);
  return (
    beyond(side / <f64>SEAL_DIAMETER_PX, JUDGED_SIZE_LEAST, JUDGED_SIZE_MOST) * OUT_OF_MEASURE +
    beyond(width / height, JUDGED_ASPECT_LEAST, JUDGED_ASPECT_MOST) * OUT_OF_MEASURE +
    beyond(sqrt<f64>(offX * offX + offY * offY) / side, 0, OFF_CENTER_MOST) * UNBALANCED +
    beyond(ink, kit.inkLeast, kit.inkMost) * WRONG_WEIGHT
  );
}

function judgeBytes(isTraced: bool): f64 {
  return beyond(<f64>(figureText.length + sealText.length), 0, <f64>(isTraced ? JUDGED_TRACED_BYTES_MOST : JUDGED_BYTES_MOST)) * TOO_LONG;
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
