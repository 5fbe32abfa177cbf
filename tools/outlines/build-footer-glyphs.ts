// Writes the outlines that the footer of a downloaded sigil is set in: `node tools/outlines/build-footer-glyphs.ts`.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import fontkit from "@cantoo/fontkit";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { METHOD_NAMES } from "../../domain/sigils/method.ts";

const FACE = createRequire(import.meta.url).resolve("@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff");
const TARGET = new URL("../../web/features/result/export/footer-glyphs.gen.ts", import.meta.url);

/** Units of the outlines to the em: at 16 px a thirtieth of a pixel. */
const UNITS = 500;

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month, 1).toLocaleDateString("en-US", { month: "long" }),
);
const DIGITS = "0123456789";

/** As in `November 21, 2026`. */
const DAY_ENDS = [...DIGITS].map((digit) => `${digit}, `);
const WORDS = [PRODUCT_NAME, ...Object.values(METHOD_NAMES), ...MONTHS, DIGITS, ...DAY_ENDS, " · "];

const font = fontkit.create(readFileSync(FACE));
if (!("layout" in font)) throw new Error("The file holds several faces.");
const scale = UNITS / font.unitsPerEm;
const toUnits = (value: number): number => Math.round(value * scale);

const glyphs: Record<string, readonly [advance: number, outline: string]> = {};
for (const sign of new Set(WORDS.join(""))) {
  const [glyph] = font.layout(sign).glyphs;
  if (!glyph) throw new Error(`The face has no “${sign}”.`);
  const outline = glyph.path.scale(scale, -scale).toSVG();
  glyphs[sign] = [
    toUnits(glyph.advanceWidth),
    outline.replace(/-?\d+\.\d+/g, (value: string) => String(Math.round(Number(value)))),
  ];
}

const kerns: Record<string, number> = {};
for (const word of WORDS) {
  for (let at = 1; at < word.length; at += 1) {
    const pair = word.slice(at - 1, at + 1);
    const apart = [...pair].reduce((sum, sign) => sum + (glyphs[sign]?.[0] ?? 0), 0);
    // A pair that the face joins into one sign is left as two.
    const run = font.layout(pair, { liga: false, clig: false, dlig: false });
    const kern = toUnits(run.advanceWidth) - apart;
    if (kern !== 0) kerns[pair] = kern;
  }
}

writeFileSync(
  TARGET,
  `// Written by tools/outlines/build-footer-glyphs.ts from EB Garamond (OFL): do not edit.

/** Units to the em of all that is measured here. */
export const GLYPH_UNITS = ${UNITS};

/** For each sign of a footer its advance and its outline, y downwards from the base line. */
export const FOOTER_GLYPHS: Readonly<Record<string, readonly [advance: number, outline: string]>> = ${JSON.stringify(glyphs)};

/** By how much two signs stand nearer or farther than their advances say. */
export const FOOTER_KERNS: Readonly<Record<string, number>> = ${JSON.stringify(kerns)};
`,
);
