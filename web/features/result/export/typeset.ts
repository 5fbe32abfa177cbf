import type { PDFFont } from "@cantoo/pdf-lib";
import { type ScriptFace, splitByFace } from "./script-fonts.ts";

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
