/** Middle of the box, px. */
export const MIDDLE_PX: f64 = 256;
/** How far the figure reaches from the middle, px. */
export const FIELD_PX: f64 = 164;

/** Weights of the one knife that cuts everything: stems, the frame's other lines, letters. */
export const STEM_PX: f64 = 13;
export const BEAM_PX: f64 = 10.5;
export const LETTER_PX: f64 = 9.5;
/** Size of the finish of a stem's end, and of a letter's. */
export const STEM_END_PX: f64 = 10;
export const LETTER_END_PX: f64 = 6.6;

/** Stages of the seed. */
export const LAYOUT_STAGE: u64 = 0x616e63;
export const FINIALS_STAGE: u64 = 0x66696e;
