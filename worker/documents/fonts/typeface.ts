import type { PDFDocument, PDFFont } from "@cantoo/pdf-lib";

/** The subsets that a face of EB Garamond comes in, by the script that they are for, in the order in which they are asked. */
export const SCRIPTS = ["latin", "latinExt", "greek", "greekExt", "cyrillic", "cyrillicExt"] as const;

/** A subset of a face. */
export type Script = (typeof SCRIPTS)[number];

/** A font as bytes, or as a `data:` URL of them. */
export type FontSource = string | Uint8Array;

/** The fonts that documents are set in. Static ones: subsetting a variable font crashes. */
export interface FontFiles {
  readonly roman: Readonly<Record<Script, FontSource>>;
  readonly italic: Readonly<Record<Script, FontSource>>;
  /** IM Fell English, for headings; Latin alone. */
  readonly display: FontSource;
}

/** A stretch of text that one font can show. */
export interface TextRun {
  readonly font: PDFFont;
  readonly text: string;
}

/** A face made of several fonts, each for other scripts. */
export class Typeface {
  /** Widths of texts at a size of 1, since chapters are measured more than once. */
  readonly #widths = new Map<string, number>();
  readonly #fonts: readonly { readonly font: PDFFont; readonly covered: ReadonlySet<number> }[];

  constructor(fonts: readonly PDFFont[]) {
    this.#fonts = fonts.map((font) => ({ font, covered: new Set(font.getCharacterSet()) }));
  }

  /** Whether every character has a glyph. */
  covers(text: string): boolean {
    return Array.from(text).every((character) => this.#findFont(character) !== null);
  }

  /** The text in stretches of one font each; what no font can show is left out. */
  toRuns(text: string): readonly TextRun[] {
    const runs: { font: PDFFont; text: string }[] = [];
    for (const character of text) {
      const last = runs.at(-1);
      // A stretch goes on as long as its font can show what follows, so that words keep their kerning.
      const font = last && this.#shows(last.font, character) ? last.font : this.#findFont(character);
      if (!font) continue;
      if (last?.font === font) last.text += character;
      else runs.push({ font, text: character });
    }
    return runs;
  }

  /** Width of the text in points. */
  measure(text: string, sizePt: number): number {
    const known = this.#widths.get(text);
    const width = known ?? this.toRuns(text).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, 1), 0);
    if (known === undefined) this.#widths.set(text, width);
    return width * sizePt;
  }

  #shows(font: PDFFont, character: string): boolean {
    return this.#fonts.some((entry) => entry.font === font && entry.covered.has(character.codePointAt(0) ?? 0));
  }

  #findFont(character: string): PDFFont | null {
    return this.#fonts.find(({ covered }) => covered.has(character.codePointAt(0) ?? 0))?.font ?? null;
  }
}

/** The three faces of a document. */
export interface Typefaces {
  readonly roman: Typeface;
  readonly italic: Typeface;
  readonly display: Typeface;
}

/** Blocks of code points that a subset is for; each subset tells by itself which of them it really holds. */
const BLOCKS: readonly (readonly [number, number, readonly Script[]])[] = [
  [0x0100, 0x02ff, ["latinExt"]],
  [0x0370, 0x03ff, ["greek"]],
  [0x0400, 0x04ff, ["cyrillic", "cyrillicExt"]],
  [0x0500, 0x052f, ["cyrillicExt"]],
  [0x1e00, 0x1eff, ["latinExt"]],
  [0x1f00, 0x1fff, ["greekExt", "greek"]],
];

/** Embeds the faces; `text` is everything that may need another script than Latin, so that only its fonts are read. */
export async function embedTypefaces(document: PDFDocument, files: FontFiles, text: string): Promise<Typefaces> {
  const scripts = listScripts(text);
  return {
    roman: await embedFace(document, files.roman, scripts),
    italic: await embedFace(document, files.italic, scripts),
    display: new Typeface([await embed(document, files.display)]),
  };
}

async function embedFace(
  document: PDFDocument,
  sources: Readonly<Record<Script, FontSource>>,
  scripts: readonly Script[],
): Promise<Typeface> {
  const fonts: PDFFont[] = [];
  for (const script of scripts) fonts.push(await embed(document, sources[script]));
  return new Typeface(fonts);
}

function embed(document: PDFDocument, source: FontSource): Promise<PDFFont> {
  return document.embedFont(source, { subset: true });
}

function listScripts(text: string): readonly Script[] {
  const needed = new Set<Script>(["latin"]);
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    for (const [first, last, scripts] of BLOCKS) {
      if (codePoint >= first && codePoint <= last) for (const script of scripts) needed.add(script);
    }
  }
  return SCRIPTS.filter((script) => needed.has(script));
}
