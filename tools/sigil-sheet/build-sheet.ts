/** Colours of a sheet: the paper and the ink of the two themes. */
const THEMES = {
  vellum: { paper: "#f6efe0", ink: "#1f1a14" },
  nocturne: { paper: "#11131c", ink: "#ece4d2" },
} as const;

export type SheetTheme = keyof typeof THEMES;

/** One sigil of a sheet: path data in a 512 by 512 box, and what stands below it. */
export interface SheetItem {
  readonly paths: readonly string[];
  readonly caption: string;
}

export interface SheetOptions {
  readonly columns: number;
  /** Side of a cell, px. */
  readonly cellPx: number;
  readonly theme: SheetTheme;
}

export interface Sheet {
  readonly svg: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Cells narrower than this carry no caption: it could not be read. */
const CAPTION_FROM_PX = 120;
const CAPTION_HEIGHT_PX = 22;
/** Usual width of a caption's sign. */
const SIGN_WIDTH_PX = 6.6;
const GAP_PX = 10;
const BOX_PX = 512;

/** Lays sigils out in rows with their captions. */
export function buildSheet(items: readonly SheetItem[], { columns, cellPx, theme }: SheetOptions): Sheet {
  const { paper, ink } = THEMES[theme];
  const footPx = cellPx >= CAPTION_FROM_PX ? CAPTION_HEIGHT_PX : 0;
  const widthPx = Math.min(columns, items.length) * cellPx;
  const heightPx = Math.ceil(items.length / columns) * (cellPx + footPx) + GAP_PX;
  const cells = items.map((item, index) => {
    const x = (index % columns) * cellPx;
    const y = Math.floor(index / columns) * (cellPx + footPx);
    const caption =
      footPx > 0
        ? `<text x="${x + cellPx / 2}" y="${y + cellPx + 12}" text-anchor="middle">${escapeXml(fitCaption(item.caption, cellPx))}</text>`
        : "";
    const paths = item.paths.map((path) => `<path d="${path}"/>`).join("");
    const scale = (cellPx - GAP_PX) / BOX_PX;
    return `<g transform="translate(${x + GAP_PX / 2} ${y + GAP_PX / 2}) scale(${scale})">${paths}</g>${caption}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}">
<rect width="100%" height="100%" fill="${paper}"/>
<g fill="${ink}" font-family="'EB Garamond',Georgia,serif" font-style="italic" font-size="13">${cells.join("\n")}</g>
</svg>`;
  return { svg, widthPx, heightPx };
}

/** Shortens a caption that would run into its neighbours. */
function fitCaption(caption: string, cellPx: number): string {
  const signs = [...caption];
  const longest = Math.floor(cellPx / SIGN_WIDTH_PX);
  return signs.length <= longest ? caption : `${signs.slice(0, longest - 1).join("")}…`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
