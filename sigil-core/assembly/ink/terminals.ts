import { PathWriter } from "../encode/path-writer";
import { BAR, CRESCENT, CROSSLET, DOT, LOZENGE, POINT, RING, SPEAR } from "../glyphs/terminal-kinds";
import { beginShape, bend, disc, endCurve, endPolygon, point, ring } from "./shapes";

/** Draws a terminal: (x, y) is the stroke's end, (alongX, alongY) its outward direction, `size` about the stroke's width, px. */
export function drawTerminal(out: PathWriter, kind: i32, x: f64, y: f64, alongX: f64, alongY: f64, size: f64): void {
  switch (kind) {
    case RING: return ring(out, x + alongX * size * 1.06, y + alongY * size * 1.06, size * 0.88, size * 0.42);
    case DOT: return disc(out, x + alongX * size * 0.2, y + alongY * size * 0.2, size * 0.8);
    case BAR: return bar(out, x, y, alongX, alongY, size);
    case LOZENGE: return lozenge(out, x + alongX * size * 0.45, y + alongY * size * 0.45, alongX, alongY, size * 1.4);
    case CRESCENT: return crescent(out, x + alongX * size * 0.2, y + alongY * size * 0.2, alongX, alongY, size * 1.45);
    case CROSSLET: return crosslet(out, x + alongX * size * 0.7, y + alongY * size * 0.7, alongX, alongY, size);
    case SPEAR: return spear(out, x, y, alongX, alongY, size);
    case POINT: return drop(out, x, y, alongX, alongY, size);
    default: return trefoil(out, x, y, alongX, alongY, size);
  }
}

/** A bar that swells at both tips, as a cut serif. */
function bar(out: PathWriter, x: f64, y: f64, alongX: f64, alongY: f64, size: f64): void {
  beginShape(x, y, alongX, alongY, size);
  point(-0.42, -1.6);
  bend(-0.1, -0.8, -0.1, 0.8, -0.42, 1.6);
  bend(-0.1, 1.66, 0.25, 1.66, 0.5, 1.55);
  bend(0.26, 0.8, 0.26, -0.8, 0.5, -1.55);
  bend(0.25, -1.66, -0.1, -1.66, -0.42, -1.6);
  endCurve(out);
}

/** A lozenge with hollow sides. */
export function lozenge(out: PathWriter, x: f64, y: f64, alongX: f64, alongY: f64, size: f64): void {
  const side = 0.75;
  beginShape(x, y, alongX, alongY, size);
  point(1, 0);
  bend(0.35, side * 0.2, 0.2, side * 0.45, 0, side);
  bend(-0.2, side * 0.45, -0.35, side * 0.2, -1, 0);
  bend(-0.35, -side * 0.2, -0.2, -side * 0.45, 0, -side);
  bend(0.2, -side * 0.45, 0.35, -side * 0.2, 1, 0);
  endCurve(out);
}

/** A crescent with its horns outward. */
function crescent(out: PathWriter, x: f64, y: f64, alongX: f64, alongY: f64, size: f64): void {
  beginShape(x, y, alongX, alongY, size);
  point(0.85, -1);
  bend(-0.05, -1, -0.35, -0.5, -0.35, 0);
  bend(-0.35, 0.5, -0.05, 1, 0.85, 1);
  bend(0.35, 0.72, 0.18, 0.4, 0.18, 0);
  bend(0.18, -0.4, 0.35, -0.72, 0.85, -1);
  endCurve(out);
}

/** A small cross pattée. */
export function crosslet(out: PathWriter, x: f64, y: f64, alongX: f64, alongY: f64, size: f64): void {
  const arm = 1.15;
  const half = 0.42;
  const neck = 0.27;
  beginShape(x, y, alongX, alongY, size);
  point(arm, -half);
  point(arm, half);
  point(neck, neck);
  point(half, arm);
  point(-half, arm);
  point(-neck, neck);
  point(-arm * 0.9, half * 0.6);
  point(-arm * 0.9, -half * 0.6);
  point(-neck, -neck);
  point(-half, -arm);
  point(half, -arm);
  point(neck, -neck);
  endPolygon(out);
}

/** A barbed spearhead. */
function spear(out: PathWriter, x: f64, y: f64, alongX: f64, alongY: f64, size: f64): void {
  beginShape(x, y, alongX, alongY, size);
  point(2.75, 0);
  bend(1.7, 0.25, 0.9, 0.75, -0.3, 1.2);
  bend(0.05, 0.7, 0.15, 0.4, 0.15, 0);
  bend(0.15, -0.4, 0.05, -0.7, -0.3, -1.2);
  bend(0.9, -0.75, 1.7, -0.25, 2.75, 0);
  endCurve(out);
}

/** A thinning stroke swells once more and runs out in a point. */
function drop(out: PathWriter, x: f64, y: f64, alongX: f64, alongY: f64, size: f64): void {
  beginShape(x, y, alongX, alongY, size);
  point(2.5, 0);
  bend(1.7, 0.14, 1.15, 0.64, 0.4, 0.64);
  bend(-0.1, 0.64, -0.4, 0.36, -1, 0.2);
  bend(-1, 0.1, -1, -0.1, -1, -0.2);
  bend(-0.4, -0.36, -0.1, -0.64, 0.4, -0.64);
  bend(1.15, -0.64, 1.7, -0.14, 2.5, 0);
  endCurve(out);
}

function trefoil(out: PathWriter, x: f64, y: f64, alongX: f64, alongY: f64, size: f64): void {
  const radius = size * 0.62;
  disc(out, x + alongX * size * 0.86, y + alongY * size * 0.86, radius);
  for (let side = -1.0; side <= 1; side += 2) {
    disc(out, x + (alongX * 0.1 - alongY * 0.72 * side) * size, y + (alongY * 0.1 + alongX * 0.72 * side) * size, radius);
  }
}
