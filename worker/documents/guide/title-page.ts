import { PRODUCT_NAME } from "#domain/product.ts";
import { SERVER_KITS } from "#domain/sigils/server-kits.ts";
import { type Book, type LineStyle, PAGE_HEIGHT_PT, PAGE_WIDTH_PT } from "../typeset/book.ts";
import { breakLines } from "../typeset/break-lines.ts";
import { INKS } from "../typeset/inks.ts";
import { drawConstruction, drawFrame, drawMark } from "./draw-mark.ts";
import { type GuideMark, toShowableIntention } from "./guide-mark.ts";

const INSET_PT = 26;
const INTENTION_MEASURE_PT = PAGE_WIDTH_PT - 2 * 66;

/** Longer intentions are set smaller; the last size holds any. */
const INTENTION_SIZES_PT = [16, 13.5, 11.5, 9.5, 8] as const;
const INTENTION_ROOM_PT = 96;

/** The title page: name, title, the mark, and the words that it was made from, unless they mean harm. */
export function setTitlePage(book: Book, mark: GuideMark | null, isLarger: boolean): void {
  const { display, italic } = book.faces;
  drawFrame(book, INSET_PT, PAGE_HEIGHT_PT);
  book.setCentered(PRODUCT_NAME, PAGE_HEIGHT_PT - 72, { face: display, sizePt: 13, ink: INKS.rubric });
  book.setCentered("A Guide to the", PAGE_HEIGHT_PT - 110, { face: display, sizePt: 17 });
  book.setCentered("Activation of a Sigil", PAGE_HEIGHT_PT - 140, { face: display, sizePt: 27 });
  book.drawLozengeRule(PAGE_HEIGHT_PT - 160);
  const intention = mark?.words && !mark.care ? toShowableIntention(mark.words.intention, italic) : null;
  // Where there are no words, the mark takes their room as well.
  const size = intention ? 232 : 304;
  const top = PAGE_HEIGHT_PT - (intention ? 176 : 190);
  if (mark) drawMark(book, mark.drawing, top, size);
  else drawConstruction(book, top, size);
  if (intention) setIntention(book, intention, top - size - 18);
  const line = mark ? SERVER_KITS[mark.recipe.method].guide.titleLine : "with room for the mark that you will make";
  book.setCentered(line, 62, { face: italic, sizePt: 11, ink: INKS.soft });
  if (isLarger) book.setCentered("The larger edition", 47, { face: display, sizePt: 10, ink: INKS.rubric });
}

function setIntention(book: Book, intention: string, top: number): void {
  for (const sizePt of INTENTION_SIZES_PT) {
    const style: LineStyle = { face: book.faces.italic, sizePt };
    const measure = (text: string) => style.face.measure(text, sizePt);
    const lines = breakLines(intention.split(" "), measure, measure(" "), () => INTENTION_MEASURE_PT);
    const leading = sizePt * 1.25;
    const isFitting =
      lines.length * leading <= INTENTION_ROOM_PT && lines.every((line) => measure(line) <= INTENTION_MEASURE_PT);
    if (!isFitting) continue;
    const first = top - (INTENTION_ROOM_PT - lines.length * leading) / 2 - sizePt;
    for (const [index, line] of lines.entries()) book.setCentered(line, first - index * leading, style);
    return;
  }
}
