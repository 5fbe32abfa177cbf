import type { CandleColor } from "#domain/sigils/methods/ancestral/traditions.ts";
import type { SigilPaths } from "#domain/sigils/sigil-markup.ts";

// A file is print: it keeps the inks and the vellum of the light book wherever it is opened.
/** The ink of words, rules and every mark that no candle tints. */
export const PRINT_INK = "#1f1a14";

/** The paper of every file that has a ground. */
export const PRINT_VELLUM = "#fcf8ee";

/** The inks of the candles, as the theme `vellum` has them. */
const CANDLE_INKS: Readonly<Record<CandleColor, string>> = {
  white: "#6d6557",
  black: "#14110d",
  red: "#9b2d1f",
  gold: "#8a6210",
};

/** A mark to be written into a file; the candle of an ancestral one tints it, null elsewhere. */
export interface PrintedMark {
  readonly paths: SigilPaths;
  readonly candle: CandleColor | null;
}

/** The colour that a mark is printed in. */
export function findPrintInk({ candle }: PrintedMark): string {
  return candle === null ? PRINT_INK : CANDLE_INKS[candle];
}
