/** A softer nib than the usual one: a line should not be half as broad as the next because of its direction. */
export const NIB_CONTRAST: f64 = 0.82;
/** Pressure of the pen where the trace begins and ends, and how much more in its middle. */
const ENDS: f64 = 0.8;
const SWELL: f64 = 0.4;

/** Pressure of the pen at a share of the trace's whole length: it swells once, from the first station to the mark. */
export function pressureAt(share: f64): f64 {
  return ENDS + SWELL * 4 * share * (1 - share);
}

/** Length of a bow by its chord, near enough. */
export function stretchOf(bow: f64): f64 {
  return 1 + (8.0 / 3) * bow * bow;
}
