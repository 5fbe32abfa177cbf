/** Distances of the planetary figure, px. */

/** Side of the box that the stations are laid out in. */
export const BOX_PX: f64 = 262;
/** Closest comfortable distance between two center lines. */
export const GAP_PX: f64 = 27;
/** A station's ring; lines end in the middle of its band. */
export const RING_PX: f64 = 10.6;
export const RING_WIDTH_PX: f64 = 4.4;
/** The ring around the point where the line begins. */
export const START_RING_PX: f64 = 14.4;
export const START_RING_WIDTH_PX: f64 = 4.6;
export const START_POINT_PX: f64 = 5.2;
/** The second ring of a number struck twice lies this far outside the first. */
export const SECOND_RING_PX: f64 = 8.6;
export const SECOND_RING_WIDTH_PX: f64 = 2.8;
/** How far an end on a used number leaves its ring. */
export const TAIL_PX: f64 = 32;
