import { STROKE_TIE } from "../../abi";
import { addSymbol } from "../../encode/result";
import { hypotenuse } from "../../geometry/polyline";
import { cosTurn } from "../../geometry/turn";
import { arcTo, endLine, moveTo, pen } from "../../ink/board/board";
import { circleX, circleY } from "../../ink/board/circle-lines";
import { outwardX, outwardY } from "../../ink/seal/circle-parts";
import { remainingCount } from "../../text/reduce";
import { Stream } from "../../text/stream";
import { drawSpread } from "./circle";
import { CONFLICTING, pointsUp, setOrnament, setSign, SUPPORTING } from "./element-signs";
import { conflictingAt, conflictingCount, supportingAt, supportingCount } from "./elemental-options";
import { letterAt, planeOf } from "./frame";
import { drawHeart, heartRadius } from "./heart";
import { Cell, spanLetter } from "./letter-strokes";
import { Plane } from "./plane";
import { Triangle } from "./triangle";

const ARMS: i32 = 3;
/** A taller triangle has no room for its heart. */
const TALLEST: f64 = 0.35;
const ARM_PX: f64 = 10;
/** An arm turns outward for this way, and by this share of a turn. */
const TAIL_PX: f64 = 22;
const TAIL_TURN: f64 = 0.035;
const TAIL_BOW: f64 = 0.3;
/** How much of a side a letter under an arm takes. */
const SIDE_SHARE: f64 = 0.72;
const HEART_PX: f64 = 17;
const HEART_AIR_PX: f64 = 17;
const HEART_LEAST: f64 = 0.46;
const HEART_MOST: f64 = 0.5;

/** No frame: from each corner an arm sweeps over the next side and turns outward. A letter is under each arm, and a fourth in the triangle. */
export function drawFlowing(element: i32, layout: Stream): void {
  const spread = drawSpread(layout, TALLEST);
  const radius = layout.range(98, 112);
  const spin = layout.int(2) == 1 ? 1.0 : -1.0;
  const swing = layout.range(0.72, 0.83);
  const far = radius + layout.range(6, 22);
  const bow = layout.range(0.4, 0.66);
  const triangle = new Triangle(planeOf(element), -radius, radius * outwardY(spread), radius * outwardX(spread), element);
  triangle.draw();
  const first = layout.int(remainingCount);
  const at = triangle.apex + triangle.height * layout.range(HEART_LEAST, HEART_MOST);
  const heart = heartRadius(triangle, at, HEART_PX);
  drawHeart(element, triangle, triangle.apex, at, heart);
  spanLetter(element, triangle, letterAt(first + ARMS), at + heart + HEART_AIR_PX, triangle.foot);
  let turn: f64 = pointsUp(element) ? 0 : 0.5;
  for (let arm = 0; arm < ARMS; arm++) {
    // From the point to a corner, along the flat side, and back to the point.
    const step = arm == 1 ? 1 - 2 * spread : spread;
    const letter = letterAt(first + arm);
    const part = drawArm(arm, element, turn, radius, turn + spin * step * swing, far, spin, bow);
    const middle = turn + spin * step * 0.5;
    const away = radius * cosTurn(step * 0.5);
    const side = new Plane(circleX(middle, away), circleY(middle, away), -outwardY(middle), outwardX(middle), spin);
    new Cell(side, part, radius * outwardX(step * 0.5) * SIDE_SHARE, arm == 1 ? 0 : triangle.bulge).write(element, letter);
    addSymbol("arm", "letter", letter);
    turn += spin * step;
  }
}

/** An arm from a corner at `turn` over a side to a point at `end`, `far` from the middle, and what is at its end. Returns its part. */
function drawArm(arm: i32, element: i32, turn: f64, radius: f64, end: f64, far: f64, spin: f64, bow: f64): i32 {
  const tail = end + spin * TAIL_TURN;
  const x = circleX(tail, far + TAIL_PX);
  const y = circleY(tail, far + TAIL_PX);
  const part = pen(STROKE_TIE, ARM_PX);
  moveTo(circleX(turn, radius), circleY(turn, radius));
  bowTo(circleX(turn, radius), circleY(turn, radius), circleX(end, far), circleY(end, far), bow, spin);
  bowTo(circleX(end, far), circleY(end, far), x, y, TAIL_BOW, -spin);
  endLine();
  const dx = outwardX(tail);
  const dy = outwardY(tail);
  const against = arm - supportingCount();
  if (against < 0) setSign(supportingAt(arm), SUPPORTING, x, y, dx, dy);
  else if (against < conflictingCount()) setSign(conflictingAt(against), CONFLICTING, x, y, dx, dy);
  else setOrnament(element, x, y, dx, dy);
  return part;
}

/** An arc by its ends and its bow. */
function bowTo(x0: f64, y0: f64, x1: f64, y1: f64, bow: f64, spin: f64): void {
  arcTo((hypotenuse(x1 - x0, y1 - y0) * (1 + bow * bow)) / (4 * bow), spin, false, x1, y1);
}
