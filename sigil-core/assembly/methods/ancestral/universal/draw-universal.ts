import { STROKE_FRAME, STROKE_SYMBOL, STROKE_TIE } from "../../../abi";
import { DOT } from "../../../glyphs/terminal-kinds";
import { finialOn, pen, placeSymbol, ringOn, segment } from "../../../ink/board/board";
import { castRay, hitX, hitY } from "../../../ink/board/ray";
import { outwardX, outwardY } from "../../../ink/seal/circle-parts";
import { motifCount } from "../../../options/ancestral-options";
import { Stream } from "../../../text/stream";
import { pickFinial } from "../finial-kinds";
import { HAIR_PX, MIDDLE_PX, MOTIF_PX } from "../measures";
import { motifSymbol, reportMotif } from "../motifs";
import { stringBeads, stringBrokenRing } from "./bead-string";

const AWAY_PX: f64 = 125;
/** Rays of a wheel with one motif. */
const LONE_RAYS: i32 = 4;
/** With more motifs than this on the rim the beads hang about the hub. */
const WIDE_RIM: i32 = 5;
const TIED_FROM_PX: f64 = 30;

let hubRadius: f64 = 0;
let outer: f64 = 0;
let rimCount: i32 = 0;

/** Universal: a wheel of the chosen motifs about the first, rays between them, the letters as beads on a string. */
export function drawUniversal(layout: Stream, finials: Stream): void {
  rimCount = motifCount() - 1;
  hubRadius = rimCount == 0 ? 74 : rimCount > 6 ? 45 : 52;
  const hub = placeSymbol(motifSymbol(0), MIDDLE_PX, MIDDLE_PX, hubRadius, 1, STROKE_SYMBOL, MOTIF_PX + (rimCount == 0 ? 2.4 : 1.4));
  reportMotif(0, "hub");
  const inner = hubRadius + 12;
  drawFrame(layout, inner);
  const start = rimCount > 1 ? <f64>layout.int(2) * 0.5 / <f64>rimCount : 0;
  const radius: f64 = rimCount > 6 ? 32 : rimCount > 4 ? 37 : 42;
  const shift = rimCount > 1 ? layout.int(rimCount) : 0;
  for (let i = 0; i < rimCount; i++) drawSpoke(1 + (i + shift) % rimCount, start + <f64>i / <f64>rimCount, radius);
  const rays = rimCount == 0 ? LONE_RAYS : rimCount;
  const firstRay = rimCount == 0 ? 0 : start + 0.5 / <f64>rimCount;
  drawRays(layout, finials, rays, firstRay);
  for (let i = 0; i < rays; i++) drawTie(hub, inner, (rimCount == 0 ? 0 : start) + <f64>i / <f64>rays);
  if (rimCount > WIDE_RIM) stringBeads(outer + 11, start, rimCount, 4, firstRay, rays, 0.78);
  else {
    const string = rimCount == 0 ? layout.range(117, 124) : AWAY_PX - layout.range(0, 14);
    stringBrokenRing(string, AWAY_PX, start, rimCount, radius + 6);
    stringBeads(string, start, rimCount, radius + 14, firstRay, rays, 1);
  }
}

function drawFrame(layout: Stream, inner: f64): void {
  const isDouble = layout.int(2) == 1 && rimCount < 7;
  outer = inner;
  pen(STROKE_FRAME, isDouble ? HAIR_PX : 5.2);
  ringOn(MIDDLE_PX, MIDDLE_PX, inner);
  if (!isDouble) return;
  outer = inner + layout.range(6.5, 8.5);
  pen(STROKE_FRAME, 4.8);
  ringOn(MIDDLE_PX, MIDDLE_PX, outer);
}

function drawSpoke(motif: i32, turn: f64, radius: f64): void {
  const dx = outwardX(turn);
  const dy = outwardY(turn);
  const part = placeSymbol(motifSymbol(motif), MIDDLE_PX + AWAY_PX * dx, MIDDLE_PX + AWAY_PX * dy, radius, 1, STROKE_SYMBOL, MOTIF_PX);
  castRay(part, MIDDLE_PX + outer * dx, MIDDLE_PX + outer * dy, dx, dy);
  pen(STROKE_TIE, 7.4);
  segment(MIDDLE_PX + outer * dx, MIDDLE_PX + outer * dy, hitX, hitY);
  reportMotif(motif, "rim");
}

function drawRays(layout: Stream, finials: Stream, count: i32, first: f64): void {
  const isCrowded = rimCount > 4;
  const reach = rimCount > 6 ? 99 : isCrowded ? 110 : layout.range(134, 142);
  const weight: f64 = rimCount > 5 ? 5 : 6.8;
  const kind = isCrowded ? DOT : pickFinial(finials);
  const other = isCrowded ? DOT : pickFinial(finials);
  for (let i = 0; i < count; i++) {
    const turn = first + <f64>i / <f64>count;
    const dx = outwardX(turn);
    const dy = outwardY(turn);
    pen(STROKE_TIE, weight);
    segment(MIDDLE_PX + outer * dx, MIDDLE_PX + outer * dy, MIDDLE_PX + reach * dx, MIDDLE_PX + reach * dy);
    const isOdd = i % 2 == 1 && count % 2 == 0;
    finialOn(isOdd ? other : kind, MIDDLE_PX + reach * dx, MIDDLE_PX + reach * dy, dx, dy, isCrowded ? 5.4 : 8);
  }
}

function drawTie(hub: i32, inner: f64, turn: f64): void {
  const dx = outwardX(turn);
  const dy = outwardY(turn);
  const x = MIDDLE_PX + (inner - 1) * dx;
  const y = MIDDLE_PX + (inner - 1) * dy;
  if (!castRay(hub, x, y, -dx, -dy)) return;
  if ((hitX - MIDDLE_PX) * dx + (hitY - MIDDLE_PX) * dy < TIED_FROM_PX) return;
  pen(STROKE_TIE, 5);
  segment(x, y, hitX, hitY);
}
