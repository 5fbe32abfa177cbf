import { SymbolProgram } from "./symbol-program";

/** Stroke programs of the nine ancestral motifs. See `stroke-grammar.ts`. */
export const MOTIF_PROGRAMS: StaticArray<SymbolProgram> = [
  new SymbolProgram("tree", "M0 6.6L0-3.6M0 1.4A2.5-2.7-2.2A2.9 2.7-2.2A2.5 0 1.4ZM-2.6-1.2L0 .4 2.6-1.2M0 4.4b5-3 6.6M0 4.4a5 3 6.6"),
  new SymbolProgram("spiral", "M-1 .5a1 1 .5a2-3 .5a3 3 .5a4-5 .5a5.3 5.6 .5a5.4 4.4 3.9"),
  new SymbolProgram("knot", "M-2-4L-2 4A2-4 2L4 2A2 2 4L2-4A2 4-2L-4-2A2-2-4Z"),
  new SymbolProgram("sun", "M0-6.3L1.5-3.6 4.45-4.45 3.6-1.5 6.3 0 3.6 1.5 4.45 4.45 1.5 3.6 0 6.3-1.5 3.6-4.45 4.45-3.6 1.5-6.3 0-3.6-1.5-4.45-4.45-1.5-3.6ZO0 0 1.7"),
  new SymbolProgram("moon", "M3-5.2B5.7 3 5.2a6.4 3-5.2ZK3.6 0 1.5"),
  new SymbolProgram("hand", "M-3.4 2.2L-3.4-3.8a1.15-1.1-3.8L-1.1-5.3a1.1 1.1-5.3L1.1-3.8a1.15 3.4-3.8L3.4 2.2a3.4-3.4 2.2M-1.1-3.8L-1.1-.9M1.1-3.8L1.1-.9M-3.4 2.2a3.1-6.1-1.2M3.4 2.2b3.1 6.1-1.2O0 2.2 1.6"),
  new SymbolProgram("eye", "M-6.2 1a7 6.2 1a7-6.2 1ZO0 1 2.2D0 1 .6M0-2.6L0-6M-3-1.9L-4.4-4.8M3-1.9L4.4-4.8"),
  new SymbolProgram("serpent", "M-1.6-5.2L1.05-5.2A2.1 0-1.3B1.75 0 1.75A1.4 0 4.2B1.1 .2 6.2L1.4 6.4K-2.6-5.1 1.5"),
  new SymbolProgram("mountain", "M-6.4 5L-3-1.2-1.2 1.6 2-5.8 6.4 5ZM1.2 5L.5 3.1 2.8 1.2 1.9-1.3"),
];
