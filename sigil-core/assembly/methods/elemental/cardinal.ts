import { STROKE_FRAME, STROKE_SYMBOL, STROKE_TERMINAL, STROKE_TIE } from "../../abi";
import { finialOn, pen, ringOn, segment } from "../../ink/board/board";
import { circleX, circleY } from "../../ink/board/circle-lines";
import { finialAt, reportFinial } from "../../ink/board/finial-choice";
import { castRay, hitX, hitY } from "../../ink/board/ray";
import { ARM_PX, FRAME_PX, HAIR_PX } from "../../ink/board/weights";
import { CENTER_PX, outwardX, outwardY } from "../../ink/seal/circle-parts";
import {
  conflictingAt, conflictingCount, dominantElement, supportingAt, supportingCount,
} from "./elemental-options";
import { Stream } from "../../text/stream";
import { BAR } from "../../glyphs/terminal-kinds";
import { drawOrnament, ornamentHeight } from "./ornament";
import { apexTurn, CONFLICT_WEIGHT_PX, DOMINANT_PX, drawHeart, rise, setElement, standOn, triangle } from "./parts";

/** Each element's point of the compass, in quarters clockwise from north: fire south, water west, air east, earth north. */
const QUARTERS: StaticArray<f64> = [0.5, 0.75, 0.25, 0];
const ELEMENT_PX: f64 = 24.5;
const REACH_PX: f64 = 163;
/** How far a second, thin ring is outside the first, and how far the triangle's corners keep within. */
const SECOND_PX: f64 = 8;
const CORNER_AIR_PX: f64 = 9;
const CONFLICT_PX: f64 = 15.5;
const CONFLICT_BAR_PX: f64 = 11;
const FAR_PX: f64 = 230;
/** What the heart's ring and its beads leave free to the triangle's sides. */
const HEART_ROOM_PX: f64 = 17;

let dominantPart: i32 = 0;
let ringPx: f64 = 0;
let outerPx: f64 = 0;

/** The dominant triangle in the middle of a cross: each element on its own point of the compass. */
export function drawOnCardinals(layout: Stream): void {
  const isDouble = layout.int(2) == 1;
  ringPx = layout.range(104, 109) - (isDouble ? 6 : 0);
  outerPx = isDouble ? ringPx + SECOND_PX : ringPx;
  const radius = ringPx - CORNER_AIR_PX;
  const middleY = CENTER_PX + rise * 6;
  dominantPart = triangle(CENTER_PX, middleY, radius, STROKE_SYMBOL, DOMINANT_PX);
  const heart = radius * 0.5 - HEART_ROOM_PX - layout.range(0, 2);
  drawHeart(CENTER_PX, middleY, heart, radius * 0.76, CENTER_PX, middleY + radius * outwardY(apexTurn), 0, layout);
  for (let element = 1; element <= 4; element++) drawArm(element);
  reportFinial(finialAt(0));
  drawRing(isDouble, layout);
}

/** Where an element has no part the arm ends in a terminal; a conflicting one is drawn beyond a bar. */
function drawArm(element: i32): void {
  const turn = QUARTERS[element - 1];
  const dx = outwardX(turn);
  const dy = outwardY(turn);
  castRay(dominantPart, circleX(turn, FAR_PX), circleY(turn, FAR_PX), -dx, -dy);
  const startX = hitX;
  const startY = hitY;
  if (isSupporting(element)) {
    const away = REACH_PX - ELEMENT_PX;
    const part = setElement(element, circleX(turn, away), circleY(turn, away), ELEMENT_PX, 6.8, "supporting");
    castRay(part, startX, startY, dx, dy);
    pen(STROKE_TIE, ARM_PX);
    return segment(startX, startY, hitX, hitY);
  }
  const isDominant = element == dominantElement();
  const isConflicting = !isDominant && isAgainst(element);
  const unit = ornamentHeight(element) > 5 ? 7.2 : 9;
  const reach = isDominant ? REACH_PX - ornamentHeight(element) * unit : isConflicting ? outerPx + CONFLICT_BAR_PX : REACH_PX - 22;
  pen(STROKE_TIE, isConflicting ? ARM_PX * 0.66 : ARM_PX);
  segment(startX, startY, circleX(turn, reach), circleY(turn, reach));
  if (isDominant) return drawOrnament(element, circleX(turn, reach), circleY(turn, reach), dx, dy, unit, 7.2);
  pen(STROKE_TERMINAL, ARM_PX);
  finialOn(isConflicting ? BAR : finialAt(0), circleX(turn, reach), circleY(turn, reach), dx, dy, isConflicting ? 7 : 11);
  if (isConflicting) setElement(element, circleX(turn, REACH_PX - CONFLICT_PX + 2), circleY(turn, REACH_PX - CONFLICT_PX + 2), CONFLICT_PX, CONFLICT_WEIGHT_PX, "conflicting");
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
function drawRing(isDouble: bool, layout: Stream): void {
  const hasOrnaments = layout.int(2) == 1;
  pen(STROKE_FRAME, FRAME_PX);
  ringOn(CENTER_PX, CENTER_PX, ringPx);
  if (isDouble) {
    pen(STROKE_FRAME, HAIR_PX);
    ringOn(CENTER_PX, CENTER_PX, outerPx);
  }
  if (!hasOrnaments) reportFinial(finialAt(1));
  for (let i = 0; i < 4; i++) {
    const turn = 0.125 + <f64>i * 0.25;
    const x = circleX(turn, outerPx);
    const y = circleY(turn, outerPx);
    if (hasOrnaments) drawOrnament(dominantElement(), x, y, outwardX(turn), outwardY(turn), 5.6, 5);
    else standOn(finialAt(1), x, y, outwardX(turn), outwardY(turn));
  }
}
