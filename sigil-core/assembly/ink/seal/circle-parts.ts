import { PathWriter } from "../../encode/path-writer";
import { cosTurn, sinTurn } from "../../geometry/turn";
import { beginShape, disc, endPolygon, point, ring } from "../shapes";

/** Middle of the seal, px. */
export const CENTER_PX: f64 = 256;

/** Direction outward at a place on the circle, in turns clockwise from the top. */
export function outwardX(turn: f64): f64 {
  return sinTurn(turn);
}

export function outwardY(turn: f64): f64 {
  return -cosTurn(turn);
}

/** A short line across the circle's band, from one radius to another. */
function tick(out: PathWriter, from: f64, to: f64, turn: f64, width: f64): void {
  beginShape(CENTER_PX, CENTER_PX, outwardX(turn), outwardY(turn), 1);
  point(from, -width * 0.5);
  point(to, -width * 0.5);
  point(to, width * 0.5);
  point(from, width * 0.5);
  endPolygon(out);
}

/** One mark of four kinds, each of which writes two bits: dot, tick, ring, lozenge. */
export function cipherMark(out: PathWriter, kind: i32, radius: f64, turn: f64, size: f64): void {
  const dx = outwardX(turn);
  const dy = outwardY(turn);
  const x = CENTER_PX + radius * dx;
  const y = CENTER_PX + radius * dy;
  if (kind == 0) return disc(out, x, y, size * 0.42);
  if (kind == 1) return tick(out, radius - size * 1.15, radius + size * 1.15, turn, size * 0.42);
  if (kind == 2) return ring(out, x, y, size * 0.85, size * 0.36);
  beginShape(x, y, dx, dy, size);
  point(1.25, 0);
  point(0, -0.85);
  point(-1.25, 0);
  point(0, 0.85);
  endPolygon(out);
}
