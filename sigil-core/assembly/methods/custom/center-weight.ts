import { FIRST_CENTER } from "../../glyphs/symbols/library";
import { symbolWeight } from "../../ink/board/weights";

/** Center symbols of many small cells, in the library's order: they are set larger and with a lighter pen, so that the cells stay open. */
const LIGHTNESS: StaticArray<f64> = [1, 1, 0.7, 0.64, 1, 1, 0.94, 1, 1, 0.86];
const GROWTH: StaticArray<f64> = [1, 1, 1.14, 1.14, 1, 1, 1, 1, 1, 1.08];

/** The radius of a symbol in the middle by the usual one. */
export function centerRadius(symbol: i32, usual: f64): f64 {
  return usual * GROWTH[symbol - FIRST_CENTER];
}

/** The pen of a symbol in the middle. */
export function centerWeight(symbol: i32, radius: f64): f64 {
  return symbolWeight(radius) * LIGHTNESS[symbol - FIRST_CENTER];
}
