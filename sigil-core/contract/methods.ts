/**
 * What the core, its host and the laboratory must agree on of each method, a block for each; the same source for AssemblyScript and TypeScript.
 * - `NUMBER`: what it is called by in a call and in the seed, never to be given to another one.
 * - `INK_LEAST`, `INK_MOST`: share of ink in the figure's box.
 * - `CANDIDATES`: how often it draws at most until a figure keeps to all gates.
 * - `IS_TRACED`: whether the letters' own lines are the figure, so that every end and counter is judged; symbols have small counters themselves.
 */

/** It searches for long, and nearly always finds. */
export const CHAOS_NUMBER = 0;
export const CHAOS_INK_LEAST = 0.16;
export const CHAOS_INK_MOST = 0.3;
export const CHAOS_CANDIDATES = 3;
export const CHAOS_IS_TRACED = true;

export const PLANETARY_NUMBER = 1;
export const PLANETARY_INK_LEAST = 0.1;
export const PLANETARY_INK_MOST = 0.2;
export const PLANETARY_CANDIDATES = 5;
export const PLANETARY_IS_TRACED = true;
/** Stations are rings and beads like the signs of the ring, so that they want more air before it than other figures, px. */
export const PLANETARY_FIELD_PX = 187;

export const CUSTOM_NUMBER = 2;
export const CUSTOM_INK_LEAST = 0.1;
export const CUSTOM_INK_MOST = 0.24;
export const CUSTOM_CANDIDATES = 5;
export const CUSTOM_IS_TRACED = false;

/** Where the letters crowd on a short stem, another frame is tried. */
export const ANCESTRAL_NUMBER = 3;
export const ANCESTRAL_INK_LEAST = 0.1;
export const ANCESTRAL_INK_MOST = 0.26;
export const ANCESTRAL_CANDIDATES = 5;
export const ANCESTRAL_IS_TRACED = false;

export const ELEMENTAL_NUMBER = 4;
export const ELEMENTAL_INK_LEAST = 0.1;
export const ELEMENTAL_INK_MOST = 0.24;
export const ELEMENTAL_CANDIDATES = 5;
export const ELEMENTAL_IS_TRACED = false;
