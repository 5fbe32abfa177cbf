import { NOCTURNE, VELLUM } from "#domain/inks.ts";
import { toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import { SMALL_SIGIL, toSmallSigilMarkup } from "#domain/sigils/small-sigil.ts";
import type { Drawing } from "#sigil-core/host/drawing.ts";

/** The inks of a sheet: the paper, the plain ink, and the inks that a candle tints. */
const THEMES = {
  vellum: { paper: VELLUM.ground, inks: { plain: VELLUM.sigil, ...VELLUM.candles } },
  nocturne: { paper: NOCTURNE.ground, inks: { plain: NOCTURNE.text, ...NOCTURNE.candles } },
} as const;

export type SheetTheme = keyof typeof THEMES;

/** One sigil of a sheet, and what is below it. */
export interface SheetItem {
  readonly drawing: Drawing;
  /** The intention, and what was chosen for it. */
  readonly captions: readonly string[];
}

export interface SheetOptions {
  readonly columns: number;
  /** Side of a sigil, px. */
  readonly sizePx: number;
  readonly theme: SheetTheme;
}

export interface Sheet {
  readonly svg: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Smaller sigils carry no caption: it could not be read. */
const CAPTION_FROM_PX = 110;
const CAPTION_LINE_PX = 15;
/** Usual width of a caption's sign. */
const SIGN_WIDTH_PX = 6.4;
const GAP_PX = 10;
const BOX_PX = 512;

/** Lays sigils out in rows with their captions. */
export function buildSheet(items: readonly SheetItem[], { columns, sizePx, theme }: SheetOptions): Sheet {
  const { paper, inks } = THEMES[theme];
  const lines = sizePx >= CAPTION_FROM_PX ? Math.max(0, ...items.map(({ captions }) => captions.length)) : 0;
  const cellPx = sizePx + GAP_PX;
  const rowPx = cellPx + lines * CAPTION_LINE_PX;
  const widthPx = Math.min(columns, items.length) * cellPx;
  const heightPx = Math.ceil(items.length / columns) * rowPx + GAP_PX;
  const cells = items.map(({ drawing, captions }, index) => {
    const x = (index % columns) * cellPx + GAP_PX / 2;
    const y = Math.floor(index / columns) * rowPx + GAP_PX / 2;
    const texts = captions.slice(0, lines).map((caption, line) => {
      const baseline = y + sizePx + (line + 1) * CAPTION_LINE_PX - 3;
      const faint = line > 0 ? ` opacity=".6"` : "";
      const text = escapeXml(fitCaption(caption, cellPx));
      return `<text x="${x + sizePx / 2}" y="${baseline}" text-anchor="middle"${faint}>${text}</text>`;
    });
    const ink = inks[drawing.inkRole];
    const markup = sizePx < SMALL_SIGIL.belowPx ? toSmallSigilMarkup(drawing, ink) : toSigilMarkup(drawing);
    const sigil = `<g fill="${ink}" transform="translate(${x} ${y}) scale(${sizePx / BOX_PX})">${markup}</g>`;
    return `${sigil}${texts.join("")}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}">
<rect width="100%" height="100%" fill="${paper}"/>
<g fill="${inks.plain}" font-family="'EB Garamond',Georgia,serif" font-style="italic" font-size="12">${cells.join("\n")}</g>
</svg>`;
  return { svg, widthPx, heightPx };
}

/** Shortens a caption that would run into its neighbors. */
function fitCaption(caption: string, cellPx: number): string {
  const signs = [...caption];
  const longest = Math.floor(cellPx / SIGN_WIDTH_PX);
  return signs.length <= longest ? caption : `${signs.slice(0, longest - 1).join("")}…`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
