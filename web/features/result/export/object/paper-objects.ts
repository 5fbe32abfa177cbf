import {
  LineJoinStyle,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  StandardFonts,
  setLineJoin,
} from "@cantoo/pdf-lib";
import svgpath from "svgpath";
import { BLACK } from "#domain/inks.ts";
import { PRODUCT_NAME } from "#domain/product.ts";
import { SIGIL_BOX_PX } from "#domain/sigils/sigil-markup.ts";
import type { PaperSize } from "../build-print-sheet.ts";
import { RULE, SOFT_INK, toColor } from "../plan-page.ts";
import { findPrintInk, type PrintedMark } from "../print-ink.ts";

const POINTS_PER_MM = 72 / 25.4;
const NOTE_PT = 9;

/** No line of a stencil is thinner, mm: a needle and a thermal copier need this much. */
const LEAST_STENCIL_LINE_MM = 0.35;

/** Diameters of the marks on the sheet of the stencil, mm. */
const STENCIL_SIDES_MM = [100, 50] as const;

/**
 * A tattoo stencil: the mark mirrored, so that it comes out right on the skin, in two sizes, and no line thinner than .35 mm at either.
 * The faint ground of a planetary mark stays out.
 */
export async function buildStencil(mark: PrintedMark, paper: PaperSize): Promise<Uint8Array<ArrayBuffer>> {
  const { document, font } = await beginDocument("tattoo stencil");
  const page = document.addPage([paper.widthPt, paper.heightPt]);
  const mirrored = [mark.paths.seal, mark.paths.figure].map((path) =>
    svgpath(path).matrix([-1, 0, 0, 1, SIGIL_BOX_PX, 0]).round(2).toString(),
  );
  const black = toColor(BLACK);
  let topPt = paper.heightPt - mm(16);
  writeNote(page, font, topPt, "Mirrored on purpose: on the skin it comes out the right way round.");
  topPt -= mm(8);
  for (const sideMm of STENCIL_SIDES_MM) {
    const scale = mm(sideMm) / SIGIL_BOX_PX;
    const borderWidth = mm(LEAST_STENCIL_LINE_MM) / scale;
    page.pushOperators(pushGraphicsState(), setLineJoin(LineJoinStyle.Round));
    for (const path of mirrored) {
      const x = (paper.widthPt - mm(sideMm)) / 2;
      page.drawSvgPath(path, { x, y: topPt, scale, color: black, borderColor: black, borderWidth });
    }
    page.pushOperators(popGraphicsState());
    topPt -= mm(sideMm + 12);
  }
  return save(document);
}

const STICKER_MM = 38;
const STICKER_PITCH_MM = 43;
const STICKER_COLUMNS = 4;
const STICKER_ROWS = 6;
/** Between the mark and the edge that is cut, mm. */
const STICKER_EDGE_MM = 2.5;

/** A sheet of 24 round stickers of 38 mm, each in the circle that it is cut along. */
export async function buildStickerSheet(mark: PrintedMark, paper: PaperSize): Promise<Uint8Array<ArrayBuffer>> {
  const { document } = await beginDocument("24 stickers");
  const page = document.addPage([paper.widthPt, paper.heightPt]);
  const leftPt = (paper.widthPt - mm(STICKER_COLUMNS * STICKER_PITCH_MM)) / 2;
  const topPt = (paper.heightPt + mm(STICKER_ROWS * STICKER_PITCH_MM)) / 2;
  for (let index = 0; index < STICKER_COLUMNS * STICKER_ROWS; index += 1) {
    const x = leftPt + mm(STICKER_PITCH_MM * ((index % STICKER_COLUMNS) + 0.5));
    const y = topPt - mm(STICKER_PITCH_MM * (Math.floor(index / STICKER_COLUMNS) + 0.5));
    page.drawCircle({ x, y, size: mm(STICKER_MM / 2), borderColor: RULE, borderWidth: 0.4 });
    drawMark(page, mark, x, y, STICKER_MM - 2 * STICKER_EDGE_MM);
  }
  return save(document);
}

/** Goes round a candle of 70 mm, with what is glued; fits on the long side of both papers. */
const BAND_MM = { length: 232, height: 46, flap: 12, mark: 38, marks: 5 } as const;

/** Two bands to cut out and lay round a candle's glass, with the mark all around. */
export async function buildCandleBand(mark: PrintedMark, paper: PaperSize): Promise<Uint8Array<ArrayBuffer>> {
  const { document, font } = await beginDocument("candle band");
  const [widthPt, heightPt] = [paper.heightPt, paper.widthPt];
  const page = document.addPage([widthPt, heightPt]);
  const leftPt = (widthPt - mm(BAND_MM.length)) / 2;
  writeNote(
    page,
    font,
    heightPt - mm(18),
    "Paper burns: lay the band round a glass, or take it off before you light the candle.",
  );
  for (const bottomPt of [heightPt - mm(30 + BAND_MM.height), heightPt - mm(50 + 2 * BAND_MM.height)]) {
    const size = { width: mm(BAND_MM.length), height: mm(BAND_MM.height) };
    page.drawRectangle({ x: leftPt, y: bottomPt, ...size, borderColor: RULE, borderWidth: 0.5 });
    const flapPt = leftPt + mm(BAND_MM.length - BAND_MM.flap);
    page.drawLine({
      start: { x: flapPt, y: bottomPt },
      end: { x: flapPt, y: bottomPt + size.height },
      color: RULE,
      thickness: 0.5,
      dashArray: [3, 3],
    });
    page.drawText("glue", { x: flapPt + mm(3), y: bottomPt + mm(2), size: NOTE_PT, font, color: SOFT_INK });
    const pitchMm = (BAND_MM.length - BAND_MM.flap) / BAND_MM.marks;
    for (let index = 0; index < BAND_MM.marks; index += 1) {
      drawMark(page, mark, leftPt + mm(pitchMm * (index + 0.5)), bottomPt + size.height / 2, BAND_MM.mark);
    }
  }
  return save(document);
}

function mm(millimeters: number): number {
  return millimeters * POINTS_PER_MM;
}

async function beginDocument(what: string): Promise<{ readonly document: PDFDocument; readonly font: PDFFont }> {
  const document = await PDFDocument.create();
  document.setTitle(`${PRODUCT_NAME} sigil, ${what}`);
  document.setCreator(PRODUCT_NAME);
  document.setProducer(PRODUCT_NAME);
  return { document, font: await document.embedFont(StandardFonts.TimesRomanItalic) };
}

/** Draws a mark around its middle, with the faint parts behind it. */
function drawMark(page: PDFPage, mark: PrintedMark, xPt: number, yPt: number, sideMm: number): void {
  const { ground, seal, figure } = mark.paths;
  const color = toColor(findPrintInk(mark));
  const at = { x: xPt - mm(sideMm) / 2, y: yPt + mm(sideMm) / 2, scale: mm(sideMm) / SIGIL_BOX_PX, color };
  for (const { path, opacity } of ground) page.drawSvgPath(path, { ...at, opacity });
  for (const path of [seal, figure]) page.drawSvgPath(path, at);
}

function writeNote(page: PDFPage, font: PDFFont, baselinePt: number, text: string): void {
  const x = (page.getWidth() - font.widthOfTextAtSize(text, NOTE_PT + 2)) / 2;
  page.drawText(text, { x, y: baselinePt, size: NOTE_PT + 2, font, color: SOFT_INK });
}

async function save(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await document.save());
}
