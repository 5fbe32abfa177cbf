import { STEM_PX, BEAM_PX } from "../measures";
import { signCount } from "../choose-signs";
import { BOTH, Hand } from "../writing/hand";
import { walk } from "../writing/walk";
import { writeRow } from "../writing/write-row";
import { BEAM_FINIAL, bend, finish, line } from "./lines";

/** A letter on an arm keeps so far from the stem and from the arm's end, and reaches so far from the arm, px. */
const FROM_STEM_PX: f64 = 30;
const FROM_END_PX: f64 = 6;
const REACH_PX: f64 = 42;

/** Two straight arms from the stem at height `y`, which rise by `rise` (or fall, where it is below 0) on their way out to `half`; with a letter on each. */
export function straightBeam(hand: Hand, isWritten: bool, y: f64, half: f64, rise: f64): void {
  const length = sqrt<f64>(half * half + rise * rise);
  const dx = half / length;
  const dy = -rise / length;
  for (let side = -1.0; side <= 1; side += 2) {
    line(0, y, side * half, y - rise, isWritten ? STEM_PX - 1 : BEAM_PX);
    finish(BEAM_FINIAL, side * half, y - rise, side * dx, dy);
    if (!isWritten) continue;
    const to = length - FROM_END_PX;
    // Where sides are the letters' own, both arms are walked to the right, so that the figure never turns.
    const isOutward = side > 0 || hand.isMirrored;
    const first = isOutward ? FROM_STEM_PX : to;
    const last = isOutward ? to : FROM_STEM_PX;
    walk.alongLine(side * first * dx, y + first * dy, side * last * dx, y + last * dy);
    writeRow(hand, signCount - 1, 1, REACH_PX, BOTH, side < 0 ? "on both arms" : "");
  }
}

/** Two arms that run out level and bend up to their ends. */
export function bentBeam(y: f64, half: f64, rise: f64, roundness: f64): void {
  for (let side = -1.0; side <= 1; side += 2) {
    bend(0, y, side * half, y - rise, (rise - 2) * roundness, BEAM_PX);
    finish(BEAM_FINIAL, side * half, y - rise, 0, -1);
  }
}
