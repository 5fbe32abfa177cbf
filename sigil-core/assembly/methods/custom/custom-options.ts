import { CENTER_SYMBOLS, CONCEPT_THEMES, CUSTOM_LAYOUTS, MAX_CUSTOM_SYMBOLS, SYMBOLS_OF_THEME } from "../../abi";
import { isChoice, isChoiceOrNone, isConceptChoice, options } from "../../options/option-block";

const LAYOUT: i32 = 0;
const CENTER: i32 = 1;
const COUNT: i32 = 2;
const FIRST: i32 = 3;

/** 1 directional, 2 circular, 3 hierarchical. */
export function customLayout(): i32 {
  return options[LAYOUT];
}

/** The symbol in the middle, 1-10. */
export function centerSymbol(): i32 {
  return options[CENTER];
}

export function customSymbolCount(): i32 {
  return options[COUNT];
}

/** The theme of the symbol with this index, 1-12; 0 for a concept of the visitor's own words. */
export function themeAt(index: i32): i32 {
  return options[FIRST + 2 * index];
}

/** The symbol with this index: 1-36, three to each theme in the themes' order, or a motif from FIRST_MOTIF_CHOICE on. */
export function symbolAt(index: i32): i32 {
  return options[FIRST + 2 * index + 1];
}

/** A theme's symbol must be one of its three; a concept without a theme may take any, and any motif. */
export function areCustomOptionsLegal(): bool {
  if (!isChoice(LAYOUT, CUSTOM_LAYOUTS) || !isChoice(CENTER, CENTER_SYMBOLS) || !isChoice(COUNT, MAX_CUSTOM_SYMBOLS)) return false;
  for (let i = 0; i < MAX_CUSTOM_SYMBOLS; i++) {
    const theme = FIRST + 2 * i;
    const symbol = theme + 1;
    if (i >= customSymbolCount()) {
      if (options[theme] != 0 || options[symbol] != 0) return false;
      continue;
    }
    if (!isChoiceOrNone(theme, CONCEPT_THEMES) || !isConceptChoice(symbol)) return false;
    if (options[theme] != 0 && (options[symbol] - 1) / SYMBOLS_OF_THEME != options[theme] - 1) return false;
  }
  return true;
}
