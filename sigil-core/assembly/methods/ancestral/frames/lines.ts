import { STROKE_FRAME, STROKE_TIE } from "../../../abi";
import { arcTo, endLine, lineTo, moveTo, pen, ringOn } from "../../../ink/board/board";
import { CROSSLET, LOZENGE, RING, SPEAR, TREFOIL } from "../../../glyphs/terminal-kinds";
import { finialAt } from "../../../ink/board/finial-choice";
import { slantWeight } from "../../../ink/board/weights";
import { hypotenuse } from "../../../geometry/polyline";
import { outwardX, outwardY } from "../../../ink/seal/circle-parts";
import { endWith, reportEnds } from "../end-with";
import { BEAM_PX, MIDDLE_PX, STEM_END_PX } from "../measures";

/** Places in the order of finials: of stems, of beams, of letters. */
export const STEM_FINIAL: i32 = 0;
export const BEAM_FINIAL: i32 = 1;
export const LETTER_FINIAL: i32 = 2;

/** A straight line between two points, px from the middle. */
export function line(x0: f64, y0: f64, x1: f64, y1: f64, weight: f64): void {
  const length = hypotenuse(x1 - x0, y1 - y0);
  pen(STROKE_TIE, slantWeight(weight, (x1 - x0) / length, (y1 - y0) / length));
  moveTo(MIDDLE_PX + x0, MIDDLE_PX + y0);
  lineTo(MIDDLE_PX + x1, MIDDLE_PX + y1);
  endLine();
}

/** A line from a point out to x = `corner` and round to an upright one at x = `toX`, which ends at `toY`; both sides of the middle. */
export function bend(fromX: f64, fromY: f64, toX: f64, toY: f64, radius: f64, weight: f64): void {
  const side = toX > fromX ? 1.0 : -1.0;
  const fall = toY > fromY ? 1.0 : -1.0;
  pen(STROKE_TIE, weight);
  moveTo(MIDDLE_PX + fromX, MIDDLE_PX + fromY);
  lineTo(MIDDLE_PX + toX - side * radius, MIDDLE_PX + fromY);
  arcTo(radius, side * fall, false, MIDDLE_PX + toX, MIDDLE_PX + fromY + fall * radius);
  lineTo(MIDDLE_PX + toX, MIDDLE_PX + toY);
  endLine();
}

/** A piece of a circle about (x, y), clockwise between two turns from the top. */
export function bow(x: f64, y: f64, radius: f64, from: f64, to: f64, weight: f64): void {
  pen(STROKE_TIE, weight);
  moveTo(MIDDLE_PX + x + radius * outwardX(from), MIDDLE_PX + y + radius * outwardY(from));
  arcTo(radius, 1, to - from > 0.5, MIDDLE_PX + x + radius * outwardX(to), MIDDLE_PX + y + radius * outwardY(to));
  endLine();
}

/** The ring that arms run out from. */
export function ring(radius: f64): void {
  pen(STROKE_FRAME, BEAM_PX);
  ringOn(MIDDLE_PX, MIDDLE_PX, radius);
}

/** How far the finish of a stem's or beam's end reaches beyond it, px. */
export function endRoom(place: i32): f64 {
  const kind = finialAt(place);
  const share = kind == SPEAR ? 2.6 : kind == RING ? 2.0 : kind == CROSSLET ? 1.75 : kind == LOZENGE ? 1.75 : kind == TREFOIL ? 1.45 : 1.0;
  return share * STEM_END_PX;
}

/** Finishes the end of a stem or beam. */
export function finish(place: i32, x: f64, y: f64, alongX: f64, alongY: f64, size: f64 = STEM_END_PX): void {
  const kind = finialAt(place);
  pen(STROKE_TIE, size);
  endWith(kind, MIDDLE_PX + x, MIDDLE_PX + y, alongX, alongY, size);
  reportEnds(kind);
}
