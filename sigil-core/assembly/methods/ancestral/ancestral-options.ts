import { CANDLES, CULTURES, MAX_MOTIFS, MOTIFS } from "../../abi";
import { isChoice, isListOfDifferent, options } from "../../options/option-block";

const CULTURE: i32 = 0;
const CANDLE: i32 = 1;
const COUNT: i32 = 2;
const FIRST: i32 = 3;

/** 1 Norse, 2 Celtic, 3 Mediterranean, 4 universal. */
export function chosenCulture(): i32 {
  return options[CULTURE];
}

/** 1 white, 2 black, 3 red, 4 gold. */
export function chosenCandle(): i32 {
  return options[CANDLE];
}

export function motifCount(): i32 {
  return options[COUNT];
}

/** The motif with this index, 1-9: tree, spiral, knot, sun, moon, hand, eye, serpent, mountain. */
export function motifAt(index: i32): i32 {
  return options[FIRST + index];
}

export function areAncestralOptionsLegal(): bool {
  return (
    isChoice(CULTURE, CULTURES) && isChoice(CANDLE, CANDLES) && isChoice(COUNT, MAX_MOTIFS) &&
    isListOfDifferent(FIRST, motifCount(), MAX_MOTIFS, MOTIFS)
  );
}
