import { VELLUM } from "#domain/inks.ts";
import { METHOD_NAMES } from "#domain/sigils/method.ts";
import { SIGIL_BOX_PX, toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import { downloadFile } from "#web/lib/download-file.ts";
import { onDemand } from "#web/lib/on-demand.tsx";
import type { IssuedSigil } from "#web/parts/issued-sigil/issued-sigil.ts";
import { findToldPlan } from "../api.ts";
import { buildBareSvg, formatDay, type SigilFileEnding, toSigilFileName } from "./build-sigil-svg.ts";
import { findPrintInk, type PrintedMark } from "./print-ink.ts";
import { renderPng } from "./render-png.ts";

const printSheet = onDemand(async () => ({
  ...(await import("./build-print-sheet.ts")),
  ...(await import("./typeset.ts")),
}));

/** The picture that is asked for most has the plain name. */
const PNG_ENDINGS: Readonly<Record<PngGround, SigilFileEnding>> = { vellum: ".png", transparent: "-transparent.png" };

/** Saves a sigil as a PNG of 2048 by 2048. Throws where this browser can't draw it. */
export async function savePng(sigil: IssuedSigil, ground: PngGround): Promise<void> {
  downloadFile(toSigilFileName(sigil.method, sigil.issuedAt, PNG_ENDINGS[ground]), await renderSquare(sigil, ground));
}

/** Saves a sheet to print as a PDF, on the paper of the visitor's country, with the plan that the page was told. Throws where its code or its fonts don't arrive. */
export async function savePrintSheet(sigil: IssuedSigil): Promise<void> {
  const { paths, candle, intention, method, care, issuedAt } = sigil;
  const { buildPrintSheet, choosePaper, SCRIPT_FACE_URLS } = await printSheet.fetch();
  const bytes = await buildPrintSheet({
    mark: { paths, candle },
    intention,
    caption: `${METHOD_NAMES[method]} · ${formatDay(issuedAt)}`,
    paper: choosePaper(navigator.language),
    hasNotes: care === null,
    plan: care === null ? findToldPlan(sigil) : null,
    loadFace: async (face) => {
      const response = await fetch(SCRIPT_FACE_URLS[face]);
      if (!response.ok) throw new Error(`${response.status} for a font`);
      return response.arrayBuffer();
    },
  });
  downloadFile(toSigilFileName(method, issuedAt, ".pdf"), new Blob([bytes], { type: "application/pdf" }));
}

/** What a picture lies on. */
export type PngGround = "vellum" | "transparent";

/** Side of the picture, px. */
const PNG_SIDE_PX = 2048;

/** Paper around the mark, of its own box. */
const MARGIN_PX = 24;

/** The markup that a picture is rendered from: a square, the mark in its ink. */
function buildSquareSvg(mark: PrintedMark, ground: PngGround): string {
  const side = SIGIL_BOX_PX + 2 * MARGIN_PX;
  const paper = ground === "vellum" ? `<rect width="${side}" height="${side}" fill="${VELLUM.paper}"/>` : "";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PNG_SIDE_PX}" height="${PNG_SIDE_PX}" viewBox="0 0 ${side} ${side}">`,
    `${paper}<g fill="${findPrintInk(mark)}" transform="translate(${MARGIN_PX} ${MARGIN_PX})">${toSigilMarkup(mark.paths)}</g>`,
    "</svg>",
  ].join("");
}

function renderSquare(mark: PrintedMark, ground: PngGround): Promise<Blob> {
  return renderPng(buildSquareSvg(mark, ground), { width: PNG_SIDE_PX, height: PNG_SIDE_PX });
}

/** What came onto the clipboard: the picture, or its markup where this browser takes no pictures. */
export type CopiedAs = "picture" | "markup";

/** Copies a sigil; throws where the browser lets nothing onto the clipboard. */
export async function copySigil(mark: PrintedMark): Promise<CopiedAs> {
  try {
    // The picture is handed over as a promise: a browser that waits for it still counts the click.
    await navigator.clipboard.write([new ClipboardItem({ "image/png": renderSquare(mark, "vellum") })]);
    return "picture";
  } catch {
    await navigator.clipboard.writeText(buildBareSvg(mark.paths));
    return "markup";
  }
}
