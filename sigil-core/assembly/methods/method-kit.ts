import { FIELD_RADIUS_PX } from "../../contract/thresholds";

/** What of the options enters the seed of a method. */
export const NO_OPTIONS: i32 = 0;
export const OPTIONS: i32 = 1;
/** Free text as well. */
export const OPTIONS_AND_SALT: i32 = 2;

/** What differs by method in the core. */
export class MethodKit {
  constructor(
    /** What a call names it by. */
    readonly number: i32,
    /** Draws the figure and its seal from a seed into the result; returns an error code of `abi.ts`. */
    readonly draw: (seed: u64) => i32,
    readonly seededBy: i32,
    /** Whether the options block is one that it knows: what it doesn't know must be empty. */
    readonly areOptionsLegal: () => bool,
    /** How often it draws at most. */
    readonly candidates: i32,
    /** Share of ink in the figure's box. */
    readonly inkLeast: f64,
    readonly inkMost: f64,
    /** Whether the letters' own lines are the figure. */
    readonly isTraced: bool,
    /** How far the farthest ink may be from the middle of the box, px. */
    readonly fieldPx: f64 = FIELD_RADIUS_PX,
  ) {}
}
