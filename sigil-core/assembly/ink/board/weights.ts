import { reach, supportX, supportY } from "../nib";

/** Weights of the pen in px of the 512 box; those of symbols follow their size. */
export const ARM_PX: f64 = 8.6;
export const FRAME_PX: f64 = 6;
export const HAIR_PX: f64 = 3;
export const TIE_PX: f64 = 5.4;

/** The pen of a symbol by the radius of its optical circle. */
export function symbolWeight(radius: f64): f64 {
  return 1.4 + radius * 0.142;
}

/** A slanting line's weight: half of what the nib takes from it or adds to it is given back, so that rays to both sides stay a pair. */
export function slantWeight(weight: f64, alongX: f64, alongY: f64): f64 {
  reach(-alongY, alongX, 2, 1);
  const thickness = supportY * alongX - supportX * alongY;
  return weight * sqrt<f64>(UPRIGHT / thickness);
}

/** How thick the nib draws an upright line, in shares of its width. */
const UPRIGHT: f64 = 0.8;
