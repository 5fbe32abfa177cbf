import { FIRST_CENTER } from "../../glyphs/symbols/library";

/** Center symbols of many small cells, in the library's order: they are set larger and with a lighter pen, so that the cells stay open. */
const LIGHTNESS: StaticArray<f64> = [1, 0.86, 0.72, 0.66, 1, 1, 0.9, 1, 0.96, 0.84];
const GROWTH: StaticArray<f64> = [1, 1.06, 1.16, 1.16, 1.06, 1, 1.06, 1, 1.04, 1.1];
/** The pen of a symbol in the middle by its radius: about as heavy as an arm. */
const PEN_PX: f64 = 2.6;
const PEN_OF_RADIUS: f64 = 0.165;

/** The radius of a symbol in the middle by the usual one. */
export function centerRadius(symbol: i32, usual: f64): f64 {
  return usual * GROWTH[symbol - FIRST_CENTER];
}

/** The pen of a symbol in the middle. */
export function centerWeight(symbol: i32, radius: f64): f64 {
  return (PEN_PX + radius * PEN_OF_RADIUS) * LIGHTNESS[symbol - FIRST_CENTER];
}
