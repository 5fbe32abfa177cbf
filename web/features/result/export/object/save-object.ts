import { NOCTURNE } from "#domain/inks.ts";
import { SIGIL_BOX_PX, toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import { downloadFile } from "#web/lib/download-file.ts";
import type { DrawingSource } from "#web/lib/engine/engine.ts";
import { onDemand } from "#web/lib/on-demand.tsx";
import type { IssuedSigil } from "#web/parts/issued-sigil/issued-sigil.ts";
import { type SigilFileEnding, toSigilFileName } from "../build-sigil-svg.ts";
import { findNightInk, type PrintedMark } from "../print-ink.ts";
import { renderPng } from "../render-png.ts";

const engraving = onDemand(() => import("./engraving.ts"));
const paperObjects = onDemand(async () => ({
  ...(await import("./paper-objects.ts")),
  choosePaper: (await import("../build-print-sheet.ts")).choosePaper,
}));

/** Saves the lines of a sigil for an engraver or a plotter. Throws where its code or the core that drew it doesn't arrive. */
export async function saveEngraving(sigil: IssuedSigil, as: "svg" | "dxf", source: DrawingSource): Promise<void> {
  const { listEngravingLayers, buildEngravingSvg, buildEngravingDxf } = await engraving.fetch();
  const layers = listEngravingLayers(await source.draw(sigil.plan, sigil.coreVersion));
  if (as === "svg") save(sigil, "-engraving.svg", "image/svg+xml", buildEngravingSvg(layers));
  else save(sigil, "-engraving.dxf", "application/dxf", buildEngravingDxf(layers));
}

/** What is printed to be cut out or copied. */
export type PaperObject = "stencil" | "stickers" | "candle band";

/** Saves a sheet of such things as a PDF, on the paper of the visitor's country. Throws where its code doesn't arrive. */
export async function savePaperObject(sigil: IssuedSigil, object: PaperObject): Promise<void> {
  const { buildStencil, buildStickerSheet, buildCandleBand, choosePaper } = await paperObjects.fetch();
  const paper = choosePaper(navigator.language);
  switch (object) {
    case "stencil":
      return save(sigil, "-stencil.pdf", "application/pdf", await buildStencil(sigil, paper));
    case "stickers":
      return save(sigil, "-stickers.pdf", "application/pdf", await buildStickerSheet(sigil, paper));
    case "candle band":
      return save(sigil, "-candle-band.pdf", "application/pdf", await buildCandleBand(sigil, paper));
  }
}

/** As high as the longest screens of phones; every other one crops it at its ends, where there is ground alone. */
const WALLPAPER_PX = { width: 1440, height: 3200 } as const;

/** Of the picture's width, so that it clears the screen's edges. */
const WALLPAPER_MARK = 0.72;

/** Below the middle, of the picture's height: clocks are above it. */
const WALLPAPER_MIDDLE = 0.56;

/** Saves a sigil as a wallpaper for a phone, in the inks of the night. Throws where this browser can't draw it. */
export async function saveWallpaper(sigil: IssuedSigil): Promise<void> {
  const picture = await renderPng(buildWallpaperSvg(sigil), WALLPAPER_PX);
  save(sigil, "-wallpaper.png", "image/png", picture);
}

/** The markup that a wallpaper is rendered from. */
export function buildWallpaperSvg(mark: PrintedMark): string {
  const { width, height } = WALLPAPER_PX;
  const scale = (width * WALLPAPER_MARK) / SIGIL_BOX_PX;
  const left = (width * (1 - WALLPAPER_MARK)) / 2;
  const top = height * WALLPAPER_MIDDLE - (width * WALLPAPER_MARK) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${NOCTURNE.ground}"/>`,
    `<g fill="${findNightInk(mark)}" transform="translate(${left} ${top}) scale(${scale})">${toSigilMarkup(mark.paths)}</g>`,
    "</svg>",
  ].join("");
}

function save({ method, issuedAt }: IssuedSigil, ending: SigilFileEnding, type: string, content: BlobPart): void {
  downloadFile(toSigilFileName(method, issuedAt, ending), new Blob([content], { type }));
}
