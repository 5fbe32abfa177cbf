import { runes } from "../../glyphs/futhark";
import { greekLetters } from "../../glyphs/greek";
import { addSymbol } from "../../glyphs/symbols/library";

/** The first rune and the first Greek ring-letter in the library of symbols; each script is there in its order. */
export const FIRST_RUNE: i32 = addRunes();
export const FIRST_GREEK: i32 = addGreek();

function addRunes(): i32 {
  const first = addSymbol(runes[0].id, runes[0].sign);
  for (let i = 1; i < runes.length; i++) addSymbol(runes[i].id, runes[i].sign);
  return first;
}

function addGreek(): i32 {
  const first = addSymbol(greekLetters[0].id, greekLetters[0].strokes + greekLetters[0].rings);
  for (let i = 1; i < greekLetters.length; i++) addSymbol(greekLetters[i].id, greekLetters[i].strokes + greekLetters[i].rings);
  return first;
}
