import type { PDFPage } from "@cantoo/pdf-lib";
import type { ActivationPlan } from "#domain/sigils/activation-plan.ts";
import { drawFrame, drawPieces, INK, LINE, MARGIN_PT, SOFT_INK } from "./sheet-page.ts";
import { breakLines, type TypesetFonts } from "./typeset.ts";

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
