import { SymbolProgram } from "./symbol-program";

/** A symbol reduced to a sign that grows from an arm: `stemTop` is how far the arm itself reaches into the sign's field. */
export class SignProgram extends SymbolProgram {
  constructor(
    id: string,
    readonly stemTop: f64,
    strokes: string,
  ) {
    super(id, strokes);
  }
}

/**
 * The signs of the concept symbols, then those of the motifs, in the library's order. The arm comes from below, at (0, 6), and ends at `stemTop`; up is
 * outward. Few strokes and at least 1.8 units of paper between them, so that a sign may be as heavy as its arm. See `stroke-grammar.ts`.
 */
export const SIGN_PROGRAMS: StaticArray<SignProgram> = [
  // Discovery.
  new SignProgram("compass", 2.6, "M0-6.2b5.6 4.4-1.8b5.6 0 2.6b5.6-4.4-1.8b5.6 0-6.2Z"),
  new SignProgram("key", -0.4, "O0-3.3 2.9M0 2L3.4 2M0 4.8L-2.8 4.8"),
  new SignProgram("lantern", 3, "M0-6.2a6.4 0 3a6.4 0-6.2ZK0-1.6 1.9M-3.4 4.6L3.4 4.6"),
  // Purpose.
  new SignProgram("arrow", -6.2, "M-4.6-.4a7.5 0-6.2a7.5 4.6-.4"),
  new SignProgram("anchor", -5.8, "M-5-1a5 0-5.8a5 5-1M-2.8 2.4L2.8 2.4"),
  new SignProgram("torch", 2.6, "M-3.9-1.6b4 0 2.6b4 3.9-1.6K0-3 3.2"),
  // Alignment.
  new SignProgram("plumb", -0.6, "M0-6.4L3-3.4 0-.4-3-3.4ZM-3.6 3.4L3.6 3.4"),
  new SignProgram("vesica", 4.6, "M-2.6 5.6b5.8-2.2-6.2M2.6 5.6a5.8 2.2-6.2"),
  new SignProgram("axis", 1.6, "O0-.6 2.2M-4-6.2b4 0-2.8b4 4-6.2"),
  // Truth.
  new SignProgram("scales", -6, "M-4.4-1.2a5.2 0-3.8a5.2 4.4-1.2O-4.4.6 1.8O4.4.6 1.8"),
  new SignProgram("feather", -6.2, "M0-6.2a6 0 3M0-2L-3.8-5M0 2.4L-3.8-.6"),
  new SignProgram("blade", 2.2, "M0-6.6a9.6 0 2.2a9.6 0-6.6ZM-4.2 2.8b7 0 2.2b7 4.2 2.8"),
  // Love.
  new SignProgram("heart", -1.8, "M0-1.8a2.7 5-1.4a8 2.9 4.3M0-1.8b2.7-5-1.4b8-2.9 4.3"),
  new SignProgram("rose", -0.6, "O0-2.5 1.9M-4.9-4.2b4.9 0 2.2b4.9 4.9-4.2"),
  new SignProgram("bond", -0.4, "M-2.3-2.2B2.8-2.3 1.8L2.3-2.2A2.8 2.3 1.8Z"),
  // Wealth.
  new SignProgram("coin", 2.6, "O0-1.7 4.3K0-1.7 2"),
  new SignProgram("sheaf", -3, "K0-4.4 2M-4.2-2.6b4.6 0 1b4.6 4.2-2.6M-4.2 1.2b4.6 0 4.8b4.6 4.2 1.2"),
  new SignProgram("horn", 4.2, "M0 4.2b4.4 3.4-2.6b3.9-3.6-2.4D-3.4-1.6 1.4"),
  // Power.
  new SignProgram("bolt", -6.2, "M-4-5.8L-4-2.6b4 4-2.6L4-5.8K0 1.4 2.4"),
  new SignProgram("crown", -4, "M-4.8-3.2L-3.2 2.4 3.2 2.4 4.8-3.2D-4.9-4.2 1.3D4.9-4.2 1.3D0-4.8 1.3"),
  new SignProgram("pillar", -5.2, "M-3.4-1.4a1.9-3.4-5.2L3.4-5.2a1.9 3.4-1.4M-3.6 4L3.6 4"),
  // Wisdom.
  new SignProgram("owl", -2, "M-5.2-5.8b5.6 0-2.4b5.6 5.2-5.8O-2.6 1.4 2.2O2.6 1.4 2.2"),
  new SignProgram("book", -2, "M-5.4-4.4b4.8 0-2b4.8 5.4-4.4M-5.4.4b4.8 0 2.8b4.8 5.4.4"),
  new SignProgram("lamp", 1.8, "M-5.2-1b5.6 4.6-1ZK-3.6-3 2.4"),
  // Healing.
  new SignProgram("rod", -6, "M0 4.2B3 0-1.4a2.9-2.9-4.2"),
  new SignProgram("chalice", 1.6, "M-4.5-3.4L4.5-3.4M-4.5-3.4b4.7 4.5-3.4M-3 4.6L3 4.6"),
  new SignProgram("mortar", 2.8, "M-4.4-2L-3.2 2.8 3.2 2.8 4.4-2M.2.2L3.4-5.4D3.4-5.4 1.3"),
  // Protection.
  new SignProgram("shield", 0.6, "M-4.3-4.8L4.3-4.8 4.3-1a9 0 5a9-4.3-1ZD0-.8 1.4"),
  new SignProgram("tower", -1.6, "M-3.8-6.2L-3.8-1.6 3.8-1.6 3.8-6.2M-4.6 3.4L4.6 3.4"),
  new SignProgram("horseshoe", 2.4, "M-3.2-4.6B4.4 3.2-4.6M-5.2-4.6L-2.6-4.6M2.6-4.6L5.2-4.6"),
  // Growth.
  new SignProgram("sprout", 2.6, "M0 2.6b6-2.6-2.8b1.7-5.8-2.2M0 2.6a6 2.6-2.8a1.7 5.8-2.2"),
  new SignProgram("fern", 3, "M0 3a9-3.4-2.6a3.6 3.6-2.6a2.7-1.4-2.6"),
  new SignProgram("acorn", 1.4, "M-4.6 1.4L4.6 1.4M-3.4 1.4a6.4 0-6.4a6.4 3.4 1.4"),
  // Peace.
  new SignProgram("dove", -4, "D0-4.8 1.6M-5.6 2.2a6.2 0-2.4a6.2 5.6 2.2"),
  new SignProgram("olive", -3, "K0-4.6 2.1M0 4.6a4.8-4.2.2M0 1.6b4.8 4.2-2.8"),
  new SignProgram("water", -1.8, "D0-5 1.5M-5 2.6b2.7 0 2.6a2.7 5 2.6M-5-1.8b2.7 0-1.8a2.7 5-1.8"),
  // Motifs.
  new SignProgram("tree", -2, "M-2.4 2.6A4.6 2.4 2.6M-2-4L0-1.6 2-4"),
  new SignProgram("spiral", 2.6, "M0 2.6a4.4-4.2-1.8a4.3 4.4-1.8a3.1-1.8-1.8a1.9 1.9-1.6"),
  new SignProgram("knot", 4.4, "M0 4.4a6 0-6.4a6 0 4.4ZM-5.7-1a6.2 5.7-1a6.2-5.7-1Z"),
  new SignProgram("sun", 1, "O0-1.6 2.5M0-4.2L0-6.6M-2.2-2.9L-4.7-4.3M2.2-2.9L4.7-4.3M-2.2-.3L-4.7 1.1M2.2-.3L4.7 1.1"),
  new SignProgram("moon", 3, "M-4.4-4.6B4.8 4.4-4.6a5.4-4.4-4.6Z"),
  new SignProgram("hand", 3.8, "M-4.6-5L-4.6-.8b4.6 4.6-.8L4.6-5O0-.4 1.8M0-2.2L0-6"),
  new SignProgram("eye", 1.8, "M-5.4-1.2a6.4 5.4-1.2a6.4-5.4-1.2ZD0-1.2 1.6M0-4.4L0-6.4"),
  new SignProgram("serpent", 5.2, "M0 5.2b2.8 0 0a2.6 0-4.4D0-5 1.9"),
  new SignProgram("mountain", 2.6, "M-6 2.6L-2-4.6.8-.4 2.8-3.2 6 2.6Z"),
];
