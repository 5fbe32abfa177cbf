import { addNotch, clearNotches } from "../../ink/ribbon";
import { MIDDLE_PX, scale, shiftY } from "./frame";
import { figure } from "./layout";
import { crossingCount, crossingX, crossingY, findCrossings } from "./node-cost";
import { Placement } from "./placement";
import { partCount, partFoot, partTop } from "./spine";

/** How far a notch reaches, by the nib, and which share of the width it takes in its middle: at the spine, and under another gesture. */
const REACH: f64 = 2.2;
const AT_SPINE: f64 = 0.45;
const AT_CROSSING: f64 = 0.5;
/** The spine passes a meeting where it runs on to both sides by so much, px. */
const RUN_ON_PX: f64 = 12;

/**
 * Thins a gesture where it passes the spine, and where it passes under a wider gesture: full strokes that cross clot, above all where three meet. The
 * figure stays in one piece, as it would not if the lower stroke were cut.
 */
export function notchGesture(at: i32, count: i32, nib: f64): void {
  const item = figure[at];
  clearNotches(nib * REACH);
  for (let m = 0; m < item.meetCount; m++) {
    if (isSpineAround(item.meets[m])) addNotch(MIDDLE_PX, item.meets[m] * scale + shiftY, AT_SPINE);
  }
  for (let i = 0; i < count; i++) {
    if (i == at || !isUnder(item, at, figure[i], i)) continue;
    findCrossings(item, figure[i]);
    for (let c = 0; c < crossingCount; c++) {
      const x = crossingX(c) * scale;
      const y = crossingY(c) * scale + shiftY;
      addNotch(MIDDLE_PX + x, y, AT_CROSSING);
      addNotch(MIDDLE_PX - x, y, AT_CROSSING);
    }
  }
}

/** Whether the first of two gestures is the lower one. */
function isUnder(item: Placement, at: i32, other: Placement, i: i32): bool {
  return other.width < item.width || (other.width == item.width && i > at);
}

/** Whether the spine runs on above and below a meeting: where it ends at a rim, the rim carries it and stays full. */
function isSpineAround(y: f64): bool {
  for (let i = 0; i < partCount; i++) if (partTop[i] < y - RUN_ON_PX && partFoot[i] > y + RUN_ON_PX) return true;
  return false;
}
