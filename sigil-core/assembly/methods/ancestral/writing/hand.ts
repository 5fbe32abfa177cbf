/** Sides of a stem: the reader's right and left, looking along the way; both at once, mirrored. */
export const RIGHT: i32 = 1;
export const LEFT: i32 = -1;
export const BOTH: i32 = 0;

/** How one script is written along a stem. Letters are drawn in units, a letter of full height is 8 to 12 of them. */
export abstract class Hand {
  constructor(
    /** Air between two letters, and how far a letter reaches from the stem, units. */
    readonly gap: f64,
    readonly reach: f64,
    /** The largest unit, px. */
    readonly largest: f64,
    /** Whether a stem is read from its foot up. */
    readonly isReadUpward: bool,
    /** Whether its lines may bend. */
    readonly isRound: bool,
    /** Whether a letter may be mirrored: where its side is the letter itself, it may not. */
    readonly isMirrored: bool,
  ) {}

  /** The sign of a capital, with the next one where a word goes on. */
  abstract toSign(capital: i32, next: i32): i32;

  abstract nameOf(sign: i32): string;

  /** How much of the stem a sign takes, units. */
  abstract heightOf(sign: i32): f64;

  /** Whether a sign may not be drawn again in the mirror of its row. */
  isOnce(_sign: i32): bool {
    return false;
  }

  /** Whether a sign is about its stem and has no side. */
  isAbout(_sign: i32): bool {
    return false;
  }

  /** Draws a sign for a letter, its middle at a way along the walk; `unit` and `across` are px along the stem and away from it. */
  abstract draw(sign: i32, letter: i32, way: f64, unit: f64, across: f64, side: i32): void;
}
