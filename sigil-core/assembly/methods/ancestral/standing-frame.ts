import { STROKE_SYMBOL, STROKE_TIE } from "../../abi";
import { CRESCENT, LOZENGE, RING, TREFOIL } from "../../glyphs/terminal-kinds";
import { arcTo, endLine, finialOn, lineTo, moveTo, pen, placeSymbol } from "../../ink/board/board";
import { castRay, hitX, hitY } from "../../ink/board/ray";
import { motifCount } from "../../options/ancestral-options";
import { Stream } from "../../text/stream";
import { pickFinial } from "./finial-kinds";
import { ARM_PX, MIDDLE_PX, MOTIF_PX, STAVE_PX } from "./measures";
import { motifSymbol, reportMotif } from "./motifs";

/** Motifs that a standing mark holds: one as its crown, two as its flanks. */
export const STANDING_MOTIFS: i32 = 3;

const TOP_PX: f64 = 97;
const FOOT_PX: f64 = 404;
const CROWN_PX: f64 = 34;
const FLANK_PX: f64 = 34;

/** Where signs may stand on the stave, px from the top. */
export let clearTop: f64 = 0;
export let clearFoot: f64 = 0;
/** Free width beside the stave between the arms. */
export let clearHalfWidth: f64 = 0;

/** The stave with its crown, and the boat-shaped arm that carries the flanks; an arm without motifs ends in finials. */
export function drawStandingFrame(layout: Stream, finials: Stream): void {
  const crown = placeSymbol(motifSymbol(0), MIDDLE_PX, TOP_PX + CROWN_PX, CROWN_PX, 1, STROKE_SYMBOL, MOTIF_PX + 0.6);
  reportMotif(0, "crown");
  castRay(crown, MIDDLE_PX, TOP_PX + 3 * CROWN_PX, 0, -1);
  const top = hitY;
  pen(STROKE_TIE, STAVE_PX);
  moveTo(hitX, top);
  lineTo(MIDDLE_PX, top + 8);
  lineTo(MIDDLE_PX, FOOT_PX);
  endLine();
  finialOn(footKind(finials), MIDDLE_PX, FOOT_PX, 0, 1, 9.5);
  drawArms(layout, finials);
  clearTop = TOP_PX + 2 * CROWN_PX + 7;
}

function footKind(finials: Stream): i32 {
  switch (finials.int(4)) {
    case 0: return TREFOIL;
    case 1: return LOZENGE;
    case 2: return RING;
    default: return CRESCENT;
  }
}

function drawArms(layout: Stream, finials: Stream): void {
  const base = FOOT_PX - layout.range(22, 32);
  const away = layout.range(108, 120);
  const bend = layout.range(36, 62);
  clearFoot = base - 9;
  clearHalfWidth = away - FLANK_PX - 12;
  if (motifCount() == 1) {
    const reach = away - 22;
    const rise = layout.range(8, 34);
    const kind = pickFinial(finials);
    for (let side = -1.0; side <= 1; side += 2) {
      const x = MIDDLE_PX + side * reach;
      drawArm(base, x, bend, side, x, base - bend - rise);
      finialOn(kind, x, base - bend - rise, 0, -1, 9);
    }
    clearHalfWidth = reach - 26;
    return;
  }
  const y = base - layout.range(104, 116);
  for (let side = -1.0; side <= 1; side += 2) {
    const isPair = motifCount() == 2;
    const motif = isPair || side < 0 ? 1 : 2;
    const x = MIDDLE_PX + side * away;
    const part = placeSymbol(motifSymbol(motif), x, y, FLANK_PX, isPair && side > 0 ? -1 : 1, STROKE_SYMBOL, MOTIF_PX);
    if (!isPair) reportMotif(motif, side < 0 ? "left flank" : "right flank");
    else if (side < 0) reportMotif(motif, "both flanks");
    castRay(part, x, y + 3 * FLANK_PX, 0, -1);
    drawArm(base, x, min<f64>(bend, base - hitY - 4), side, hitX, hitY);
  }
}

/** From the stave outward, up in a bow, and on to a point above. */
function drawArm(base: f64, x: f64, bend: f64, side: f64, endX: f64, endY: f64): void {
  pen(STROKE_TIE, ARM_PX);
  moveTo(MIDDLE_PX, base);
  lineTo(x - side * bend, base);
  arcTo(bend, -side, false, x, base - bend);
  if (endX != x) lineTo(x, endY + 6);
  lineTo(endX, endY);
  endLine();
}
