import { STROKE_SYMBOL, STROKE_TIE } from "../../abi";
import { arcTo, discOn, endLine, lineTo, moveTo, pen, placeSymbol } from "../../ink/board/board";
import { SPEAR } from "../../glyphs/terminal-kinds";
import { finialAt } from "../../ink/board/finial-choice";
import { castRay, hitX, hitY } from "../../ink/board/ray";
import { ARM_PX, symbolWeight } from "../../ink/board/weights";
import { motifCount } from "./ancestral-options";
import { Stream } from "../../text/stream";
import { endWith, reportEnds } from "./end-with";
import { MIDDLE_PX, STAVE_PX } from "./measures";
import { motifSymbol, reportMotif } from "./motifs";

/** Motifs that a standing mark holds: one as its crown, two as its flanks. */
export const STANDING_MOTIFS: i32 = 3;

const TOP_PX: f64 = 89;
const FOOT_PX: f64 = 395;
/** A spear reaches farther down than the other finials. */
const SPEAR_FOOT_PX: f64 = 387;
const CROWN_PX: f64 = 34;
const FLANK_PX: f64 = 34;
const VOLUTE_PX: f64 = 19;
const FINIAL_PX: f64 = 9.4;
/** The lowest sign keeps so far from the arm's middle. */
const CLEAR_OF_ARM_PX: f64 = 22;
/** Places in the order of finials. */
const FOOT_FINIAL: i32 = 0;
const ARM_FINIAL: i32 = 1;
export const TIP_FINIAL: i32 = 2;

/** Where signs may be on the stave, px from the top. */
export let clearTop: f64 = 0;
export let clearFoot: f64 = 0;
/** Free width beside the stave between the arms. */
export let clearHalfWidth: f64 = 0;

/** The stave with its crown, and the boat-shaped arm that carries the flanks; an arm without motifs ends in finials, or rolls up. */
export function drawStandingFrame(layout: Stream, hasVolutes: bool): void {
  const crown = placeSymbol(motifSymbol(0), MIDDLE_PX, TOP_PX + CROWN_PX, CROWN_PX, 1, STROKE_SYMBOL, symbolWeight(CROWN_PX) + 0.5);
  reportMotif(0, "crown");
  const finial = finialAt(FOOT_FINIAL);
  const foot = finial == SPEAR ? SPEAR_FOOT_PX : FOOT_PX;
  castRay(crown, MIDDLE_PX, TOP_PX + 3 * CROWN_PX, 0, -1);
  const top = hitY;
  pen(STROKE_TIE, STAVE_PX);
  moveTo(hitX, top);
  lineTo(MIDDLE_PX, top + 8);
  lineTo(MIDDLE_PX, foot);
  endLine();
  endWith(finial, MIDDLE_PX, foot, 0, 1, FINIAL_PX);
  reportEnds(finial);
  drawArms(layout, hasVolutes);
  clearTop = TOP_PX + 2 * CROWN_PX + 7;
}

/** An end that rolls outward, away from the signs, twice as narrow with each half turn. */
function drawVolute(x: f64, y: f64, side: f64): void {
  moveTo(x, y);
  arcTo(VOLUTE_PX, side, false, x + side * 2 * VOLUTE_PX, y);
  arcTo(VOLUTE_PX * 0.62, side, false, x + side * 0.76 * VOLUTE_PX, y);
  endLine();
  discOn(x + side * 0.9 * VOLUTE_PX, y - 1, ARM_PX * 0.62);
}

function drawArms(layout: Stream, hasVolutes: bool): void {
  const base = FOOT_PX - layout.range(22, 32);
  const away = layout.range(108, 120);
  const bend = layout.range(36, 62);
  clearFoot = base - CLEAR_OF_ARM_PX;
  clearHalfWidth = away - FLANK_PX - 12;
  if (motifCount() == 1) {
    const reach = away - 16;
    const rise = layout.range(26, 58);
    const kind = finialAt(ARM_FINIAL);
    if (!hasVolutes) reportEnds(kind);
    for (let side = -1.0; side <= 1; side += 2) {
      const x = MIDDLE_PX + side * reach;
      drawArm(base, x, bend, side, x, base - bend - rise);
      if (hasVolutes) drawVolute(x, base - bend - rise, side);
      else endWith(kind, x, base - bend - rise, 0, -1, FINIAL_PX);
    }
    clearHalfWidth = reach - 24;
    return;
  }
  const y = base - layout.range(120, 136);
  for (let side = -1.0; side <= 1; side += 2) {
    const isPair = motifCount() == 2;
    const motif = isPair || side < 0 ? 1 : 2;
    const x = MIDDLE_PX + side * away;
    const part = placeSymbol(motifSymbol(motif), x, y, FLANK_PX, isPair && side > 0 ? -1 : 1, STROKE_SYMBOL, symbolWeight(FLANK_PX));
    if (!isPair) reportMotif(motif, side < 0 ? "left arm" : "right arm");
    else if (side < 0) reportMotif(motif, "both arms");
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
