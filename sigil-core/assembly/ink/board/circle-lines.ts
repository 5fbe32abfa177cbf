import { hypotenuse } from "../../geometry/polyline";
import { CENTER_PX, outwardX, outwardY } from "../seal/circle-parts";
import { arcTo, discOn, endLine, lineTo, moveTo, segment } from "./board";

/** Pieces of a broken ring shorter than this are left out, px. */
const LEAST_PIECE_PX: f64 = 30;
/** Radius of a scallop by its chord. */
const SCALLOP_RADIUS: f64 = 0.66;

/** A point on a circle round the sigil's middle, at a turn clockwise from the top. */
export function circleX(turn: f64, radius: f64): f64 {
  return CENTER_PX + radius * outwardX(turn);
}

export function circleY(turn: f64, radius: f64): f64 {
  return CENTER_PX + radius * outwardY(turn);
}

/** A straight line along a radius, from one distance to another. */
export function radialLine(turn: f64, from: f64, to: f64): void {
  segment(circleX(turn, from), circleY(turn, from), circleX(turn, to), circleY(turn, to));
}

/**
 * The piece of a circle round the middle between two symbols on it, which are at turns `from` and `to` (to > from) and keep circles of radius
 * `clearance` free; with a bead at both ends where `bead` is more than 0.
 */
export function arcBetween(radius: f64, from: f64, to: f64, distance: f64, clearance: f64, bead: f64): void {
  // Where the circle leaves the free one: along the symbol's direction, and across it.
  const along = (distance * distance + radius * radius - clearance * clearance) / (2 * distance);
  if (along >= radius || along <= -radius) return;
  const across = sqrt<f64>(radius * radius - along * along);
  const ax = outwardX(from) * along - outwardY(from) * across;
  const ay = outwardY(from) * along + outwardX(from) * across;
  const bx = outwardX(to) * along + outwardY(to) * across;
  const by = outwardY(to) * along - outwardX(to) * across;
  const isWide = to - from > 0.5;
  const cross = ax * by - ay * bx;
  if (!isWide && (cross <= 0 || hypotenuse(bx - ax, by - ay) < LEAST_PIECE_PX)) return;
  moveTo(CENTER_PX + ax, CENTER_PX + ay);
  arcTo(radius, 1, cross < 0, CENTER_PX + bx, CENTER_PX + by);
  endLine();
  if (bead <= 0) return;
  discOn(CENTER_PX + ax, CENTER_PX + ay, bead);
  discOn(CENTER_PX + bx, CENTER_PX + by, bead);
}

/**
 * A frame of `count` arcs that bulge outward between cusps on a circle, the first cusp at `offset`; Returns how far they bulge beyond the circle. The
 * line is left open for `closeLine`.
 */
export function scallops(radius: f64, count: i32, offset: f64): f64 {
  const chord = 2 * radius * outwardX(0.5 / <f64>count);
  moveTo(circleX(offset, radius), circleY(offset, radius));
  for (let i = 1; i <= count; i++) {
    const turn = offset + <f64>i / <f64>count;
    arcTo(chord * SCALLOP_RADIUS, 1, false, circleX(turn, radius), circleY(turn, radius));
  }
  // Beyond the chord the arc rises by its radius less the way from its middle to the chord; the chord itself lies within the circle.
  const rise = chord * (SCALLOP_RADIUS - sqrt<f64>(SCALLOP_RADIUS * SCALLOP_RADIUS - 0.25));
  return rise - radius * (1 + outwardY(0.5 / <f64>count));
}

/** A polygon with corners on a circle; the first at `offset`. The line is left open for `closeLine`. */
export function polygon(radius: f64, count: i32, offset: f64): void {
  moveTo(circleX(offset, radius), circleY(offset, radius));
  for (let i = 1; i < count; i++) lineTo(circleX(offset + <f64>i / <f64>count, radius), circleY(offset + <f64>i / <f64>count, radius));
}
