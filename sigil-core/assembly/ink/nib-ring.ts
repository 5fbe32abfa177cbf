import { PathWriter } from "../encode/path-writer";
import { nibX, nibY, nibContrast } from "./nib";

/** Handle of a quarter of an ellipse, in shares of its half axis. */
const QUARTER: f64 = 0.5522847498;

/**
 * A circle's line as the nib draws it. Its outlines are the circle moved out and in by the nib's support; ellipses whose half axes differ by the
 * nib's own come within 6 % of the nib's half width to it, and take eight cubics.
 */
export function inkNibRing(out: PathWriter, x: f64, y: f64, radius: f64, weight: f64): void {
  const long = weight * 0.5;
  const short = long * nibContrast;
  ellipse(out, x, y, radius + long, radius + short, -1);
  ellipse(out, x, y, radius - long, radius - short, 1);
}

/** An ellipse along the nib's axes; `turn` 1 runs clockwise on the screen. */
function ellipse(out: PathWriter, x: f64, y: f64, long: f64, short: f64, turn: f64): void {
  const ax = nibX * long;
  const ay = nibY * long;
  const bx = -nibY * short * turn;
  const by = nibX * short * turn;
  out.moveTo(x + ax, y + ay);
  quarter(out, x, y, ax, ay, bx, by);
  quarter(out, x, y, bx, by, -ax, -ay);
  quarter(out, x, y, -ax, -ay, -bx, -by);
  quarter(out, x, y, -bx, -by, ax, ay);
  out.close();
}

function quarter(out: PathWriter, x: f64, y: f64, ax: f64, ay: f64, bx: f64, by: f64): void {
  out.cubic(x + ax + bx * QUARTER, y + ay + by * QUARTER, x + bx + ax * QUARTER, y + by + ay * QUARTER, x + bx, y + by);
}
