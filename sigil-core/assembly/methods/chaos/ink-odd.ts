import { addMark, figurePath } from "../../encode/result";
import { hypotenuse } from "../../geometry/polyline";
import { BRANCH, CROOK, DOT, RING, terminalOfLetter } from "../../glyphs/terminal-kinds";
import { inkRibbon } from "../../ink/ribbon";
import { armKind, footKind, headKind, innerKind } from "./choose-terminals";
import { finish } from "./finish-ends";
import { MIDDLE_PX, scale, shiftY } from "./frame";
import { AT_TIP, NOWHERE, odd } from "./odd-stroke";
import { layWay, line, recordWay } from "./way";

/** Pressure where it grows out of the spine, where it runs on from an arm, and at its end. */
const FROM_SPINE: f64 = 1.15;
export const PRESSURE_RUNNING_ON: f64 = 1;
const AT_END: f64 = 0.66;
/** How far within the line that it grows from it begins, by the nib. */
const WITHIN: f64 = 0.6;
const TERMINAL_SIZE: f64 = 0.92;

/** Inks the odd stroke and its terminal; `letter` is the one that chose it. */
export function inkOdd(letter: i32, nib: f64): void {
  if (odd.place == NOWHERE) return;
  const outlineFrom = figurePath.length;
  const across = odd.hand * odd.size * scale;
  const along = odd.size * scale;
  layWay(
    odd.form.chain, 0, odd.form.chain.length, MIDDLE_PX + odd.side * odd.x * scale, odd.y * scale + shiftY,
    -odd.alongY * across * odd.side, odd.alongX * across, odd.alongX * along * odd.side, odd.alongY * along,
  );
  beginWithin(nib);
  inkRibbon(figurePath, line, nib, odd.side, odd.place == AT_TIP ? PRESSURE_RUNNING_ON : FROM_SPINE, AT_END);
  recordWay(letter, outlineFrom, nib);
  const last = line.count - 1;
  const dx = line.x[last] - line.x[last - 1];
  const dy = line.y[last] - line.y[last - 1];
  const step = hypotenuse(dx, dy);
  finish(terminalOf(letter), letter, line.x[last], line.y[last], dx / step, dy / step, TERMINAL_SIZE * nib);
  addMark(letter, odd.kind);
}

/** Sets the pen down within the line that the stroke grows from: its slanted edge would leave a step where the two meet. */
function beginWithin(nib: f64): void {
  line.x[0] -= odd.side * odd.alongX * nib * WITHIN;
  line.y[0] -= odd.alongY * nib * WITHIN;
}

/** The terminal of the odd stroke: at the spine's ends one more kind is free, elsewhere it is one of those that the figure has. */
function terminalOf(letter: i32): i32 {
  const wanted = odd.kind == CROOK ? RING : odd.kind == BRANCH ? terminalOfLetter(letter) : DOT;
  const isHad = wanted == armKind || wanted == innerKind || wanted == headKind || wanted == footKind;
  return isHad || odd.place != AT_TIP ? wanted : innerKind;
}
