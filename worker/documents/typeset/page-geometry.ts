// An A5 page in points (1/72 inch), as a small book has it: the foot margin is the widest.
export const PAGE_WIDTH_PT = 419.53;
export const PAGE_HEIGHT_PT = 595.28;
export const MARGIN_SIDE_PT = 54;
/** Baseline of the running head. */
export const HEAD_BASELINE_PT = PAGE_HEIGHT_PT - 40;
/** Top of the text block. */
export const TEXT_TOP_PT = PAGE_HEIGHT_PT - 66;
/** Bottom of the text block. */
export const TEXT_BOTTOM_PT = 66;
/** Baseline of the page number. */
export const FOOT_BASELINE_PT = 36;
export const MEASURE_PT = PAGE_WIDTH_PT - 2 * MARGIN_SIDE_PT;
/** From baseline to baseline of running text. */
export const LEADING_PT = 15;
export const TEXT_SIZE_PT = 11.3;
