import type { Color } from "@cantoo/pdf-lib";
import { type Ink, PRINT, toRgb } from "#domain/inks.ts";

/** An ink in the shape of the PDF library's own colors; the library itself is loaded only when needed. */
function toColor(ink: Ink): Color {
  return { type: "RGB", ...toRgb(ink) } as Color;
}

/** The inks of a printed page. */
export const INKS = {
  text: toColor(PRINT.text),
  soft: toColor(PRINT.textSoft),
  rubric: toColor(PRINT.rubric),
  rule: toColor(PRINT.rule),
  faint: toColor(PRINT.groundDeepest),
  /** What a sigil is written in: plain, or tinted by a candle. */
  sigil: {
    plain: toColor(PRINT.sigil),
    white: toColor(PRINT.candles.white),
    black: toColor(PRINT.candles.black),
    red: toColor(PRINT.candles.red),
    gold: toColor(PRINT.candles.gold),
  },
} as const;
