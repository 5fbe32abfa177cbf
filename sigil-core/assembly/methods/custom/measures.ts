/** How far the figure reaches from the middle before it is enlarged to its field. */
export const REACH_PX: f64 = 157;

/** Pens of the arms: the upright one leads, the level one follows, rays between them are the lightest. */
export const MAST_PX: f64 = 11.5;
export const ARM_PX: f64 = 10;
export const RAY_PX: f64 = 8.6;
/** Rings and polygons that hold arms together. */
export const BAND_PX: f64 = 8;

/** The height of a sign in units of its field. */
export const SIGN_UNITS: f64 = 12;
/** The paper that marks keep round them, px. */
export const AIR_PX: f64 = 11;
/** How far a terminal reaches beyond the end of its arm, in shares of its size. */
export const TERMINAL_REACH: f64 = 2.2;
