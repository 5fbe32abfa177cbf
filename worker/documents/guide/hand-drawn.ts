import type { PDFDocument, PDFImage } from "@cantoo/pdf-lib";
import { PRODUCT_NAME } from "#domain/product.ts";
import { type Book, PAGE_HEIGHT_PT } from "../typeset/book.ts";
import { Flow } from "../typeset/flow.ts";
import { INKS } from "../typeset/inks.ts";
import { drawConstruction, drawFrame } from "./draw-mark.ts";

/** A picture of a drawing, as it is stored. */
export interface DrawnPicture {
  readonly mediaType: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A sigil that the master has drawn by hand, and what the master wrote of it. */
export interface HandDrawnSigil {
  readonly processNumber: string;
  /** Null where the drawing lies elsewhere. */
  readonly picture: DrawnPicture | null;
  readonly energeticSummary: string;
  readonly activationInstructions: string;
}

/** The largest picture that a guide takes along, in bytes: guide and drawing go with the same mail. */
const MOST_BYTES = 3_500_000;

/** The most pixels of a PNG that a guide takes along: it is inflated to be set, and a Worker has 128 MB. */
const MOST_PNG_PIXELS = 4_000_000;

const INSET_PT = 26;
const PICTURE_PT = 304;

/** Whether a picture is small enough to be set into a guide. */
function isSettable({ mediaType, widthPx, heightPx, bytes }: DrawnPicture): boolean {
  return bytes.length <= MOST_BYTES && (mediaType === "image/jpeg" || widthPx * heightPx <= MOST_PNG_PIXELS);
}

/** Takes the picture of a drawing into a document; null where it has none that can be set. */
export async function embedPicture(document: PDFDocument, picture: DrawnPicture | null): Promise<PDFImage | null> {
  if (picture === null || !isSettable(picture)) return null;
  return picture.mediaType === "image/png" ? document.embedPng(picture.bytes) : document.embedJpg(picture.bytes);
}

/** The title page: name, title, the drawing, and which commission it is of. */
export function setHandDrawnTitle(book: Book, processNumber: string, image: PDFImage | null): void {
  const { display, italic } = book.faces;
  drawFrame(book, INSET_PT, PAGE_HEIGHT_PT);
  book.setCentered(PRODUCT_NAME, PAGE_HEIGHT_PT - 72, { face: display, sizePt: 13, ink: INKS.rubric });
  book.setCentered("A Guide to the Activation of", PAGE_HEIGHT_PT - 110, { face: display, sizePt: 17 });
  book.setCentered("Your Hand-Drawn Sigil", PAGE_HEIGHT_PT - 140, { face: display, sizePt: 27 });
  book.drawLozengeRule(PAGE_HEIGHT_PT - 160);
  const top = PAGE_HEIGHT_PT - 190;
  if (image) book.drawPicture(image, top, PICTURE_PT);
  else drawConstruction(book, top, PICTURE_PT);
  const line = image ? "drawn by hand, for one person" : "the drawing itself is beside this guide";
  book.setCentered(line, 62, { face: italic, sizePt: 11, ink: INKS.soft });
  book.setCentered(processNumber, 47, { face: display, sizePt: 10, ink: INKS.rubric });
}

/** What the master wrote: what the drawing carries, and how it is activated. */
export function setMasterWords(
  book: Book,
  { energeticSummary, activationInstructions }: Pick<HandDrawnSigil, "energeticSummary" | "activationInstructions">,
): void {
  setWords(book, "What it carries", energeticSummary);
  setWords(book, "How you activate it", activationInstructions);
}

function setWords(book: Book, title: string, text: string): void {
  book.setChapter(title, () => {
    const flow = new Flow(book);
    flow.title(title);
    for (const line of text.split(/\s*\n\s*/)) if (line !== "") flow.paragraph(line);
  });
}
