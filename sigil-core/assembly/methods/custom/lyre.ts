import { STROKE_TERMINAL, STROKE_TIE } from "../../abi";
import { arcTo, endLine, finialOn, moveTo, pen } from "../../ink/board/board";
import { finialAt, reportFinial } from "../../ink/board/finial-choice";
import { ARM_PX } from "../../ink/board/weights";
import { CENTER_PX } from "../../ink/seal/circle-parts";

/** The free arms of a single symbol's stem: how high the upper ones rise, where the lower ones leave, how far they reach. */
const HIGH_ARM_PX: f64 = 84;
const LOW_BASE_PX: f64 = 24;
const LOW_ARM_PX: f64 = 80;
const LOW_CURL_PX: f64 = 62;
const LOW_CURL_DROP_PX: f64 = 33;

/** A single symbol's stem bears a lyre: wide arms rise beside the crown, and narrow ones sink beside the symbol or curl above it. */
export function drawLyre(spread: f64, base: f64, isLong: bool): void {
  const kind = finialAt(0);
  reportFinial(kind);
  const sink = isLong ? LOW_ARM_PX : LOW_CURL_DROP_PX;
  for (let side = -1.0; side <= 1; side += 2) {
    drawArm(kind, side, base, spread, -HIGH_ARM_PX, 11);
    drawArm(kind, side, base + LOW_BASE_PX, isLong ? LOW_ARM_PX : LOW_CURL_PX, sink, 9);
  }
}

/** A quarter of a circle or more from the stem, with a terminal that points on. */
function drawArm(kind: i32, side: f64, base: f64, wide: f64, high: f64, size: f64): void {
  const along = high > 0 ? 1.0 : -1.0;
  const x = CENTER_PX + side * wide;
  pen(STROKE_TIE, size * 0.84);
  moveTo(CENTER_PX, base);
  arcTo(max<f64>(wide, abs(high)), side * along, false, x, base + high);
  endLine();
  pen(STROKE_TERMINAL, ARM_PX);
  finialOn(kind, x, base + high, 0, along, size);
}
