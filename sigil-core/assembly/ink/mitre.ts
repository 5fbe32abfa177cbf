import { PathWriter } from "../encode/path-writer";
import { hypotenuse } from "../geometry/polyline";
import { StrokePool } from "../glyphs/symbols/stroke-pool";
import { reach, supportX, supportY } from "./nib";

/** A polygon whose sides are all shorter than this many weights is drawn without lifting the pen. */
const SHORT_WEIGHTS: f64 = 5;
/** Pressure along it, and how far a sharp corner may reach beyond the line, in weights. */
const PRESSURE: f64 = 0.94;
const LONGEST_CORNER: f64 = 0.52;

/** Whether segments `first` to `last` are the sides of a closed polygon, all so short that swelling would not be seen. */
export function isShortPolygon(pool: StrokePool, first: i32, last: i32, weight: f64): bool {
  for (let i = first; i <= last; i++) if (pool.kinds[i] > 0 || pool.chord(i) > SHORT_WEIGHTS * weight) return false;
  return last > first + 1;
}

/** Inks a closed polygon by an outer and an inner outline with pointed corners: a star is two lines, not sixteen strokes. Returns its length. */
export function inkPolygon(out: PathWriter, pool: StrokePool, first: i32, last: i32, weight: f64): f64 {
  let length = 0.0;
  for (let i = first; i <= last; i++) {
    corner(out, pool, i == first ? last : i - 1, i, weight * PRESSURE, 1, i == first);
    length += pool.chord(i);
  }
  out.close();
  for (let i = last; i >= first; i--) corner(out, pool, i == first ? last : i - 1, i, weight * PRESSURE, -1, i == last);
  out.close();
  return length;
}

/** The corner where one side ends and another begins, moved by the nib to the left of the line (`side` 1) or to its right. */
function corner(out: PathWriter, pool: StrokePool, before: i32, after: i32, width: f64, side: f64, isFirst: bool): void {
  const ax = pool.directionX(before, false);
  const ay = pool.directionY(before, false);
  const bx = pool.directionX(after, false);
  const by = pool.directionY(after, false);
  reach(-ay * side, ax * side, width, 1);
  const fromX = supportX;
  const fromY = supportY;
  reach(-by * side, bx * side, width, 1);
  const share = ((supportX - fromX) * by - (supportY - fromY) * bx) / (ax * by - ay * bx + 1e-9);
  const reachX = fromX + ax * share;
  const reachY = fromY + ay * share;
  const held = min<f64>(1, (width * LONGEST_CORNER) / hypotenuse(reachX, reachY));
  const x = pool.x0[after] + reachX * held;
  const y = pool.y0[after] + reachY * held;
  if (isFirst) out.moveTo(x, y);
  else out.line(x, y);
}
