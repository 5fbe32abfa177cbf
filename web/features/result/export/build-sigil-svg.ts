import { PRINT, VELLUM } from "#domain/inks.ts";
import { PRODUCT_NAME } from "#domain/product.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { METHOD_NAMES } from "#domain/sigils/method.ts";
import { SIGIL_BOX_PX, type SigilPaths, toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import { formatFileTimestamp } from "#web/lib/download-file.ts";
import { findPrintInk, type PrintedMark } from "./print-ink.ts";

/** What the file of a sigil is made from. */
export interface SigilFileInput extends PrintedMark {
  readonly method: SigilMethod;
  readonly issuedAt: Date;
}

const WIDTH_PX = 800;
const HEIGHT_PX = 600;
const MARGIN_PX = 20;
const FOOTER_PX = 56;
const FOOTER_SIZE_PX = 16;
const MAX_SCALE = 1.2;

/** What sets a footer in outlines, as `outline-footer.ts` does; null where its code could not be fetched. */
type FooterSetter = typeof import("./outline-footer.ts").outlineFooter | null;

/**
 * A sigil as a separate file: 800 by 600, the sigil at most 1.2 times its size, a footer line in outlines, or in text where there
 * are none. The words that it came from stay out of it.
 */
export function buildSigilSvg({ method, issuedAt, ...mark }: SigilFileInput, setFooter: FooterSetter): string {
  const scale = Math.min(MAX_SCALE, (HEIGHT_PX - FOOTER_PX - MARGIN_PX) / SIGIL_BOX_PX);
  const left = (WIDTH_PX - SIGIL_BOX_PX * scale) / 2;
  const footer = [PRODUCT_NAME, METHOD_NAMES[method], formatDay(issuedAt)].join(" · ");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}" viewBox="0 0 ${WIDTH_PX} ${HEIGHT_PX}">`,
    `<title>${escapeXml(`${PRODUCT_NAME} sigil`)}</title>`,
    `<rect width="${WIDTH_PX}" height="${HEIGHT_PX}" fill="${VELLUM.paper}"/>`,
    `<g fill="${findPrintInk(mark)}" transform="translate(${round(left)} ${MARGIN_PX}) scale(${round(scale)})">${toSigilMarkup(mark.paths)}</g>`,
    toFooter(footer, setFooter),
    "</svg>",
  ].join("\n");
}

function toFooter(text: string, setFooter: FooterSetter): string {
  const y = HEIGHT_PX - MARGIN_PX;
  const outlined = setFooter?.(text);
  if (outlined) {
    const scale = FOOTER_SIZE_PX / outlined.unitsPerEm;
    const x = round((WIDTH_PX - outlined.width * scale) / 2);
    return `<g class="footer" role="img" fill="${PRINT.textSoft}" transform="translate(${x} ${y}) scale(${scale})"><title>${escapeXml(text)}</title>${outlined.markup}</g>`;
  }
  return `<text class="footer" x="${WIDTH_PX / 2}" y="${y}" fill="${PRINT.textSoft}" font-family="'EB Garamond', Georgia, serif" font-size="${FOOTER_SIZE_PX}" text-anchor="middle">${escapeXml(text)}</text>`;
}

/** The sigil alone, in the color of whatever it is pasted into. */
export function buildBareSvg(paths: SigilPaths): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIGIL_BOX_PX} ${SIGIL_BOX_PX}" fill="currentColor">${toSigilMarkup(paths)}</svg>`;
}

/** How the names of the files of one sigil end, each in its own way. */
export type SigilFileEnding =
  | ".svg"
  | ".png"
  | "-transparent.png"
  | ".pdf"
  | "-engraving.svg"
  | "-engraving.dxf"
  | "-stencil.pdf"
  | "-stickers.pdf"
  | "-candle-band.pdf"
  | "-wallpaper.png";

/** The name of a downloaded file: `sigil-chaos-2026-11-21T14-03-09.svg`. */
export function toSigilFileName(method: SigilMethod, issuedAt: Date, ending: SigilFileEnding = ".svg"): string {
  return `sigil-${method}-${formatFileTimestamp(issuedAt)}${ending}`;
}

/** A day as documents write it, whoever prints them: `November 21, 2026`. */
export function formatDay(instant: Date): string {
  return instant.toLocaleDateString("en-US", { dateStyle: "long" });
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

const XML_ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => XML_ENTITIES[sign] ?? sign);
}
