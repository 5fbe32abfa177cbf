import { SymbolProgram } from "./symbol-program";

/** Stroke programs of the elements' signs. See `stroke-grammar.ts`. */
export const ELEMENT_PROGRAMS: StaticArray<SymbolProgram> = [
  new SymbolProgram("fire", "M0-5.8L5.4 4-5.4 4Z"),
  new SymbolProgram("water", "M0 5.8L5.4-4-5.4-4Z"),
  new SymbolProgram("air", "M0-5.8L5.4 4-5.4 4ZM-4.8 .2L4.8 .2"),
  new SymbolProgram("earth", "M0 5.8L5.4-4-5.4-4ZM-4.8-.2L4.8-.2"),
];
