import { SIGIL_BOX_PX, toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import { findPrintInk, PRINT_VELLUM, type PrintedMark } from "./print-ink.ts";

/** What a picture lies on. */
export type PngGround = "vellum" | "transparent";

/** Side of the picture, px. */
export const PNG_SIDE_PX = 2048;

/** Paper around the mark, of its own box. */
const MARGIN_PX = 24;

/** The markup that a picture is rendered from: a square, the mark in its ink. */
export function buildSquareSvg(mark: PrintedMark, ground: PngGround): string {
  const side = SIGIL_BOX_PX + 2 * MARGIN_PX;
  const paper = ground === "vellum" ? `<rect width="${side}" height="${side}" fill="${PRINT_VELLUM}"/>` : "";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PNG_SIDE_PX}" height="${PNG_SIDE_PX}" viewBox="0 0 ${side} ${side}">`,
    `${paper}<g fill="${findPrintInk(mark)}" transform="translate(${MARGIN_PX} ${MARGIN_PX})">${toSigilMarkup(mark.paths)}</g>`,
    "</svg>",
  ].join("");
}

/** Renders a sigil as a PNG of 2048 by 2048 in this browser; throws where it can't draw pictures. */
export async function renderPng(mark: PrintedMark, ground: PngGround): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(buildSquareSvg(mark, ground))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = PNG_SIDE_PX;
  canvas.height = PNG_SIDE_PX;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser gives no canvas to draw on.");
  pen.drawImage(image, 0, 0, PNG_SIDE_PX, PNG_SIDE_PX);
  return toBlob(canvas);
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture came out empty."))), "image/png");
  });
}
