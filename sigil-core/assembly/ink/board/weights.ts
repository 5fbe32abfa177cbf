import { reach, supportX, supportY } from "../nib";

/** Weight of a tie's pen, px of the 512 box. */
export const TIE_PX: f64 = 5.4;

/** A slanting line's weight: half of what the nib takes from it or adds to it is given back, so that rays to both sides stay a pair. */
export function slantWeight(weight: f64, alongX: f64, alongY: f64): f64 {
  reach(-alongY, alongX, 2, 1);
  const thickness = supportY * alongX - supportX * alongY;
  return weight * sqrt<f64>(UPRIGHT / thickness);
}

/** How thick the nib draws an upright line, in shares of its width. */
const UPRIGHT: f64 = 0.8;
