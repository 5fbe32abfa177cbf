import { CENTER_PX, outwardX, outwardY } from "../seal/circle-parts";
import { arcTo, lineTo, moveTo } from "./board";

/** Radius of a scallop by its chord. */
const SCALLOP_RADIUS: f64 = 0.66;

/** A point on a circle round the sigil's middle, at a turn clockwise from the top. */
export function circleX(turn: f64, radius: f64): f64 {
  return CENTER_PX + radius * outwardX(turn);
}

export function circleY(turn: f64, radius: f64): f64 {
  return CENTER_PX + radius * outwardY(turn);
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
