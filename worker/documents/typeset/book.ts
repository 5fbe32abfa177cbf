import type { Color, PDFDocument, PDFImage, PDFPage } from "@cantoo/pdf-lib";
import { PRODUCT_NAME } from "#domain/product.ts";
import type { Typeface, Typefaces } from "../fonts/typeface.ts";
import { INKS } from "./inks.ts";

// An A5 page in points (1/72 inch), as a small book has it: the foot margin is the widest.
export const PAGE_WIDTH_PT = 419.53;
export const PAGE_HEIGHT_PT = 595.28;
export const MARGIN_SIDE_PT = 54;
/** Baseline of the running head. */
const HEAD_BASELINE_PT = PAGE_HEIGHT_PT - 40;
/** Top of the text block. */
export const TEXT_TOP_PT = PAGE_HEIGHT_PT - 66;
/** Bottom of the text block. */
export const TEXT_BOTTOM_PT = 66;
/** Baseline of the page number. */
const FOOT_BASELINE_PT = 36;
export const MEASURE_PT = PAGE_WIDTH_PT - 2 * MARGIN_SIDE_PT;
/** From baseline to baseline of running text. */
export const LEADING_PT = 15;
export const TEXT_SIZE_PT = 11.3;

/** How a line of text is set. */
export interface LineStyle {
  readonly face: Typeface;
  readonly sizePt: number;
  readonly ink?: Color;
}

/** How tight a chapter may be set, from natural to tightest. */
const SPACINGS = [1, 0.97, 0.94, 0.91, 0.88] as const;

/** A chapter of several pages leaves at most a quarter of each to the last one. */
const HIGHEST_FOOT_PT = TEXT_BOTTOM_PT + (TEXT_TOP_PT - TEXT_BOTTOM_PT) / 4;

const HEAD_SIZE_PT = 9.5;
const HAIRLINE_PT = 0.5;

/** A book in the making: pages with running heads and numbers, and a place on the page where the next thing goes. */
export class Book {
  readonly faces: Typefaces;
  readonly #document: PDFDocument;
  #page: PDFPage;
  #chapter: string | null = null;
  /** While true nothing is drawn: a chapter is only measured. */
  #isMeasuring = false;
  #measuredPages = 0;
  /** Where running text ends on each page of the chapter, in points. */
  #foot = TEXT_BOTTOM_PT;
  /** Top edge of what comes next, in points from the foot of the page. */
  y = TEXT_TOP_PT;
  /** What the distances of running text are multiplied by: 1, or less where a chapter would spill a few lines. */
  spacing = 1;

  constructor(document: PDFDocument, faces: Typefaces) {
    this.#document = document;
    this.faces = faces;
    this.#page = document.addPage([PAGE_WIDTH_PT, PAGE_HEIGHT_PT]);
  }

  /** Room left on the page, in points. */
  get room(): number {
    return this.y - this.#foot;
  }

