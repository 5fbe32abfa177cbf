import type { PDFFont } from "@cantoo/pdf-lib";
import cyrillicUrl from "@fontsource/eb-garamond/files/eb-garamond-cyrillic-400-italic.woff?url";
import greekUrl from "@fontsource/eb-garamond/files/eb-garamond-greek-400-italic.woff?url";
import latinUrl from "@fontsource/eb-garamond/files/eb-garamond-latin-400-italic.woff?url";
import latinExtUrl from "@fontsource/eb-garamond/files/eb-garamond-latin-ext-400-italic.woff?url";

/** Faces of the written hand, one a script. */
export type ScriptFace = "latin" | "latin-ext" | "greek" | "cyrillic";

/** Where the faces lie. */
export const SCRIPT_FACE_URLS: Readonly<Record<ScriptFace, string>> = {
  latin: latinUrl,
  "latin-ext": latinExtUrl,
  greek: greekUrl,
  cyrillic: cyrillicUrl,
};

/** A piece of a text that one face can set. */
export interface FaceRun {
  readonly face: ScriptFace;
  readonly text: string;
}

// The ranges of the font packages' own subsets (their `unicode.json`), as far as letters and their marks go.
const FACES: readonly { readonly face: ScriptFace; readonly signs: RegExp }[] = [
  {
    face: "latin",
    signs:
      /^[\u0020-\u007e\u00a0-\u00b1\u00b4-\u00b8\u00ba-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]$/u,
  },
  {
    face: "latin-ext",
    signs: /^[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u0192\u0218-\u021b\u1e80-\u1e85\u1ef2\u1ef3]$/u,
  },
  { face: "greek", signs: /^[\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce]$/u },
  { face: "cyrillic", signs: /^[\u0400-\u045f\u0490\u0491\u04b0\u04b1]$/u },
];

/** Cuts a text into pieces that one face each can set; null where a sign is in none of them. */
export function splitByFace(text: string): readonly FaceRun[] | null {
  const runs: { face: ScriptFace; text: string }[] = [];
  for (const sign of text.normalize("NFC")) {
    const face = FACES.find(({ signs }) => signs.test(sign))?.face;
    if (!face) return null;
    const last = runs.at(-1);
    if (last?.face === face) last.text += sign;
    else runs.push({ face, text: sign });
  }
  return runs;
}

/** The faces at hand. */
export type TypesetFonts = ReadonlyMap<ScriptFace, PDFFont>;

/** A piece of a line with the font that sets it. */
export interface TextPiece {
  readonly font: PDFFont;
  readonly text: string;
}

/** Breaks a text into lines at its spaces, and within a word that is wider than a line; null where the faces lack one of its signs. */
export function breakLines(
  text: string,
  sizePt: number,
  widthPt: number,
  fonts: TypesetFonts,
): readonly (readonly TextPiece[])[] | null {
  const fits = (line: string): boolean => measure(line, sizePt, fonts) <= widthPt;
  if (toPieces(text, fonts) === null) return null;
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((whole) => cutToFit(whole, fits))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && !fits(longer)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line].map((whole) => toPieces(whole, fonts) ?? []);
}

function cutToFit(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts: string[] = [];
  let part = "";
  for (const sign of word) {
    if (part !== "" && !fits(part + sign)) {
      parts.push(part);
      part = "";
    }
    part += sign;
  }
  return [...parts, part];
}

function measure(text: string, sizePt: number, fonts: TypesetFonts): number {
  return (toPieces(text, fonts) ?? []).reduce(
    (sum, piece) => sum + piece.font.widthOfTextAtSize(piece.text, sizePt),
    0,
  );
}

function toPieces(text: string, fonts: TypesetFonts): TextPiece[] | null {
  const runs = splitByFace(text);
  if (!runs) return null;
  const pieces: TextPiece[] = [];
  for (const { face, text: runText } of runs) {
    const font = fonts.get(face);
    if (!font) return null;
    pieces.push({ font, text: runText });
  }
  return pieces;
}
