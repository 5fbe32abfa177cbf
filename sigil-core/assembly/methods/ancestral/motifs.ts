import { addSymbol } from "../../encode/result";
import { FIRST_MOTIF, symbolIds } from "../../glyphs/symbols/library";
import { motifAt } from "./ancestral-options";

/** The symbol of the library that the chosen motif with this index is. */
export function motifSymbol(index: i32): i32 {
  return FIRST_MOTIF + motifAt(index) - 1;
}

/** Reports the place of the chosen motif with this index. */
export function reportMotif(index: i32, role: string): void {
  addSymbol(symbolIds[motifSymbol(index)], role, 0);
}
