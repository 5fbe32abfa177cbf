import { SIGIL_BOX_PX } from "#domain/sigils/sigil-markup.ts";
import type { Drawing } from "#sigil-core/host/drawing.ts";
import { type Book, PAGE_WIDTH_PT } from "../typeset/book.ts";
import { INKS } from "../typeset/inks.ts";

/** Draws a mark in the middle of the page; `top` is its upper edge, in points from the foot. */
export function drawMark(book: Book, drawing: Drawing, top: number, sizePt: number): void {
  const place = [(PAGE_WIDTH_PT - sizePt) / 2, top, sizePt / SIGIL_BOX_PX] as const;
  const ink = INKS.sigil[drawing.inkRole];
  for (const { path, opacity } of drawing.ground) book.drawPath(path, ...place, ink, opacity);
  book.drawPath(drawing.seal, ...place, ink);
  book.drawPath(drawing.figure, ...place, ink);
}

/** The thick-thin frame of a title page. */
export function drawFrame(book: Book, inset: number, height: number): void {
  const frame = (offset: number, thickness: number) =>
    book.drawBox(
      inset + offset,
      inset + offset,
      PAGE_WIDTH_PT - 2 * (inset + offset),
      height - 2 * (inset + offset),
      INKS.text,
      thickness,
    );
  frame(0, 2.2);
  frame(5.5, 0.6);
}

/** Auxiliary lines for a mark that is to be traced or drawn: axes, diagonals, and the circles of the seal. */
export function drawConstruction(book: Book, top: number, sizePt: number): void {
  const left = (PAGE_WIDTH_PT - sizePt) / 2;
  const middle = { x: PAGE_WIDTH_PT / 2, y: top - sizePt / 2 };
  const reach = sizePt / 2;
  const line = (dx: number, dy: number) =>
    book.drawRule(middle.x - dx, middle.y - dy, middle.x + dx, middle.y + dy, INKS.rule, 0.35);
  line(reach, 0);
  line(0, reach);
  line(reach * Math.SQRT1_2, reach * Math.SQRT1_2);
  line(reach * Math.SQRT1_2, -reach * Math.SQRT1_2);
  for (const part of [SEAL_RADIUS_PX, FIGURE_RADIUS_PX]) {
    book.drawCircle(middle.x, middle.y, (part / (SIGIL_BOX_PX / 2)) * reach, INKS.rule, 0.35);
  }
  for (const x of [left, left + sizePt]) book.drawLozenge(x, middle.y, 1.8, INKS.rule);
  for (const y of [top, top - sizePt]) book.drawLozenge(middle.x, y, 1.8, INKS.rule);
}

/** The outer circle of the seals, and the one that figures keep within, in px of the drawing's box. */
const SEAL_RADIUS_PX = 236;
const FIGURE_RADIUS_PX = 165;
