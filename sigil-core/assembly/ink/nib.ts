/** An elliptical broad nib held at 40 degrees, its short axis .42 of the long one unless a method cuts it softer. */
const COS_NIB: f64 = 0.766044443118978;
const SIN_NIB: f64 = 0.6427876096865394;
const CONTRAST: f64 = 0.42;

/** The nib's long axis as a unit vector, and its short axis in shares of the long one. */
export const nibX: f64 = COS_NIB;
export const nibY: f64 = -SIN_NIB;
export let nibContrast: f64 = CONTRAST;

/** Cuts the nib for what follows: its short axis in shares of the long one. */
export function cutNib(contrast: f64): void {
  nibContrast = contrast;
}

/** Cuts the nib as broad as it usually is. */
export function cutNibBroad(): void {
  nibContrast = CONTRAST;
}

/** The nib's point farthest along a direction, as left by `reach`. */
export let supportX: f64 = 0;
export let supportY: f64 = 0;

/**
 * Finds the support point of the ellipse for a unit direction: M n / sqrt(n · M n). It is exact and needs no case for the angle, and
 * gives round, slanted ends. `mirror` -1 is the pen in the other hand, for left halves.
 */
export function reach(directionX: f64, directionY: f64, width: f64, mirror: f64): void {
  const axisX = COS_NIB * mirror;
  const axisY = -SIN_NIB;
  const long = width * 0.5;
  const short = long * nibContrast;
  const onLong = directionX * axisX + directionY * axisY;
  const onShort = directionY * axisX - directionX * axisY;
  const scale = sqrt<f64>(long * long * onLong * onLong + short * short * onShort * onShort) + 1e-9;
  const a = (long * long * onLong) / scale;
  const b = (short * short * onShort) / scale;
  supportX = a * axisX - b * axisY;
  supportY = a * axisY + b * axisX;
}

/** Half the nib's diameter along a direction, as left by `conjugate`. */
export let conjugateX: f64 = 0;
export let conjugateY: f64 = 0;

/** Finds half the nib's diameter along a unit direction: how far the ink reaches beyond an end of a line that runs there. */
export function conjugate(directionX: f64, directionY: f64, width: f64): void {
  const long = width * 0.5;
  const onLong = (directionX * COS_NIB - directionY * SIN_NIB) / long;
  const onShort = (directionY * COS_NIB + directionX * SIN_NIB) / (long * nibContrast);
  const half = 1 / sqrt<f64>(onLong * onLong + onShort * onShort);
  conjugateX = directionX * half;
  conjugateY = directionY * half;
}
