import fontkit from "@cantoo/fontkit";
import { type Color, PDFDocument, type PDFFont, type PDFPage, rgb } from "@cantoo/pdf-lib";
import { PRODUCT_NAME } from "#domain/product.ts";
import { SIGIL_BOX_PX } from "#domain/sigils/sigil-markup.ts";
import { findPrintInk, PRINT_INK, type PrintedMark } from "../print-ink.ts";
import type { PaperSize } from "./paper-size.ts";
import { type ScriptFace, splitByFace } from "./script-fonts.ts";
import { breakLines, type TextPiece, type TypesetFonts } from "./typeset.ts";

/** What a sheet shows. */
export interface PrintSheetInput {
  readonly mark: PrintedMark;
  readonly intention: string;
  /** The line under it: method and day. */
  readonly caption: string;
  readonly paper: PaperSize;
  /** Whether it has lines to write its charging on: not where the words mean harm. */
  readonly hasNotes: boolean;
  /** Fetches the font file of a face. */
  readonly loadFace: (face: ScriptFace) => Promise<ArrayBuffer>;
}

const INK = toColor(PRINT_INK);
const SOFT_INK = toColor("#5b4e3b");
const RULE = toColor("#cdbb97");

const MARGIN_PT = 56;
const INTENTION_PT = 20;
const NOTE_PT = 11;
/** A longer intention would leave no room for the mark: it is set smaller, then left out. */
const INTENTION_SIZES_PT = [INTENTION_PT, 15, 12] as const;
const MAX_INTENTION_LINES = 7;
const LINE = 1.35;
const NOTE_GAP_PT = 16;
const NOTES = ["Charged on", "Kept at", "Let go on"] as const;

/**
 * A sheet to print: the mark large, as paths, the intention under it, and lines to write on. The intention is left out where the fonts
 * lack its script: the mark speaks for itself.
 */
export async function buildPrintSheet({
  mark,
  intention,
  caption,
  paper,
  hasNotes,
  loadFace,
}: PrintSheetInput): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  document.setTitle(`${PRODUCT_NAME} sigil`);
  document.setCreator(PRODUCT_NAME);
  document.setProducer(PRODUCT_NAME);
  const page = document.addPage([paper.widthPt, paper.heightPt]);
  const fonts = await embedFaces(document, `${intention}${caption}`, loadFace);

  drawFrame(page);
  const notesTopPt = hasNotes ? drawNotes(page, fonts) : MARGIN_PT;
  const words = chooseLines(intention, paper.widthPt - 4 * MARGIN_PT, fonts);
  const wordsPt = words ? words.lines.length * words.sizePt * LINE + 16 : 0;
  const captionPt = notesTopPt + 36;
  const figureBottomPt = captionPt + NOTE_PT + wordsPt + 24;
  drawSigil(page, mark, figureBottomPt);
  words?.lines.forEach((line, index) => {
    const baselinePt = captionPt + NOTE_PT + 16 + (words.lines.length - 1 - index) * words.sizePt * LINE;
    drawCentred(page, line, words.sizePt, baselinePt);
  });
  const captionLine = toPieces(caption, fonts);
  if (captionLine) drawCentred(page, captionLine, NOTE_PT, captionPt, SOFT_INK);
  return Uint8Array.from(await document.save());
}

async function embedFaces(
  document: PDFDocument,
  text: string,
  loadFace: PrintSheetInput["loadFace"],
): Promise<TypesetFonts> {
  const faces = new Set<ScriptFace>(["latin"]);
  for (const sign of text) for (const run of splitByFace(sign) ?? []) faces.add(run.face);
  const fonts = new Map<ScriptFace, PDFFont>();
  for (const face of faces) fonts.set(face, await document.embedFont(await loadFace(face), { subset: true }));
  return fonts;
}

function drawFrame(page: PDFPage): void {
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

/** Lines to write on, at the foot; answers where they begin. */
function drawNotes(page: PDFPage, fonts: TypesetFonts): number {
  const { width } = page.getSize();
  const leftPt = MARGIN_PT + 20;
  const columnPt = (width - 2 * leftPt + NOTE_GAP_PT) / NOTES.length;
  const baselinePt = MARGIN_PT + 22;
  NOTES.forEach((note, index) => {
    const fromPt = leftPt + index * columnPt;
    page.drawLine({
      start: { x: fromPt, y: baselinePt },
      end: { x: fromPt + columnPt - NOTE_GAP_PT, y: baselinePt },
      color: RULE,
      thickness: 0.8,
    });
    drawPieces(page, toPieces(note, fonts) ?? [], fromPt, baselinePt - 14, NOTE_PT, SOFT_INK);
  });
  return baselinePt + 14;
}

function drawSigil(page: PDFPage, mark: PrintedMark, bottomPt: number): void {
  const { ground, seal, figure } = mark.paths;
  const color = toColor(findPrintInk(mark));
  const { width, height } = page.getSize();
  const topPt = height - MARGIN_PT - 12;
  const sidePt = Math.min(width - 2 * MARGIN_PT - 24, topPt - bottomPt);
  const scale = sidePt / SIGIL_BOX_PX;
  const y = topPt - (topPt - bottomPt - sidePt) / 2;
  const x = (width - sidePt) / 2;
  for (const { path, opacity } of ground) page.drawSvgPath(path, { x, y, scale, color, opacity });
  for (const path of [seal, figure]) page.drawSvgPath(path, { x, y, scale, color });
}

function chooseLines(
  intention: string,
  widthPt: number,
  fonts: TypesetFonts,
): { readonly sizePt: number; readonly lines: readonly (readonly TextPiece[])[] } | null {
  const words = `“${intention.replace(/\s+/g, " ").trim()}”`;
  for (const sizePt of INTENTION_SIZES_PT) {
    const lines = breakLines(words, sizePt, widthPt, fonts);
    if (!lines) return null;
    if (lines.length <= MAX_INTENTION_LINES) return { sizePt, lines };
  }
  return null;
}

function toPieces(text: string, fonts: TypesetFonts): readonly TextPiece[] | null {
  return breakLines(text, NOTE_PT, Number.POSITIVE_INFINITY, fonts)?.[0] ?? null;
}

function drawCentred(
  page: PDFPage,
  pieces: readonly TextPiece[],
  sizePt: number,
  baselinePt: number,
  color = INK,
): void {
  const widthPt = pieces.reduce((sum, { font, text }) => sum + font.widthOfTextAtSize(text, sizePt), 0);
  drawPieces(page, pieces, (page.getWidth() - widthPt) / 2, baselinePt, sizePt, color);
}

function drawPieces(
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
function toColor(hex: string): Color {
  const bits = Number.parseInt(hex.slice(1), 16);
  return rgb((bits >> 16) / 255, ((bits >> 8) & 255) / 255, (bits & 255) / 255);
}
