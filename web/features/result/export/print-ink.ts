import { type Ink, NOCTURNE, PRINT } from "#domain/inks.ts";
import type { CandleColor } from "#domain/sigils/methods/ancestral/traditions.ts";
import type { SigilPaths } from "#domain/sigils/sigil-markup.ts";

/** A mark to be written into a file; the candle of an ancestral one tints it, null elsewhere. */
export interface PrintedMark {
  readonly paths: SigilPaths;
  readonly candle: CandleColor | null;
}

/** The ink that a mark is written in; a file is print, and keeps the inks of the light theme wherever it is opened. */
export function findPrintInk({ candle }: PrintedMark): Ink {
  return candle === null ? PRINT.sigil : PRINT.candles[candle];
}

/** The ink that a mark has on a dark ground. */
export function findNightInk({ candle }: PrintedMark): Ink {
  return candle === null ? NOCTURNE.sigil : NOCTURNE.candles[candle];
}
