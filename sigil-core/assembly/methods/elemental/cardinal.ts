import { STROKE_FRAME, STROKE_SYMBOL, STROKE_TERMINAL, STROKE_TIE } from "../../abi";
import { finialOn, pen, ringOn, segment } from "../../ink/board/board";
import { circleX, circleY } from "../../ink/board/circle-lines";
import { finialAt, reportFinial } from "../../ink/board/finial-choice";
import { castRay, hitX, hitY } from "../../ink/board/ray";
import { ARM_PX, FRAME_PX, HAIR_PX } from "../../ink/board/weights";
import { CENTRE_PX, outwardX, outwardY } from "../../ink/seal/circle-parts";
import {
  conflictingAt, conflictingCount, dominantElement, supportingAt, supportingCount,
} from "../../options/elemental-options";
import { Stream } from "../../text/stream";
import { BAR } from "../../glyphs/terminal-kinds";
import { drawOrnament, ornamentHeight } from "./ornament";
import { apexTurn, CONFLICT_WEIGHT_PX, DOMINANT_PX, drawHeart, rise, setElement, triangle } from "./parts";

/** Each element's point of the compass, in quarters clockwise from north: fire south, water west, air east, earth north. */
const QUARTERS: StaticArray<f64> = [0.5, 0.75, 0.25, 0];
const ELEMENT_PX: f64 = 31;
/** How far a second, thin ring stands outside the first. */
const SECOND_PX: f64 = 7;
const CONFLICT_PX: f64 = 21;
const FAR_PX: f64 = 230;
const ORNAMENT_UNIT: f64 = 7.4;

let dominantPart: i32 = 0;
let reachPx: f64 = 160;
let ringPx: f64 = 96;

/** The dominant triangle in the middle of a cross: each element on its own point of the compass. */
export function drawOnCardinals(layout: Stream): void {
  reachPx = layout.range(150, 161);
  ringPx = layout.range(91, reachPx - 2 * ELEMENT_PX - 2);
  const radius = ringPx - layout.range(9, 16);
  const middleY = CENTRE_PX + rise * 6;
  dominantPart = triangle(CENTRE_PX, middleY, radius, STROKE_SYMBOL, DOMINANT_PX);
  const heart = radius * layout.range(0.33, 0.355);
  drawHeart(CENTRE_PX, middleY, heart, radius * 0.76, CENTRE_PX, middleY + radius * outwardY(apexTurn), 0, layout);
  for (let element = 1; element <= 4; element++) drawArm(element);
  reportFinial(finialAt(0));
  drawRing(layout);
}

/** Where an element has no part the arm ends in a terminal; a conflicting one stands beyond a bar. */
function drawArm(element: i32): void {
  const turn = QUARTERS[element - 1];
  const dx = outwardX(turn);
  const dy = outwardY(turn);
  castRay(dominantPart, circleX(turn, FAR_PX), circleY(turn, FAR_PX), -dx, -dy);
  const startX = hitX;
  const startY = hitY;
  if (isSupporting(element)) {
    const away = reachPx - ELEMENT_PX + 3;
    const part = setElement(element, circleX(turn, away), circleY(turn, away), ELEMENT_PX, 6.4, "supporting");
    castRay(part, startX, startY, dx, dy);
    pen(STROKE_TIE, ARM_PX);
    return segment(startX, startY, hitX, hitY);
  }
  const isDominant = element == dominantElement();
  const isConflicting = !isDominant && isAgainst(element);
  const unit = ORNAMENT_UNIT;
  const reach = isDominant ? reachPx - ornamentHeight(element) * unit : isConflicting ? reachPx - 2 * CONFLICT_PX - 14 : reachPx - 22;
  pen(STROKE_TIE, isConflicting ? ARM_PX * 0.66 : ARM_PX);
  segment(startX, startY, circleX(turn, reach), circleY(turn, reach));
  if (isDominant) return drawOrnament(element, circleX(turn, reach), circleY(turn, reach), dx, dy, unit, 6.6);
  pen(STROKE_TERMINAL, ARM_PX);
  finialOn(isConflicting ? BAR : finialAt(0), circleX(turn, reach), circleY(turn, reach), dx, dy, isConflicting ? 7 : 9);
  if (isConflicting) setElement(element, circleX(turn, reachPx - CONFLICT_PX), circleY(turn, reachPx - CONFLICT_PX), CONFLICT_PX, CONFLICT_WEIGHT_PX, "conflicting");
}

function isSupporting(element: i32): bool {
  for (let i = 0; i < supportingCount(); i++) if (supportingAt(i) == element) return true;
  return false;
}

function isAgainst(element: i32): bool {
  for (let i = 0; i < conflictingCount(); i++) if (conflictingAt(i) == element) return true;
  return false;
}

/** A ring round the triangle, within the arms' signs; on the diagonals ornaments or terminals. */
function drawRing(layout: Stream): void {
  const hasOrnaments = layout.int(2) == 1;
  pen(STROKE_FRAME, FRAME_PX);
  ringOn(CENTRE_PX, CENTRE_PX, ringPx);
  let outer = ringPx;
  if (layout.int(2) == 1) {
    outer += SECOND_PX;
    pen(STROKE_FRAME, HAIR_PX);
    ringOn(CENTRE_PX, CENTRE_PX, outer);
  }
  if (!hasOrnaments) reportFinial(finialAt(1));
  for (let i = 0; i < 4; i++) {
    const turn = 0.125 + <f64>i * 0.25;
    const x = circleX(turn, outer);
    const y = circleY(turn, outer);
    if (hasOrnaments) drawOrnament(dominantElement(), x, y, outwardX(turn), outwardY(turn), 5, 4.6);
    else {
      pen(STROKE_TERMINAL, FRAME_PX);
      finialOn(finialAt(1), x, y, outwardX(turn), outwardY(turn), 6.8);
    }
  }
}
