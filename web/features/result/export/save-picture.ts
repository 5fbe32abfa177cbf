import { METHOD_NAMES } from "#domain/sigils/method-texts.ts";
import { downloadFile } from "#web/lib/download-file.ts";
import type { IssuedSigil } from "#web/parts/issued-sigil/request-sigil.ts";
import { findToldPlan } from "../activation/activation-query.ts";
import { formatDay, type SigilFileEnding, toSigilFileName } from "./build-sigil-svg.ts";
import { type PngGround, renderPng } from "./render-png.ts";

/** The picture that is asked for most has the plain name. */
const PNG_ENDINGS: Readonly<Record<PngGround, SigilFileEnding>> = { vellum: ".png", transparent: "-transparent.png" };

/** Saves a sigil as a PNG of 2048 by 2048. Throws where this browser can't draw it. */
export async function savePng(sigil: IssuedSigil, ground: PngGround): Promise<void> {
  downloadFile(toSigilFileName(sigil.method, sigil.issuedAt, PNG_ENDINGS[ground]), await renderPng(sigil, ground));
}

/** Saves a sheet to print as a PDF, on the paper of the visitor's country, with the plan that the page was told. Throws where its code or its fonts don't arrive. */
export async function savePrintSheet(sigil: IssuedSigil): Promise<void> {
  const { paths, candle, intention, method, care, issuedAt } = sigil;
  const [{ buildPrintSheet }, { choosePaper }, { SCRIPT_FACE_URLS }] = await Promise.all([
    import("./build-print-sheet.ts"),
    import("./paper-size.ts"),
    import("./script-fonts.ts"),
  ]);
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
