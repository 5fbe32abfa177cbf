import { PathWriter } from "../../encode/path-writer";
import { SignPlace } from "./ink-sign";

/** The ring's pen is held as the figure's, at 40 degrees, and is flatter: its hairlines must be cut, too. */
const LONG_X: f64 = 0.766;
const LONG_Y: f64 = -0.643;
const SHORT: f64 = 0.66;

let middleX: f64 = 0;
let middleY: f64 = 0;

/** Width of the pen across a unit normal in the sign's own directions: the support of its ellipse. */
export function nibWidth(normalX: f64, normalY: f64, pen: f64): f64 {
  const long = normalX * LONG_X + normalY * LONG_Y;
  const short = SHORT * (normalX * LONG_Y - normalY * LONG_X);
  return pen * sqrt<f64>(long * long + short * short);
}

/** Inks an arc through three points of a sign: its two edges are arcs as well, each through the three points where the pen's edge passes. */
export function inkArc(
  out: PathWriter, ax: f64, ay: f64, viaX: f64, viaY: f64, bx: f64, by: f64, place: SignPlace,
): void {
  const turns = (viaX - ax) * (by - ay) - (viaY - ay) * (bx - ax);
  // Every outline turns the same way, so that strokes which overlap punch no holes.
  if (turns > 0) return inkArc(out, bx, by, viaX, viaY, ax, ay, place);
  findMiddle(ax, ay, viaX, viaY, bx, by);
  const cx = middleX;
  const cy = middleY;
  const radius = sqrt<f64>((ax - cx) * (ax - cx) + (ay - cy) * (ay - cy));
  const isLarge = ((viaX - ax) * (by - ay) - (viaY - ay) * (bx - ax)) * ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) > 0;
  const a = halfAt(ax - cx, ay - cy, radius, place) / radius;
  const via = halfAt(viaX - cx, viaY - cy, radius, place) / radius;
  const b = halfAt(bx - cx, by - cy, radius, place) / radius;
  edge(out, cx, cy, ax, ay, a, viaX, viaY, via, bx, by, b, isLarge, false, place);
  edge(out, cx, cy, bx, by, -b, viaX, viaY, -via, ax, ay, -a, isLarge, true, place);
  out.close();
}

/** Half the pen's width across a radius, of the sign's height. */
function halfAt(dx: f64, dy: f64, radius: f64, place: SignPlace): f64 {
  return nibWidth(dx / radius, dy / radius, place.pen) / (2 * place.height);
}

/** One edge: each point is moved away from the arc's middle by a share of its distance. The first edge begins the outline. */
function edge(
  out: PathWriter, cx: f64, cy: f64, ax: f64, ay: f64, a: f64, viaX: f64, viaY: f64, via: f64, bx: f64, by: f64, b: f64,
  isLarge: bool, isBack: bool, place: SignPlace,
): void {
  const fromX = ax + (ax - cx) * a;
  const fromY = ay + (ay - cy) * a;
  const toX = bx + (bx - cx) * b;
  const toY = by + (by - cy) * b;
  const middle1 = viaX + (viaX - cx) * via;
  const middle2 = viaY + (viaY - cy) * via;
  findMiddle(fromX, fromY, middle1, middle2, toX, toY);
  const radius = sqrt<f64>((fromX - middleX) * (fromX - middleX) + (fromY - middleY) * (fromY - middleY));
  if (isBack) out.line(place.across(fromX, fromY), place.down(fromX, fromY));
  else out.moveTo(place.across(fromX, fromY), place.down(fromX, fromY));
  out.arcTo(radius * place.height, isLarge, isBack, place.across(toX, toY), place.down(toX, toY));
}

/** Middle of the circle through three points that are not on a line. */
function findMiddle(ax: f64, ay: f64, bx: f64, by: f64, cx: f64, cy: f64): void {
  const ux = bx - ax;
  const uy = by - ay;
  const vx = cx - ax;
  const vy = cy - ay;
  const cross = 2 * (ux * vy - uy * vx);
  const u = ux * ux + uy * uy;
  const v = vx * vx + vy * vy;
  middleX = ax + (vy * u - uy * v) / cross;
  middleY = ay + (ux * v - vx * u) / cross;
}
