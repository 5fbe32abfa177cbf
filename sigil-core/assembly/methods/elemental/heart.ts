import { CONCEPT_SYMBOLS, FIRST_MOTIF_CHOICE, STROKE_SYMBOL, STROKE_TIE, SYMBOLS_OF_THEME } from "../../abi";
import { addSymbol } from "../../encode/result";
import { FIRST_CONCEPT, symbolIds } from "../../glyphs/symbols/library";
import { discOn, pen, segment } from "../../ink/board/board";
import { BowedLine } from "./bowed-line";
import { heartSymbol } from "./elemental-options";
import { Hand } from "./hand";
import { HEART_MARKS, THEME_MARKS } from "./heart-marks";
import { Triangle } from "./triangle";
import { AIR } from "./voice";

export const AXIS_PX: f64 = 9;
const HEART_PX: f64 = 8;
const POINT_SHARE: f64 = 0.46;
/** Half a line at its thickest, in shares of its weight. */
const HALF_LINE: f64 = 0.5;
/** The paper between a mark and the sides, px. */
const SIDE_AIR_PX: f64 = 8.4;

const line = new BowedLine();
const other = new BowedLine();

/** The largest radius, up to a most, with which the mark of the wish keeps clear of the sides at a height. */
export function heartRadius(triangle: Triangle, at: f64, most: f64): f64 {
  if (heartSymbol() == 0) return most * POINT_SHARE;
  openMark();
  let reach = 0.0;
  while (HEART_MARKS.next(line)) reach = max<f64>(reach, line.reachAlong(triangle.outX, triangle.outY));
  return min<f64>(most, (triangle.roomBeside(at) - HEART_PX * HALF_LINE - SIDE_AIR_PX) / reach);
}

/** The mark of the wish hangs on the axis from a height, `at` px from the plane's middle; the bar of air or earth is below it. */
export function drawHeart(element: i32, triangle: Triangle, from: f64, at: f64, reach: f64): void {
  const heart = heartSymbol();
  triangle.tie(from, at - reach, AXIS_PX);
  if (element >= AIR) drawBar(triangle, at + reach);
  if (heart == 0) {
    pen(STROKE_SYMBOL, HEART_PX);
    discOn(triangle.plane.x(0, at), triangle.plane.y(0, at), reach);
    return;
  }
  addSymbol(symbolIds[FIRST_CONCEPT + heart - 1], "heart", 0);
  const hand = new Hand(element, triangle.plane, STROKE_SYMBOL, HEART_PX, 0);
  openMark();
  while (HEART_MARKS.next(line)) {
    const count = line.count;
    for (let i = 0; i < count; i++) line.put(i, line.x[i] * reach, at + line.y[i] * reach, line.bow[i]);
    line.mirrorInto(other);
    hand.writePair(line, other, false);
  }
}

function openMark(): void {
  const heart = heartSymbol();
  HEART_MARKS.openAt(heart <= CONCEPT_SYMBOLS ? (heart - 1) / SYMBOLS_OF_THEME : THEME_MARKS + heart - FIRST_MOTIF_CHOICE);
}

function drawBar(triangle: Triangle, at: f64): void {
  const p = triangle.plane;
  const half = triangle.reachAt(at);
  pen(STROKE_TIE, AXIS_PX);
  segment(p.x(-half, at), p.y(0, at), p.x(half, at), p.y(0, at));
}
