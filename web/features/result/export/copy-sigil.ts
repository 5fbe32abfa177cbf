import { buildBareSvg } from "./build-sigil-svg.ts";
import type { PrintedMark } from "./print-ink.ts";
import { renderPng } from "./render-png.ts";

/** What came onto the clipboard: the picture, or its markup where this browser takes no pictures. */
export type CopiedAs = "picture" | "markup";

/** Copies a sigil; throws where the browser lets nothing onto the clipboard. */
export async function copySigil(mark: PrintedMark): Promise<CopiedAs> {
  try {
    // The picture is handed over as a promise: a browser that waits for it still counts the click.
    await navigator.clipboard.write([new ClipboardItem({ "image/png": renderPng(mark, "vellum") })]);
    return "picture";
  } catch {
    await navigator.clipboard.writeText(buildBareSvg(mark.paths));
    return "markup";
  }
}
