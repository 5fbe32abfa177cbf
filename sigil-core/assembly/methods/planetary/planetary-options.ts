import { PLANETS } from "../../abi";
import { isChoice, isEmptyFrom, options } from "../../options/option-block";

const PLANET: i32 = 0;
const WORDS: i32 = 1;

/** The chosen planet, 1-7: Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon. */
export function chosenPlanet(): i32 {
  return options[PLANET];
}

export function arePlanetaryOptionsLegal(): bool {
  return isChoice(PLANET, PLANETS) && isEmptyFrom(WORDS);
}
