import fontkit from "@cantoo/fontkit";
import { PDFDocument, type PDFFont, type PDFPage } from "@cantoo/pdf-lib";
import { PRODUCT_NAME } from "#domain/product.ts";
import type { ActivationPlan } from "#domain/sigils/drawn.ts";
import { SIGIL_BOX_PX } from "#domain/sigils/sigil-markup.ts";
import { drawFrame, drawPieces, drawPlanPage, INK, LINE, MARGIN_PT, RULE, SOFT_INK, toColor } from "./plan-page.ts";
import { findPrintInk, type PrintedMark } from "./print-ink.ts";
import { breakLines, type ScriptFace, splitByFace, type TextPiece, type TypesetFonts } from "./typeset.ts";

/** A sheet of paper, in points of 1/72 inch. */
export interface PaperSize {
  readonly name: "A4" | "Letter";
  readonly widthPt: number;
  readonly heightPt: number;
}

const A4: PaperSize = { name: "A4", widthPt: 595.28, heightPt: 841.89 };
const LETTER: PaperSize = { name: "Letter", widthPt: 612, heightPt: 792 };

/** Where Letter is the paper in the printer (Unicode CLDR, measurementData: paperSize US-Letter). */
const LETTER_REGIONS: ReadonlySet<string> = new Set("BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split(" "));

/** The paper of a locale's country, found by its likeliest one where none is named; A4 where nothing is known. */
export function choosePaper(locale: string): PaperSize {
  return LETTER_REGIONS.has(findRegion(locale)) ? LETTER : A4;
}

function findRegion(locale: string): string {
  try {
    return new Intl.Locale(locale).maximize().region ?? "";
  } catch {
    return "";
  }
}

/** What a sheet shows. */
export interface PrintSheetInput {
  readonly mark: PrintedMark;
  readonly intention: string;
  /** The line under it: method and day. */
  readonly caption: string;
  readonly paper: PaperSize;
  /** Whether it has lines to write its charging on: not where the words mean harm. */
  readonly hasNotes: boolean;
  /** How the mark is activated, on a second page; null for none. */
  readonly plan: ActivationPlan | null;
  /** Fetches the font file of a face. */
  readonly loadFace: (face: ScriptFace) => Promise<ArrayBuffer>;
}

const INTENTION_PT = 20;
const NOTE_PT = 11;
/** A longer intention would leave no room for the mark: it is set smaller, then left out. */
const INTENTION_SIZES_PT = [INTENTION_PT, 15, 12] as const;
const MAX_INTENTION_LINES = 7;
const NOTE_GAP_PT = 16;
const NOTES = ["Charged on", "Kept at", "Let go on"] as const;

/**
 * A sheet to print: the mark large, as paths, the intention under it, and lines to write on. The intention is left out where the fonts
 * lack its script: the mark speaks for itself. A plan follows on its own page.
 */
export async function buildPrintSheet({
  mark,
  intention,
  caption,
  paper,
  plan,
  hasNotes,
  loadFace,
}: PrintSheetInput): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  document.setTitle(`${PRODUCT_NAME} sigil`);
  document.setCreator(PRODUCT_NAME);
  document.setProducer(PRODUCT_NAME);
  const page = document.addPage([paper.widthPt, paper.heightPt]);
  const fonts = await embedFaces(document, `${intention}${caption}${plan ? toText(plan) : ""}`, loadFace);

  drawFrame(page);
  const notesTopPt = hasNotes ? drawNotes(page, fonts) : MARGIN_PT;
  const words = chooseLines(intention, paper.widthPt - 4 * MARGIN_PT, fonts);
  const wordsPt = words ? words.lines.length * words.sizePt * LINE + 16 : 0;
  const captionPt = notesTopPt + 36;
  const figureBottomPt = captionPt + NOTE_PT + wordsPt + 24;
  drawSigil(page, mark, figureBottomPt);
  words?.lines.forEach((line, index) => {
    const baselinePt = captionPt + NOTE_PT + 16 + (words.lines.length - 1 - index) * words.sizePt * LINE;
    drawCenterd(page, line, words.sizePt, baselinePt);
  });
  const captionLine = toPieces(caption, fonts);
  if (captionLine) drawCenterd(page, captionLine, NOTE_PT, captionPt, SOFT_INK);
  if (plan) drawPlanPage(document.addPage([paper.widthPt, paper.heightPt]), plan, fonts);
  return Uint8Array.from(await document.save());
}

function toText({ when, withWhat, how, afterwards }: ActivationPlan): string {
  return [when, ...withWhat, ...how, afterwards].join(" ");
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

/** Lines to write on, at the foot; returns where they begin. */
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

function drawCenterd(
  page: PDFPage,
  pieces: readonly TextPiece[],
  sizePt: number,
  baselinePt: number,
  color = INK,
): void {
  const widthPt = pieces.reduce((sum, { font, text }) => sum + font.widthOfTextAtSize(text, sizePt), 0);
  drawPieces(page, pieces, (page.getWidth() - widthPt) / 2, baselinePt, sizePt, color);
}
