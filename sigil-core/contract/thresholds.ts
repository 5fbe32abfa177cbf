/**
 * What every figure must keep to, once for the judge inside the core (AssemblyScript) and for the laboratory and the tests (TypeScript): constants
 * without type annotations are the same in both. What differs by method is in `methods.ts`. See `docs/decisions/0006`, `0010` and `0014`.
 *
 * A gate is what the pictures are held to; what the judge asks is a pixel stricter where it bounds the figure's box, because it measures the
 * outlines and not the pixels.
 */

/** Side of the box that sigils are drawn in, and the diameter of the seal, px. */
export const BOX_PX = 512;
export const SEAL_DIAMETER_PX = 500;
/**
 * The field of the figure: it is enlarged about the middle of the box until its farthest ink is this far out, px, or by the most that its pen,
 * which grows with it, allows. Methods lay out in px before that; all gates look at what is drawn.
 */
export const FIELD_RADIUS_PX = 197;
export const MOST_ZOOM = 1.26;
/** What most figures are enlarged by at least: gates in px of the pen count with it. */
export const USUAL_ZOOM = 1.1;
/** The farthest ink by the radius of the seal. */
export const REACH_LEAST = 0.7;
export const REACH_MOST = 0.8;

/** The figure's longer side by the seal's diameter. */
export const SIZE_LEAST = 0.53;
export const SIZE_MOST = 0.8;
export const JUDGED_SIZE_LEAST = 0.533;
export const JUDGED_SIZE_MOST = 0.797;

/** The figure's width by its height. */
export const ASPECT_LEAST = 0.6;
export const ASPECT_MOST = 1.5;
export const JUDGED_ASPECT_LEAST = 0.606;
export const JUDGED_ASPECT_MOST = 1.485;

/** How far the ink's center of gravity may be from the seal's center, in shares of the figure's longer side. */
export const OFF_CENTER_MOST = 0.06;

/** Slivers: enclosed paper below this area, px², that is not round. A figure may have this many. */
export const SLIVER_PX2 = 150;
export const SLIVERS_MOST = 1;
/** A counter is round where its width by its height is within these ends and it fills more than this share of its box. */
export const ROUND_LEAST = 0.75;
export const ROUND_MOST = 1.34;
export const JUDGED_ROUND_LEAST = 0.8;
export const JUDGED_ROUND_MOST = 1.25;
export const ROUND_FILLED = 0.7;
/** Smaller specks, px², come from measuring and not from the pen. */
export const SPECK_PX2 = 6;
export const JUDGED_SPECK_PX2 = 5;

/** The longest markup of a sigil with its seal, plain and gzipped, bytes; the judge sees it without the tags around the paths. */
export const BYTES_MOST = 14000;
export const GZIP_BYTES_MOST = 5000;
export const JUDGED_BYTES_MOST = 13920;
/** Lines that the letters trace pack less well than signs: longer markup would be too long when gzipped. */
export const JUDGED_TRACED_BYTES_MOST = 12900;
