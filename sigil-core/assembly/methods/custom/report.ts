import { addGesture, addMark, addSymbol } from "../../encode/result";
import { endOf, isRound } from "./letters";
import { markOf } from "./letter-marks";

const CAPITAL_A: i32 = 65;

/** Which letters' marks and terminals were reported, one bit each. */
let marked: i32 = 0;
let ended: i32 = 0;

/** Begins the reports of a drawing. */
export function clearReports(): void {
  marked = ended = 0;
}

/** Reports whether the first letter bends what holds the figure together, or leaves it straight. */
export function reportCarrier(letter: i32): void {
  addSymbol(isRound(letter) ? "bowed" : "straight", "carrier", letter);
}

/** Reports where a letter's mark grows; of a unit of 0 it was left out. */
export function reportMark(letter: i32, place: string, unit: f64): void {
  if (unit == 0) return;
  addSymbol(markOf(letter).name, place, letter);
  const bit = 1 << (letter - CAPITAL_A);
  if (!(marked & bit)) addGesture(letter, markOf(letter).name);
  marked |= bit;
}

/** Reports the terminal in which a letter ends arms, once. */
export function reportEnd(letter: i32): void {
  const bit = 1 << (letter - CAPITAL_A);
  if (!(ended & bit)) addMark(letter, endOf(letter));
  ended |= bit;
}
