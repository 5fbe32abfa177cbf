import { FOOTER_GLYPHS, FOOTER_KERNS, GLYPH_UNITS } from "./footer-glyphs.gen.ts";

/** A line of text as outlines, in units of which an em has `unitsPerEm`: it begins at 0 on the base line, y downwards. */
export interface OutlinedText {
  readonly markup: string;
  readonly width: number;
  readonly unitsPerEm: number;
}

/** Sets a footer in outlines, so that it looks the same where its face is not installed; null where a sign of it has none. */
export function outlineFooter(text: string): OutlinedText | null {
  const parts: string[] = [];
  let x = 0;
  let before = "";
  for (const sign of text) {
    const glyph = FOOTER_GLYPHS[sign];
    if (!glyph) return null;
    const [advance, outline] = glyph;
    x += FOOTER_KERNS[before + sign] ?? 0;
    if (outline !== "") parts.push(`<path transform="translate(${x})" d="${outline}"/>`);
    x += advance;
    before = sign;
  }
  return { markup: parts.join(""), width: x, unitsPerEm: GLYPH_UNITS };
}
