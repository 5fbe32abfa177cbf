import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from "@cantoo/pdf-lib";

/** A font's glyphs as text, by the four hex digits that stand for each in a page. */
type GlyphTexts = ReadonlyMap<string, string>;

const latin1 = new TextDecoder("latin1");

/** Reads the text of a document page by page, in the order in which it was set. */
export async function readPdfText(bytes: Uint8Array): Promise<readonly string[]> {
  const document = await PDFDocument.load(bytes);
  return document.getPages().map(readPageText);
}

/** How many pictures a document holds. */
export function countPdfImages(bytes: Uint8Array): number {
  return latin1.decode(bytes).split("/Subtype /Image").length - 1;
}

function readPageText(page: PDFPage): string {
  const fonts = readFonts(page);
  let glyphs: GlyphTexts = new Map();
  let text = "";
  for (const [, font, hex] of readContents(page).matchAll(/\/(\S+) [\d.]+ Tf|<([\dA-Fa-f]*)> Tj/g)) {
    if (font !== undefined) glyphs = fonts.get(font) ?? new Map();
    else text += `${(hex?.match(/.{4}/g) ?? []).map((code) => glyphs.get(code.toUpperCase()) ?? "\uFFFD").join("")} `;
  }
  return text.replace(/\s+/g, " ").trim();
}

function readContents(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents];
  return streams.map(readStream).join("\n");
}

function readStream(stream: unknown): string {
  return stream instanceof PDFRawStream ? latin1.decode(decodePDFRawStream(stream).decode()) : "";
}

function readFonts(page: PDFPage): ReadonlyMap<string, GlyphTexts> {
  const fonts = page.node.Resources()?.lookup(PDFName.of("Font"), PDFDict);
  return new Map(
    fonts?.entries().map(([name, ref]) => {
      const font = page.doc.context.lookup(ref, PDFDict);
      return [name.decodeText(), readGlyphTexts(readStream(font.lookup(PDFName.of("ToUnicode"))))];
    }),
  );
}

function readGlyphTexts(characterMap: string): GlyphTexts {
  return new Map(
    Array.from(characterMap.matchAll(/^<([\dA-Fa-f]{4})> <([\dA-Fa-f]+)>$/gm), ([, code = "", units = ""]) => [
      code.toUpperCase(),
      String.fromCharCode(...(units.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
    ]),
  );
}
