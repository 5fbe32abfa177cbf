import { PathWriter } from "../encode/path-writer";
import { Polyline } from "../geometry/polyline";

/** Every outline turns the same way under the nonzero rule: shapes that overlap never punch holes into each other. */

/** Handles of half a circle in shares of its radius, and the largest radius that is drawn with them. */
const HALF_TURN: f64 = 4.0 / 3;
const LARGEST_BEAD_PX: f64 = 5.2;

const shape = new Polyline(64);
/** Where the shape under way is: its origin, and the unit vector forward. */
let originX: f64 = 0;
let originY: f64 = 0;
let forwardX: f64 = 0;
let forwardY: f64 = 0;
let size: f64 = 1;

/** Begins a shape in its own coordinates: forward, and right of forward, in units of `unitPx`. */
export function beginShape(x: f64, y: f64, alongX: f64, alongY: f64, unitPx: f64): void {
  originX = x;
  originY = y;
  forwardX = alongX;
  forwardY = alongY;
  size = unitPx;
  shape.clear();
}

export function point(forward: f64, right: f64): void {
  const f = forward * size;
  const r = right * size;
  shape.push(originX + forwardX * f - forwardY * r, originY + forwardY * f + forwardX * r);
}

/** Three points of a cubic. */
export function bend(f1: f64, r1: f64, f2: f64, r2: f64, f3: f64, r3: f64): void {
  point(f1, r1);
  point(f2, r2);
  point(f3, r3);
}

/** Writes the points as a closed polygon. */
export function endPolygon(out: PathWriter): void {
  const count = shape.count;
  const isReversed = turnsClockwise();
  for (let i = 0; i < count; i++) {
    const at = isReversed ? count - 1 - i : i;
    if (i == 0) out.moveTo(shape.x[at], shape.y[at]);
    else out.line(shape.x[at], shape.y[at]);
  }
  out.close();
}

/** Writes the points as a closed chain of cubics: the start, then three points for each cubic, back to the start. */
export function endCurve(out: PathWriter): void {
  const last = shape.count - 1;
  const isReversed = turnsClockwise();
  const start = isReversed ? last : 0;
  const step = isReversed ? -1 : 1;
  out.moveTo(shape.x[start], shape.y[start]);
  for (let i = 1; i + 2 <= last; i += 3) {
    const a = start + step * i;
    const b = a + step;
    const c = b + step;
    out.cubic(shape.x[a], shape.y[a], shape.x[b], shape.y[b], shape.x[c], shape.y[c]);
  }
  out.close();
}

function turnsClockwise(): bool {
  let area = 0.0;
  for (let i = 0; i < shape.count; i++) {
    const next = i + 1 == shape.count ? 0 : i + 1;
    area += shape.x[i] * shape.y[next] - shape.x[next] * shape.y[i];
  }
  return area > 0;
}

export function disc(out: PathWriter, x: f64, y: f64, radius: f64): void {
  circle(out, x, y, radius, false);
}

/** A circle's line of the given width. */
export function ring(out: PathWriter, x: f64, y: f64, radius: f64, width: f64): void {
  circle(out, x, y, radius + width * 0.5, false);
  circle(out, x, y, radius - width * 0.5, true);
}

/**
 * A small circle takes two cubics: fewer bytes than arcs, and round to less than .1 px.
 */
function circle(out: PathWriter, x: f64, y: f64, radius: f64, sweep: bool): void {
  const left = x - radius;
  out.moveTo(left, y);
  if (radius > LARGEST_BEAD_PX) {
    out.arcTo(radius, true, sweep, x + radius, y);
    out.arcTo(radius, true, sweep, left, y);
  } else {
    const bulge = radius * (sweep ? -HALF_TURN : HALF_TURN);
    out.cubic(left, y + bulge, x + radius, y + bulge, x + radius, y);
    out.cubic(x + radius, y - bulge, left, y - bulge, left, y);
  }
  out.close();
}
