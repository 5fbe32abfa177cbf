import { directionY } from "../../geometry/arc";
import { clamp } from "../../geometry/polyline";
import { ARC, DISC, FINIAL, LINE, RING } from "../../glyphs/symbols/stroke-pool";
import { CENTER_PX } from "../seal/circle-parts";
import { board, strokeWeights } from "./board";

const TAU: f64 = 6.283185307179586;
/** How thick the nib is on the average, in shares of its width. */
const THICKNESS: f64 = 0.72;
/** A finial's ink reaches so far from its middle, in sizes. */
const FINIAL_REACH: f64 = 1.5;

let top: f64 = 0;
let foot: f64 = 0;
let mass: f64 = 0;
let moment: f64 = 0;

/** Sets all that is on the board at half the height of the box, and moves it from there by `limit` px at most towards where its ink is balanced. */
export function centerUpright(limit: f64): void {
  top = 1e9;
  foot = -1e9;
  mass = moment = 0;
  for (let stroke = 0; stroke < board.strokeCount; stroke++) {
    for (let i = board.starts[stroke]; i < board.starts[stroke + 1]; i++) take(i, strokeWeights[stroke]);
  }
  const y = (top + foot) * 0.5;
  board.moveBy(0, CENTER_PX - y - clamp(moment / mass - y, -limit, limit));
}

/** Counts a segment's ink, and extends the height by it. */
function take(segment: i32, weight: f64): void {
  const kind = <i32>board.kinds[segment];
  const radius = board.radii[segment];
  const y = board.middlesY[segment];
  const half = weight * THICKNESS * 0.5;
  if (kind > ARC) {
    const ink = kind == RING ? TAU * radius * weight * THICKNESS : kind == DISC ? TAU * 0.5 * radius * radius : 1.5 * radius * radius;
    add(y, ink);
    extend(y, kind == FINIAL ? radius * FINIAL_REACH : kind == RING ? radius + half : radius);
    return;
  }
  extend(board.y0[segment], half);
  extend(board.y1[segment], half);
  if (kind == LINE) return add((board.y0[segment] + board.y1[segment]) * 0.5, board.chord(segment) * weight * THICKNESS);
  const pieces = board.divide(segment, 0.7);
  const ink = (board.length(segment) * weight * THICKNESS) / <f64>pieces;
  for (let i = 0; i < pieces; i++) {
    add(y + radius * (directionY[i] + directionY[i + 1]) * 0.5, ink);
    extend(y + radius * directionY[i], half);
  }
}

function add(y: f64, ink: f64): void {
  mass += ink;
  moment += ink * y;
}

function extend(y: f64, reach: f64): void {
  top = min<f64>(top, y - reach);
  foot = max<f64>(foot, y + reach);
}
