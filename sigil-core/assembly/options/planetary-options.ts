import { options } from "./option-block";

/** The chosen planet, 1-7: Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon. */
export function chosenPlanet(): i32 {
  return options[0];
}
