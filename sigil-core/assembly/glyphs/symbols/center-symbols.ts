import { SymbolProgram } from "./symbol-program";

/** Stroke programs of the center symbols. See `stroke-grammar.ts`. */
export const CENTER_PROGRAMS: StaticArray<SymbolProgram> = [
  new SymbolProgram("point", "O0 0 5.7O0 0 2.9D0 0 1"),
  new SymbolProgram("star", "O0 0 2.1M0-6L0-2.1M0 6L0 2.1M-6 0L-2.1 0M6 0L2.1 0M-3.8-3.8L-1.5-1.5M3.8-3.8L1.5-1.5M-3.8 3.8L-1.5 1.5M3.8 3.8L1.5 1.5D-4-4 .9D4-4 .9D-4 4 .9D4 4 .9K0-6 1.1K0 6 1.1K-6 0 1.1K6 0 1.1"),
  new SymbolProgram("hexagram", "M0-6.2L5.4 3.1-5.4 3.1ZM0 6.2L5.4-3.1-5.4-3.1ZD0 0 .9"),
  new SymbolProgram("hexafoil", "O0 0 5.8M-5-2.9b5.8 5-2.9M0-5.8b5.8 5 2.9M5-2.9b5.8 0 5.8M5 2.9b5.8-5 2.9M0 5.8b5.8-5-2.9M-5 2.9b5.8 0-5.8"),
  new SymbolProgram("stone", "M0-6.3L6.3 0 0 6.3-6.3 0ZO0 0 2.9D0 0 .9"),
  new SymbolProgram("ouroboros", "M2.4-4.6A5.2-1.2-5.1O0-5.1 1.3K0 0 1.8D2.6-4.5 .6"),
  new SymbolProgram("wheel", "O0 0 5.7O0 0 1.8M0-5.7L0-1.8M0 5.7L0 1.8M-4.9-2.85L-1.6-.9M4.9-2.85L1.6-.9M-4.9 2.85L-1.6 .9M4.9 2.85L1.6 .9"),
  new SymbolProgram("quatrefoil", "M-2.5-2.5A2.8 2.5-2.5A2.8 2.5 2.5A2.8-2.5 2.5A2.8-2.5-2.5ZK0 0 1.8"),
  new SymbolProgram("heptagram", "M0-6L1.35-2.79 4.69-3.74 3.02-.69 5.85 1.34 2.42 1.93 2.6 5.41 0 3.1-2.6 5.41-2.42 1.93-5.85 1.34-3.02-.69-4.69-3.74-1.35-2.79ZD0 0 .9"),
  new SymbolProgram("threerings", "O0-2.3 3.6O-2 1.2 3.6O2 1.2 3.6"),
];
