import { type Color, type PDFPage, rgb } from "@cantoo/pdf-lib";
import { PRINT_INK } from "./print-ink.ts";
import type { TextPiece } from "./typeset.ts";

export const INK = toColor(PRINT_INK);
export const SOFT_INK = toColor("#5b4e3b");
export const RULE = toColor("#cdbb97");

export const MARGIN_PT = 56;
/** Height of a line by its size. */
export const LINE = 1.35;

/** A thick and a thin line round the page. */
export function drawFrame(page: PDFPage): void {
  const { width, height } = page.getSize();
  for (const [insetPt, thicknessPt] of [
    [28, 2.2],
    [34, 0.7],
  ] as const) {
    page.drawRectangle({
      x: insetPt,
      y: insetPt,
      width: width - 2 * insetPt,
      height: height - 2 * insetPt,
      borderColor: INK,
      borderWidth: thicknessPt,
    });
  }
}

/** Sets the pieces of a line from its left. */
export function drawPieces(
  page: PDFPage,
  pieces: readonly TextPiece[],
  leftPt: number,
  baselinePt: number,
  sizePt: number,
  color = INK,
): void {
  let x = leftPt;
  for (const { font, text } of pieces) {
    page.drawText(text, { x, y: baselinePt, size: sizePt, font, color });
    x += font.widthOfTextAtSize(text, sizePt);
  }
}

/** A colour written as #rrggbb. */
export function toColor(hex: string): Color {
  const bits = Number.parseInt(hex.slice(1), 16);
  return rgb((bits >> 16) / 255, ((bits >> 8) & 255) / 255, (bits & 255) / 255);
}
