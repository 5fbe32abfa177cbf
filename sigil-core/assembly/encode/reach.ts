import { arcRadius, findMiddle, isOnArc, middleX, middleY } from "../geometry/arc";
import { ARC_RECORD, CLOSE_RECORD, CUBIC_RECORD, PathWriter } from "./path-writer";

/** How far the ink of outlines reaches from a middle (x and y alike), px. */
export function measureReach(path: PathWriter, middlePx: f64): f64 {
  const records = path.records;
  let squared = 0.0;
  let x = 0.0;
  let y = 0.0;
  let at = 0;
  while (at < path.length) {
    const kind = <i32>records[at];
    if (kind == CLOSE_RECORD) {
      at++;
      continue;
    }
    const fromX = x;
    const fromY = y;
    if (kind == CUBIC_RECORD) {
      const x1 = records[at + 1] - middlePx;
      const y1 = records[at + 2] - middlePx;
      const x2 = records[at + 3] - middlePx;
      const y2 = records[at + 4] - middlePx;
      x = records[at + 5] - middlePx;
      y = records[at + 6] - middlePx;
      // The middle of the curve: between it and the ends a pen's short pieces stray by nothing that is seen.
      const halfX = (fromX + x + 3 * (x1 + x2)) * 0.125;
      const halfY = (fromY + y + 3 * (y1 + y2)) * 0.125;
      squared = max<f64>(squared, halfX * halfX + halfY * halfY);
      at += 7;
    } else if (kind == ARC_RECORD) {
      const radius = records[at + 1];
      const isLarge = records[at + 2] > 0;
      const turn = records[at + 3] > 0 ? 1.0 : -1.0;
      x = records[at + 4] - middlePx;
      y = records[at + 5] - middlePx;
      const reach = reachOfArc(fromX, fromY, x, y, radius, turn, isLarge);
      squared = max<f64>(squared, reach * reach);
      at += 6;
    } else {
      x = records[at + 1] - middlePx;
      y = records[at + 2] - middlePx;
      at += 3;
    }
    squared = max<f64>(squared, x * x + y * y);
  }
  return sqrt<f64>(squared);
}

/** The farthest point of an arc's circle from the origin, where it lies on the arc; else 0: its ends are counted for themselves. */
function reachOfArc(fromX: f64, fromY: f64, toX: f64, toY: f64, radius: f64, turn: f64, isLarge: bool): f64 {
  findMiddle(fromX, fromY, toX, toY, radius, turn, isLarge);
  const away = sqrt<f64>(middleX * middleX + middleY * middleY);
  if (away < 1e-9) return arcRadius;
  const isFarthestOn = isOnArc(
    middleX / away, middleY / away, (fromX - middleX) / arcRadius, (fromY - middleY) / arcRadius, (toX - middleX) / arcRadius,
    (toY - middleY) / arcRadius, turn, isLarge,
  );
  return isFarthestOn ? away + arcRadius : 0;
}
