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
export function tick(out: PathWriter, from: f64, to: f64, turn: f64, width: f64): void {
  beginShape(CENTER_PX, CENTER_PX, outwardX(turn), outwardY(turn), 1);
  point(from, -width * 0.5);
  point(to, -width * 0.5);
  point(to, width * 0.5);
  point(from, width * 0.5);
  endPolygon(out);
}

export function dotOn(out: PathWriter, radius: f64, turn: f64, size: f64): void {
  disc(out, CENTER_PX + radius * outwardX(turn), CENTER_PX + radius * outwardY(turn), size);
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

/** A piece of a circle's line, clockwise from one unit vector to another, seen from the circle's middle; both ends square. */
export function arcBand(
  out: PathWriter, x: f64, y: f64, radius: f64, width: f64, fromX: f64, fromY: f64, toX: f64, toY: f64, isLarge: bool,
): void {
  const outer = radius + width * 0.5;
  const inner = radius - width * 0.5;
  out.moveTo(x + outer * toX, y + outer * toY);
  out.arcTo(outer, isLarge, false, x + outer * fromX, y + outer * fromY);
  out.line(x + inner * fromX, y + inner * fromY);
  out.arcTo(inner, isLarge, true, x + inner * toX, y + inner * toY);
  out.close();
}
