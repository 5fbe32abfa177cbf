import { FIRST_MOTIF_CHOICE, CONCEPT_SYMBOLS } from "../../abi";
import { addSymbol } from "../../glyphs/symbols/library";
import { SIGN_PROGRAMS } from "../../glyphs/symbols/sign-programs";

const FIRST_SIGN: i32 = addSigns();

function addSigns(): i32 {
  const first = addSymbol(SIGN_PROGRAMS[0].id, SIGN_PROGRAMS[0].strokes);
  for (let i = 1; i < SIGN_PROGRAMS.length; i++) addSymbol(SIGN_PROGRAMS[i].id, SIGN_PROGRAMS[i].strokes);
  return first;
}

/** The place of a choice among the signs: the concepts' symbols first, then the motifs. */
function indexOf(choice: i32): i32 {
  return choice < FIRST_MOTIF_CHOICE ? choice - 1 : choice - FIRST_MOTIF_CHOICE + CONCEPT_SYMBOLS;
}

/** The library's number of the sign to which a chosen symbol is reduced. */
export function signOf(choice: i32): i32 {
  return FIRST_SIGN + indexOf(choice);
}

/** How far the arm reaches into the sign, in units of its field. */
export function stemTopOf(choice: i32): f64 {
  return SIGN_PROGRAMS[indexOf(choice)].stemTop;
}
