import { SymbolProgram } from "./symbol-program";

/** Stroke programs of the concept symbols: three for each of the twelve themes, in the order of the themes. See `stroke-grammar.ts`. */
export const CONCEPT_PROGRAMS: StaticArray<SymbolProgram> = [
  // Discovery.
  new SymbolProgram("compass", "M0-6L1.7-1.7 6 0 1.7 1.7 0 6-1.7 1.7-6 0-1.7-1.7ZD-4-4 .8D4-4 .8D-4 4 .8D4 4 .8"),
  new SymbolProgram("key", "O0-3.3 2.7M0-.6L0 6.2M0 5.8L3.3 5.8M0 3L2.4 3D0-3.3 .9"),
  new SymbolProgram("lantern", "O0-5.6 .9M-2.8-1.9b2.8 0-4.7b2.8 2.8-1.9M-4-1.9L4-1.9M-2.8-1.9b9-2.8 4.8M2.8-1.9a9 2.8 4.8M-4.2 4.8L4.2 4.8M-2.6 6.3L2.6 6.3K0 1.5 2"),
  // Purpose.
  new SymbolProgram("arrow", "M0 5L0-6M-3.4-2.4L0-6 3.4-2.4M-2.9 3.6L0 .9 2.9 3.6M-2.9 6.4L0 3.7 2.9 6.4"),
  new SymbolProgram("anchor", "O0-4.8 1.5M0-3.3L0 6.2M-3-1.4L3-1.4M-5 1.2b5 5 1.2M-6.2 3L-5 1-3.2 2.4M6.2 3L5 1 3.2 2.4"),
  new SymbolProgram("torch", "M-.2 .2a4.3 .7-6.5a4.3-.2 .2M-3 .2L3 .2 1.5 2.8-1.5 2.8ZM0 2.8L0 6.5"),
  // Alignment.
  new SymbolProgram("plumb", "M-4-6L4-6M0-6L0 .4M0 .4L2.6 3.2 0 6.4-2.6 3.2ZD-4-6 .8D4-6 .8"),
  new SymbolProgram("vesica", "O-2.1 0 3.9O2.1 0 3.9K0 0 1.5"),
  new SymbolProgram("axis", "M-3.2-6.2b3.2 3.2-6.2M0-3L0-2.3O0 0 2.3M0 2.3L0 3M-3.2 6.2a3.2 3.2 6.2M-6 0L-2.3 0M2.3 0L6 0D0 0 .6"),
  // Truth.
  new SymbolProgram("scales", "M0-6L0 6M-3 6L3 6M-4.4-4L4.4-4M-6.4 .8L-4.4-4-2.4 .8M-6.4 .8b2.05-2.4 .8M6.4 .8L4.4-4 2.4 .8M2.4 .8b2.05 6.4 .8D0-6 .9"),
  new SymbolProgram("feather", "M-5.2 6.3a16 2.6-3.4M4.8-6.3b7.2-3 3.2M4.8-6.3a6.6 3.8-.2L1.7-.3 2.2 1.7a7.4-3 3.2"),
  new SymbolProgram("blade", "M0-6.4L1.5-4 1.5 1.6-1.5 1.6-1.5-4ZM-4.6 1.6L4.6 1.6M0 1.6L0 4.4O0 5.4 1D-4.6 1.6 .8D4.6 1.6 .8"),
  // Love.
  new SymbolProgram("heart", "M0 5.6L-5-.6A2.8 0-2.6A2.8 5-.6Z"),
  new SymbolProgram("rose", "M-2.4-3A2.6 2.4-3A2.6 4 1.5A2.6 0 4.5A2.6-4 1.5A2.6-2.4-3ZO0 .3 1.6"),
  new SymbolProgram("bond", "M-2.2-1.7B2.6-2.2 1.7L2.2-1.7A2.6 2.2 1.7ZD0-3.4 1D0 3.4 1"),
  // Wealth.
  new SymbolProgram("coin", "O0 0 5.6M-2.1-2.1L2.1-2.1 2.1 2.1-2.1 2.1Z"),
  new SymbolProgram("sheaf", "M0 6.4L0-1.8M0-1.8a2.7 0-6.4a2.7 0-1.8M0 1.6a2.9-3.9-2a2.9 0 1.6M0 1.6b2.9 3.9-2b2.9 0 1.6M0 5a2.9-3.9 1.4a2.9 0 5M0 5b2.9 3.9 1.4b2.9 0 5"),
  new SymbolProgram("horn", "M5.6-.4a6.2-5.8 3.4b6.4 0-5.4L5.6-.4M-5.8 3.4a1.4-5.2 .9D3.6-4.2 1.1D1.6-6.2 .9D5.7-2.7 .9"),
  // Power.
  new SymbolProgram("bolt", "M-3.2-6.2L-3.2-5b3.2 3.2-5L3.2-6.2M0-6.4L0-1.8M-3.2 6.2L-3.2 5a3.2 3.2 5L3.2 6.2M0 6.4L0 1.8K0 0 2.1M-2.2 0L2.2 0"),
  new SymbolProgram("crown", "M-4.8 5.4L4.8 5.4 5.6-2.2 2.6 1.2 0-4.2-2.6 1.2-5.6-2.2ZD0-5.6 1D-5.6-3.6 1D5.6-3.6 1"),
  new SymbolProgram("pillar", "M-4.6 6L4.6 6M-2 6L-2-1.6M2 6L2-1.6O-3.9-3.4 1.9O3.9-3.4 1.9M-3.9-5.3L3.9-5.3M-2-1.6L2-1.6"),
  // Wisdom.
  new SymbolProgram("owl", "M-5.4-6L-5.4 .6b5.4 5.4 .6L5.4-6M-5.4-6b6.6 0-3.6b6.6 5.4-6O-2.4-.8 1.8O2.4-.8 1.8K0 3.2 1.3"),
  new SymbolProgram("book", "M0-2.8L0 5.4M0-2.8b4.2-6-3.6L-6 4.6a4.2 0 5.4M0-2.8a4.2 6-3.6L6 4.6b4.2 0 5.4K0-5.4 1.3"),
  new SymbolProgram("lamp", "M-5.8-.8b5.2 4-.8ZM4-.8a1.9 3 1.4M-.9 1.8L-.9 5.6M-3.9 5.6L2.1 5.6M-4.4-6.4a3.4-3-3.2a1.4-5.8-3.2a3.4-4.4-6.4D1.2-1.2 .9"),
  // Healing.
  new SymbolProgram("rod", "O0-5.5 1M0-4.5L0 6.5M1.6 6.4L0 5.4A2.4 0 1.6B2.5 0-2.4L-2.2-3.2K-3.3-3.5 1.5"),
  new SymbolProgram("chalice", "M-4.6-2.8L4.6-2.8M-4.6-2.8b4.6 4.6-2.8M0 1.8L0 6M-3.2 6L3.2 6K0-5.3 1.4"),
  new SymbolProgram("mortar", "M-5.6-1L5.6-1M-4.6-1L-3.4 4b1.6-1.9 5.6L1.9 5.6b1.6 3.4 4L4.6-1M4.4-5.4L.6-1D4.6-5.6 1.1"),
  // Protection.
  new SymbolProgram("shield", "M-4.8-5.8L4.8-5.8 4.8-1.2a8.6 0 6.2a8.6-4.8-1.2ZM0-5.8L0 6.2M-4.8-1.2L4.8-1.2"),
  new SymbolProgram("tower", "M-3.6 6L-3.6-1.4-4.8-1.4-4.8-6-2.2-6-2.2-3.6 2.2-3.6 2.2-6 4.8-6 4.8-1.4 3.6-1.4 3.6 6ZM-1.4 6L-1.4 3a1.4 1.4 3L1.4 6"),
  new SymbolProgram("horseshoe", "M-3.8-5.2B5.8 3.8-5.2L1.6-4.6A3.3-1.6-4.6ZM-4.4-5.2L-1.4-5.2M4.4-5.2L1.4-5.2"),
  // Growth.
  new SymbolProgram("sprout", "M0 6L0 .8M-3 6L3 6M0 .8a4.4-5.4-4.6a4.4 0 .8M0 .8b4.4 5.4-4.6b4.4 0 .8"),
  new SymbolProgram("fern", "M-1.4 6.4a14-4-1.7a4.3 4.6-1.7a3-1.4-1.7a2 2.6-1.7a1 .8-1.5M-2.6 4b4.2 3 2.2b4.2-2.6 4"),
  new SymbolProgram("acorn", "M-5-.8a5.2 5-.8ZM0-4.4L0-6.6M-3.7-.8L-3.7 .2b6.2 0 6.4b6.2 3.7 .2L3.7-.8"),
  // Peace.
  new SymbolProgram("dove", "M6.3-2.2L4.7-3.4b1.75 1.7-2.2b7.6-3.8-6.4b6.4-1.6 .5L-6.3 1.2-5.2 4.6b8.4 4.6-1ZD3.4-2.3 .6"),
  new SymbolProgram("olive", "M-4.8 6b14 2.6-3.6M2.6-3.6a3 4.8-6.4a3 2.6-3.6M-1.5 2.3a3.1-5.2-2a3.1-1.5 2.3M-.6 1.2b3.1 4.8 3.1b3.1-.6 1.2D2.9-.8 .9"),
  new SymbolProgram("water", "M-3.4-.6a3.4 3.4-.6M-6-.6L6-.6M-5 2.8b2-2.5 2.8a2 0 2.8b2 2.5 2.8a2 5 2.8M-2.5 5.6b2 0 5.6a2 2.5 5.6D0-6 .9"),
];
