import { type Color, type PDFPage, rgb } from "@cantoo/pdf-lib";
import { type Ink, PRINT, toRgb } from "#domain/inks.ts";
import type { ActivationPlan } from "#domain/sigils/drawn.ts";
import { breakLines, type TextPiece, type TypesetFonts } from "./typeset.ts";

export const INK = toColor(PRINT.text);
export const SOFT_INK = toColor(PRINT.textSoft);
export const RULE = toColor(PRINT.rule);

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

/** An ink as the PDF library takes it. */
export function toColor(ink: Ink): Color {
  const { red, green, blue } = toRgb(ink);
  return rgb(red, green, blue);
}

const TITLE_PT = 26;
const HEADING_PT = 15;
const TEXT_PT = 13;
const INDENT_PT = 26;
const GAP_PT = 7;
const SIDE_PT = MARGIN_PT + 20;

/** The activation plan on a page: when, with what, how, and afterwards. */
export function drawPlanPage(
  page: PDFPage,
  { when, withWhat, how, afterwards }: ActivationPlan,
  fonts: TypesetFonts,
): void {
  let baselinePt = page.getHeight() - MARGIN_PT - TITLE_PT - 10;

  function set(text: string, sizePt: number, indentPt = 0, color = INK): void {
    const lines = breakLines(text, sizePt, page.getWidth() - 2 * SIDE_PT - indentPt, fonts) ?? [];
    for (const line of lines) {
      drawPieces(page, line, SIDE_PT + indentPt, baselinePt, sizePt, color);
      baselinePt -= sizePt * LINE;
    }
    baselinePt -= GAP_PT;
  }

  function setList(entries: readonly string[], toMark: (index: number) => string): void {
    entries.forEach((entry, index) => {
      const [mark = []] = breakLines(toMark(index), TEXT_PT, INDENT_PT, fonts) ?? [];
      drawPieces(page, mark, SIDE_PT, baselinePt, TEXT_PT, SOFT_INK);
      set(entry, TEXT_PT, INDENT_PT);
    });
  }

  function setHeading(text: string): void {
    baselinePt -= 10;
    set(text, HEADING_PT, 0, SOFT_INK);
  }

  drawFrame(page);
  set("Your activation plan", TITLE_PT);
  setHeading("When");
  set(when, TEXT_PT);
  setHeading("With what");
  setList(withWhat, () => "–");
  setHeading("How");
  setList(how, (index) => `${index + 1}.`);
  setHeading("Afterwards");
  set(afterwards, TEXT_PT);
}
