/** Middle of the box, px. */
export const MIDDLE_PX: f64 = 256;
/** Weight of the pen for a stave, px. */
export const STAVE_PX: f64 = 12;

/** Stages of the seed. */
export const LAYOUT_STAGE: u64 = 0x616e63;
export const BIND_STAGE: u64 = 0x62696e64;
export const FINIALS_STAGE: u64 = 0x66696e;
export const SEAL_STAGE: u64 = 0x7365616c;
