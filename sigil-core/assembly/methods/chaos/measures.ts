/** Distances of the chaos figure, px; y is 0 in the middle of the box and grows downward, x is 0 on the spine. */

/** Width of the nib for gestures: 2.2 % of the box. Less looks thin beside the seal, more closes counters at 48 px. */
export const NIB_PX: f64 = 11.2;

/** The nib for a figure of this many letters: few strokes are written with a broader pen, so that the figure keeps its weight. */
export function nibOf(letters: i32): f64 {
  if (letters <= 2) return NIB_PX * 1.14;
  return letters == 3 ? NIB_PX * 1.05 : NIB_PX;
}

/** The part of the spine that carries gestures. */
export const HEAD_PX: f64 = -129;
export const FOOT_PX: f64 = 129;
/** Closest comfortable distance between two center lines: about 1.3 nibs of paper between them. */
export const GAP_PX: f64 = 30;
/** Ruling of the spine: two gestures meet it at the same point or clearly apart. */
export const RULE_PX: f64 = 13;
/** Widest arm. */
export const REACH_PX: f64 = 150;
/** Square of the radius of the circle that holds the figure. */
export const HOLD_RADIUS_SQUARED: f64 = 27000;
export const LOWEST_HEIGHT_PX: f64 = 39;
export const GREATEST_HEIGHT_PX: f64 = 195;
export const NARROWEST_PX: f64 = 26;