  /**
   * Sets a chapter, which begins on a new page. It is set the tighter the more it would spill over, within what the eye
   * forgives; what needs more room than that takes a second page at its natural width, which is given enough lines to look meant.
   */
  setChapter(title: string, set: () => void): void {
    this.#chapter = title;
    const spacing = SPACINGS.find((candidate) => this.#countPages(set, candidate, TEXT_BOTTOM_PT) === 1) ?? 1;
    const pages = this.#countPages(set, spacing, TEXT_BOTTOM_PT);
    let foot = TEXT_BOTTOM_PT;
    if (pages > 1)
      while (foot < HIGHEST_FOOT_PT && this.#countPages(set, spacing, foot + LEADING_PT) === pages) foot += LEADING_PT;
    this.spacing = spacing;
    this.#foot = foot;
    this.turnPage();
    set();
    this.spacing = 1;
    this.#foot = TEXT_BOTTOM_PT;
  }

  #countPages(set: () => void, spacing: number, foot: number): number {
    this.spacing = spacing;
    this.#foot = foot;
    this.#isMeasuring = true;
    this.#measuredPages = 0;
    this.turnPage();
    set();
    this.#isMeasuring = false;
    return this.#measuredPages;
  }

  /** Goes on with the next page of the chapter. */
  turnPage(): void {
    if (this.#isMeasuring) {
      this.#measuredPages += 1;
      this.y = TEXT_TOP_PT;
      return;
    }
    this.#page = this.#document.addPage([PAGE_WIDTH_PT, PAGE_HEIGHT_PT]);
    this.y = TEXT_TOP_PT;
    this.#setRunningHead();
    this.#setPageNumber();
  }

  /** Sets one line with its baseline at `y`; `x` is its left edge. */
  setLine(text: string, x: number, y: number, { face, sizePt, ink = INKS.text }: LineStyle): void {
    if (this.#isMeasuring) return;
    let left = x;
    for (const { font, text: part } of face.toRuns(text)) {
      this.#page.drawText(part, { font, size: sizePt, x: left, y, color: ink });
      left += font.widthOfTextAtSize(part, sizePt);
    }
  }

  /** Sets one line in the middle of the page. */
  setCentered(text: string, y: number, style: LineStyle): void {
    this.setLine(text, (PAGE_WIDTH_PT - style.face.measure(text, style.sizePt)) / 2, y, style);
  }

  /** Draws path data; `x` and `y` are where its origin lies, its y axis points down. */
  drawPath(path: string, x: number, y: number, scale: number, ink: Color = INKS.text, opacity = 1): void {
    if (this.#isMeasuring) return;
    this.#page.drawSvgPath(path, { x, y, scale, color: ink, opacity });
  }

  /** Draws the pen's way of path data, unfilled. */
  drawWay(path: string, x: number, y: number, scale: number, ink: Color, widthPt: number): void {
    if (this.#isMeasuring) return;
    this.#page.drawSvgPath(path, { x, y, scale, borderColor: ink, borderWidth: widthPt / scale });
  }

  /** Sets a picture into the middle of a square in the middle of the page; `top` is the square's upper edge. */
  drawPicture(image: PDFImage, top: number, sizePt: number): void {
    if (this.#isMeasuring) return;
    const { width, height } = image.scaleToFit(sizePt, sizePt);
    const x = (PAGE_WIDTH_PT - width) / 2;
    this.#page.drawImage(image, { x, y: top - (sizePt + height) / 2, width, height });
  }

  drawRule(x1: number, y1: number, x2: number, y2: number, ink: Color = INKS.rule, thickness = HAIRLINE_PT): void {
    if (this.#isMeasuring) return;
    this.#page.drawLine({ start: { x: x1, y: y1 }, end: { x: x2, y: y2 }, color: ink, thickness });
  }

  /** Outlines a rectangle whose lower left corner is given. */
  drawBox(x: number, y: number, width: number, height: number, ink: Color, thickness: number): void {
    if (this.#isMeasuring) return;
    this.#page.drawRectangle({ x, y, width, height, borderColor: ink, borderWidth: thickness });
  }

  drawCircle(x: number, y: number, radiusPt: number, ink: Color, thickness: number): void {
    if (this.#isMeasuring) return;
    this.#page.drawCircle({ x, y, size: radiusPt, borderColor: ink, borderWidth: thickness });
  }

  drawLozenge(x: number, y: number, halfPt: number, ink: Color = INKS.rubric): void {
    this.drawPath(`M0 ${-halfPt} ${halfPt} 0 0 ${halfPt} ${-halfPt} 0z`, x, y, 1, ink);
  }

  /** A rule across the measure with a lozenge in its middle. */
  drawLozengeRule(y: number): void {
    const middle = PAGE_WIDTH_PT / 2;
    this.drawRule(MARGIN_SIDE_PT, y, middle - 9, y);
    this.drawRule(middle + 9, y, MARGIN_SIDE_PT + MEASURE_PT, y);
    this.drawLozenge(middle, y, 3);
  }

  #setRunningHead(): void {
    const isLeft = this.#document.getPageCount() % 2 === 0;
    const style: LineStyle = { face: this.faces.display, sizePt: HEAD_SIZE_PT, ink: INKS.soft };
    const text = isLeft ? PRODUCT_NAME : (this.#chapter ?? PRODUCT_NAME);
    const right = MARGIN_SIDE_PT + MEASURE_PT - style.face.measure(text, HEAD_SIZE_PT);
    this.setLine(text, isLeft ? MARGIN_SIDE_PT : right, HEAD_BASELINE_PT, style);
    this.drawRule(MARGIN_SIDE_PT, HEAD_BASELINE_PT - 6, MARGIN_SIDE_PT + MEASURE_PT, HEAD_BASELINE_PT - 6);
  }

  #setPageNumber(): void {
    const number = String(this.#document.getPageCount());
    const style: LineStyle = { face: this.faces.roman, sizePt: 10, ink: INKS.soft };
    const half = style.face.measure(number, style.sizePt) / 2;
    this.setCentered(number, FOOT_BASELINE_PT, style);
    for (const side of [-1, 1]) this.drawLozenge(PAGE_WIDTH_PT / 2 + side * (half + 9), FOOT_BASELINE_PT + 3.4, 1.8);
  }
}
