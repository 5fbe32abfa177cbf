/** A capital as the ring-letters of amulets write it: its strokes, and a ring that continues each loose end. */
export class RingLetter {
  constructor(
    readonly id: string,
    /** Stroke programs on the field -6..6. */
    readonly strokes: string,
    readonly rings: string,
  ) {}
}

/** The Greek alphabet in its order. */
export const greekLetters: StaticArray<RingLetter> = [
  new RingLetter("alpha", "M-4 4.4L0-4.4 4 4.4M-2.5 1.2L2.5 1.2", "O-4.5 5.5 1.16O4.5 5.5 1.16"),
  new RingLetter("beta", "M-3-4.4L-3 4.4M-3-4.4L.4-4.4a2.2 .4 0L-3 0M.4 0a2.2 .4 4.4L-3 4.4", "O-3-5.6 1.16O-3 5.6 1.16"),
  new RingLetter("gamma", "M-3 4.4L-3-4.4 3.4-4.4", "O-3 5.6 1.16O4.6-4.4 1.16"),
  new RingLetter("delta", "M0-4.6L4.4 3.6-4.4 3.6Z", "O0-5.8 1.16O5.3 4.4 1.16O-5.3 4.4 1.16"),
  new RingLetter("epsilon", "M3.4-4.6L-3-4.6-3 4.6 3.4 4.6M-3 0L2 0", "O4.6-4.6 1.16O4.6 4.6 1.16O3.2 0 1.16"),
  new RingLetter("zeta", "M-3.6-4.4L3.6-4.4-3.6 4.4 3.6 4.4", "O-4.8-4.4 1.16O4.8 4.4 1.16"),
  new RingLetter("eta", "M-3.4-4.4L-3.4 4.4M3.4-4.4L3.4 4.4M-3.4 0L3.4 0", "O-3.4-5.6 1.16O-3.4 5.6 1.16O3.4-5.6 1.16O3.4 5.6 1.16"),
  new RingLetter("theta", "O0 0 4.4M-4.4 0L4.4 0", "O0-5.6 1.16O0 5.6 1.16"),
  new RingLetter("iota", "M0-4.6L0 4.6", "O0-5.8 1.16O0 5.8 1.16"),
  new RingLetter("kappa", "M-3-4.4L-3 4.4M3.4-4.4L-3 .4M-.4-1.5L3.4 4.4", "O-3-5.6 1.16O-3 5.6 1.16O4.4-5.1 1.16O4 5.4 1.16"),
  new RingLetter("lambda", "M-3.8 4.4L0-4.6 3.8 4.4", "O-4.3 5.5 1.16O4.3 5.5 1.16"),
  new RingLetter("mu", "M-4.2 4.4L-4.2-4.4 0 1 4.2-4.4 4.2 4.4", "O-4.2 5.6 1.16O4.2 5.6 1.16"),
  new RingLetter("nu", "M-3.6 4.4L-3.6-4.4 3.6 4.4 3.6-4.4", "O-3.6 5.6 1.16O3.6-5.6 1.16"),
  new RingLetter("xi", "M-3.4-4.6L3.4-4.6M-2.4 0L2.4 0M-3.4 4.6L3.4 4.6M0-4.6L0 4.6", "O-4.6-4.6 1.16O4.6-4.6 1.16O-3.6 0 1.16O3.6 0 1.16O-4.6 4.6 1.16O4.6 4.6 1.16"),
  new RingLetter("omicron", "O0 0 4.2", "O0-5.4 1.16O0 5.4 1.16"),
  new RingLetter("pi", "M-3.4 4.4L-3.4-4.4 3.4-4.4 3.4 4.4", "O-3.4 5.6 1.16O3.4 5.6 1.16"),
  new RingLetter("rho", "M-2.4 4.6L-2.4-4.6 .4-4.6a2.6 .4 .6L-2.4 .6", "O-2.4 5.8 1.16"),
  new RingLetter("sigma", "M3.4-4.6L-3.4-4.6 .8 0-3.4 4.6 3.4 4.6", "O4.6-4.6 1.16O4.6 4.6 1.16"),
  new RingLetter("tau", "M-3.8-4.4L3.8-4.4M0-4.4L0 4.6", "O-5-4.4 1.16O5-4.4 1.16O0 5.8 1.16"),
  new RingLetter("upsilon", "M-3.8-4.4L0 .2 3.8-4.4M0 .2L0 4.6", "O-4.6-5.3 1.16O4.6-5.3 1.16O0 5.8 1.16"),
  new RingLetter("phi", "M0-5L0 5O0 0 3.1", "O0-6.2 1.16O0 6.2 1.16"),
  new RingLetter("chi", "M-3.6-4.4L3.6 4.4M3.6-4.4L-3.6 4.4", "O-4.4-5.3 1.16O4.4 5.3 1.16O4.4-5.3 1.16O-4.4 5.3 1.16"),
  new RingLetter("psi", "M-3.8-4.4L-3.8-2.8b3.8 3.8-2.8L3.8-4.4M0-4.6L0 4.6", "O-3.8-5.6 1.16O3.8-5.6 1.16O0-5.8 1.16O0 5.8 1.16"),
  new RingLetter("omega", "M-4 4.4L-2 4.4-2 3A4.1 2 3L2 4.4 4 4.4", "O-5.2 4.4 1.16O5.2 4.4 1.16"),
];

/** Which ring-letter each capital A-Z becomes: its number in `greekLetters`, letter by letter. */
const LETTER_OF: StaticArray<u8> = [0, 1, 9, 3, 4, 20, 2, 6, 8, 8, 9, 10, 11, 12, 14, 15, 9, 16, 17, 18, 19, 19, 23, 13, 19, 5];

const C: i32 = 67;
const H: i32 = 72;
const P: i32 = 80;
const S: i32 = 83;
const T: i32 = 84;
const THETA: i32 = 7;
const PHI: i32 = 20;
const CHI: i32 = 21;
const PSI: i32 = 22;

/** The ring-letter of a capital, or of a pair: by sound, and where Greek has none by the nearest one (H eta, W omega for its shape). */
export function greekOf(capital: i32, next: i32 = 0): i32 {
  if (next == H && capital == T) return THETA;
  if (next == H && capital == P) return PHI;
  if (next == H && capital == C) return CHI;
  if (next == S && capital == P) return PSI;
  return LETTER_OF[capital - 65];
}
