import { STROKE_TIE } from "../../abi";
import { arcTo, endLine, lozengeOn, moveTo, pen, segment } from "../../ink/board/board";
import { circleX, circleY } from "../../ink/board/circle-lines";
import { outwardX, outwardY } from "../../ink/seal/circle-parts";
import { ARM_PX } from "../../ink/board/weights";

const BAR: i32 = 1;
const LOZENGE: i32 = 2;
const HALF_PX: f64 = 10.5;
/** On a shorter spoke a mark is noise, px. */
const LEAST_SPOKE_PX: f64 = 26;

/** A small mark halfway along a free spoke: a bar, a lozenge or a bow. */
export function drawSpokeMark(mark: i32, turn: f64, from: f64, to: f64): void {
  if (to - from < LEAST_SPOKE_PX) return;
  const middle = (from + to) * 0.5;
  const x = circleX(turn, middle);
  const y = circleY(turn, middle);
  const dx = outwardX(turn);
  const dy = outwardY(turn);
  pen(STROKE_TIE, ARM_PX * 0.76, 0.7);
  if (mark == LOZENGE) return lozengeOn(x, y, dx, dy, HALF_PX * 0.86);
  const ax = x + dy * HALF_PX;
  const ay = y - dx * HALF_PX;
  const bx = x - dy * HALF_PX;
  const by = y + dx * HALF_PX;
  if (mark == BAR) return segment(ax, ay, bx, by);
  moveTo(ax + dx * 4, ay + dy * 4);
  arcTo(HALF_PX * 1.15, -1, false, bx + dx * 4, by + dy * 4);
  endLine();
}
