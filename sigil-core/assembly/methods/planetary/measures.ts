/** Distances of the planetary figure, px. */

/** Side of the box that the stations are laid out in. */
export const BOX_PX: f64 = 262;
/** Closest comfortable distance between two center lines. */
export const GAP_PX: f64 = 38;
/** A station is a bead; one where a letter begins a word is an open ring, and lines end in the middle of its band. */
export const BEAD_PX: f64 = 9.6;
export const RING_PX: f64 = 10.4;
export const RING_WIDTH_PX: f64 = 4.8;
/** A number struck twice is a small bead in a ring. */
export const TWICE_RING_PX: f64 = 14.4;
export const TWICE_RING_WIDTH_PX: f64 = 4.4;
export const TWICE_BEAD_PX: f64 = 6.6;
/** The ring around the point where the line begins is the largest of all. */
export const START_RING_PX: f64 = 18.6;
export const START_RING_WIDTH_PX: f64 = 6.2;
export const START_POINT_PX: f64 = 7.4;
/** Where the line begins with a number struck twice, a second ring lies this far outside. */
export const SECOND_RING_PX: f64 = 10;
export const SECOND_RING_WIDTH_PX: f64 = 3.8;
/** Size of the mark at the end of the line, and how far it reaches to each side at most. */
export const END_PX: f64 = 16.5;
export const END_RADIUS_PX: f64 = 20;
