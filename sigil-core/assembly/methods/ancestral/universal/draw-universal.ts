import { STROKE_FRAME, STROKE_SYMBOL, STROKE_TIE } from "../../../abi";
import { DOT } from "../../../glyphs/terminal-kinds";
import { clearHoles, addHole, stringBeads } from "../../../ink/board/beads";
import { pen, placeSymbol, ringOn, segment } from "../../../ink/board/board";
import { arcBetween, circleX, circleY, radialLine } from "../../../ink/board/circle-lines";
import { finialAt } from "../../../ink/board/finial-choice";
import { castRay, hitX, hitY } from "../../../ink/board/ray";
import { ARM_PX, FRAME_PX, slantWeight, symbolWeight, TIE_PX } from "../../../ink/board/weights";
import { outwardX, outwardY } from "../../../ink/seal/circle-parts";
import { motifCount } from "../ancestral-options";
import { Stream } from "../../../text/stream";
import { endWith, reportEnds } from "../end-with";
import { MIDDLE_PX } from "../measures";
import { motifSymbol, reportMotif } from "../motifs";
import { tieHub } from "../tie-hub";

const AWAY_PX: f64 = 122;
/** Rays of a wheel with one motif. */
const LONE_RAYS: i32 = 4;
/** With more motifs than this on the rim the beads hang about the hub. */
const WIDE_RIM: i32 = 4;
const STRING_PX: f64 = 3;
/** With more motifs than this the ring about the hub is as light as the string. */
const LIGHT_RIM: i32 = 6;
/** A string about the hub hangs so far outside its ring that rays and spokes cut no slivers between them. */
const STRING_OUT_PX: f64 = 14.5;

let hubRadius: f64 = 0;
let outer: f64 = 0;
let rimCount: i32 = 0;

/** Universal: a wheel of the chosen motifs about the first, rays between them, the letters as beads on a string. */
export function drawUniversal(layout: Stream): void {
  const different = motifCount() - 1;
  // One motif beside the hub is on both sides of it.
  rimCount = different == 1 ? 2 : different;
  hubRadius = rimCount == 0 ? 78 : rimCount > LIGHT_RIM ? 45 : rimCount > WIDE_RIM ? 48 : 52;
  const hub = placeSymbol(motifSymbol(0), MIDDLE_PX, MIDDLE_PX, hubRadius, 1, STROKE_SYMBOL, symbolWeight(hubRadius));
  reportMotif(0, "middle");
  const inner = hubRadius + 13.5;
  drawFrame(layout, inner);
  const start = different == 1 ? 0.25 : <f64>layout.int(2) * 0.5 / <f64>max<i32>(1, rimCount);
  const radius: f64 = rimCount > LIGHT_RIM ? 32 : rimCount > 4 ? 37 : 40;
  const shift = layout.int(max<i32>(1, different));
  for (let i = 0; i < rimCount; i++) {
    const mirror = different == 1 && i == 1 ? -1.0 : 1.0;
    drawSpoke(1 + (i + shift) % different, start + <f64>i / <f64>rimCount, radius, mirror);
  }
  for (let i = 0; i < different; i++) reportMotif(1 + (i + shift) % different, different == 1 ? "both sides of the wheel" : "wheel");
  const rays = rimCount == 0 ? LONE_RAYS : rimCount;
  const firstRay = rimCount == 0 ? 0 : start + 0.5 / <f64>rimCount;
  drawRays(layout, rays, firstRay);
  tieHub(hub, outer, rimCount == 0 ? 0 : start, rays);
  const string = rimCount > WIDE_RIM ? outer + STRING_OUT_PX : rimCount == 0 ? layout.range(117, 124) : AWAY_PX - layout.range(0, 14);
  drawString(string, start, radius);
  hangBeads(string, start, radius, firstRay, rays);
}

/** The string that the beads hang on: whole, or broken where motifs stand on it. */
function drawString(string: f64, start: f64, radius: f64): void {
  pen(STROKE_FRAME, STRING_PX);
  if (rimCount == 0 || rimCount > WIDE_RIM) {
    ringOn(MIDDLE_PX, MIDDLE_PX, string);
    return;
  }
  for (let i = 0; i < rimCount; i++) {
    arcBetween(string, start + <f64>i / <f64>rimCount, start + <f64>(i + 1) / <f64>rimCount, AWAY_PX, radius + 6, STRING_PX * 1.1);
  }
}

function hangBeads(string: f64, start: f64, radius: f64, firstRay: f64, rays: i32): void {
  const isInside = rimCount > WIDE_RIM;
  clearHoles();
  for (let i = 0; i < rimCount; i++) {
    const turn = start + <f64>i / <f64>rimCount;
    addHole(circleX(turn, isInside ? string : AWAY_PX), circleY(turn, isInside ? string : AWAY_PX), isInside ? 3 : radius + 4);
  }
  for (let i = 0; i < rays; i++) {
    const turn = firstRay + <f64>i / <f64>rays;
    addHole(circleX(turn, string), circleY(turn, string), 3);
  }
  stringBeads(MIDDLE_PX, MIDDLE_PX, string, isInside ? 0.8 : 1);
}

function drawFrame(layout: Stream, inner: f64): void {
  const isDouble = layout.int(2) == 1 && rimCount <= WIDE_RIM;
  outer = inner;
  pen(STROKE_FRAME, isDouble || rimCount > LIGHT_RIM ? STRING_PX : FRAME_PX);
  ringOn(MIDDLE_PX, MIDDLE_PX, inner);
  if (!isDouble) return;
  outer = inner + layout.range(6.5, 8.5);
  pen(STROKE_FRAME, FRAME_PX * 0.9);
  ringOn(MIDDLE_PX, MIDDLE_PX, outer);
}

function drawSpoke(motif: i32, turn: f64, radius: f64, mirror: f64): void {
  const dx = outwardX(turn);
  const dy = outwardY(turn);
  const x = MIDDLE_PX + AWAY_PX * dx;
  const y = MIDDLE_PX + AWAY_PX * dy;
  const part = placeSymbol(motifSymbol(motif), x, y, radius, mirror, STROKE_SYMBOL, symbolWeight(radius));
  castRay(part, MIDDLE_PX + outer * dx, MIDDLE_PX + outer * dy, dx, dy);
  pen(STROKE_TIE, slantWeight(ARM_PX * 0.9, dx, dy));
  segment(MIDDLE_PX + outer * dx, MIDDLE_PX + outer * dy, hitX, hitY);
}

function drawRays(layout: Stream, count: i32, first: f64): void {
  const isCrowded = rimCount > 4;
  const reach = rimCount > LIGHT_RIM ? 99 : isCrowded ? 110 : layout.range(134, 142);
  const weight: f64 = rimCount > 5 ? 5.2 : 7.6;
  const kind = isCrowded ? DOT : finialAt(0);
  const other = isCrowded ? DOT : finialAt(1);
  for (let i = 0; i < count; i++) {
    const turn = first + <f64>i / <f64>count;
    const dx = outwardX(turn);
    const dy = outwardY(turn);
    pen(STROKE_TIE, slantWeight(weight, dx, dy));
    radialLine(turn, outer, reach);
    const isOdd = i % 2 == 1 && count % 2 == 0;
    endWith(isOdd ? other : kind, MIDDLE_PX + reach * dx, MIDDLE_PX + reach * dy, dx, dy, isCrowded ? 5.4 : 8.4);
  }
  reportEnds(kind);
  if (count % 2 == 0 && other != kind) reportEnds(other);
}
