import { STROKE_FRAME, STROKE_SYMBOL, STROKE_TERMINAL, STROKE_TIE } from "../../abi";
import { FIRST_CENTRE, FIRST_CONCEPT } from "../../glyphs/symbols/library";
import { addHole, clearHoles, stringBeads } from "../../ink/board/beads";
import { finialOn, pen, placeSymbol, ringOn, segment } from "../../ink/board/board";
import { arcBetween, circleX, circleY, radialLine } from "../../ink/board/circle-lines";
import { castRay, hitX, hitY } from "../../ink/board/ray";
import { CENTRE_PX, outwardX, outwardY } from "../../ink/seal/circle-parts";
import { centreSymbol } from "../../options/custom-options";
import { Stream } from "../../text/stream";
import { finialAt, reportFinial } from "../../ink/board/finial-choice";
import { drawHub, FRAME_NONE, FRAME_SCALLOPS, frameOuter, frameReach, FRAMES, spokeStart } from "./hub";
import { placeCount, placeIsLesser, placeSymbolNumber, placeTurn } from "./places";
import { centreRadius } from "./centre-weight";
import { drawSpokeMark } from "./spoke-mark";
import { ARM_PX, HAIR_PX, slantWeight, symbolWeight } from "../../ink/board/weights";

/** How far out the symbols reach at most. */
const REACH_PX: f64 = 157;
/** How far a free arm of the compass reaches, before its terminal. */
const CARDINAL_PX: f64 = 138;
const BEAD_END_PX: f64 = 3.6;
/** Scallops take room from the symbol within. */
const SCALLOPED_PX: f64 = 6;
const SECOND_RING_PX: f64 = 8.5;
const STRING_AIR_PX: f64 = 12;
const UNFRAMED_STRING_PX: f64 = 54;

/** How the letters are strung: on a broken ring, on one of two, on a string close round the middle. */
const RING_DOUBLE: i32 = 1;
const RING_STRING: i32 = 2;
const RING_STYLES: i32 = 3;

let reach: f64 = 0;
let distance: f64 = 0;
let symbolRadius: f64 = 0;
let ringRadius: f64 = 0;
let spokeMark: i32 = 0;
const MAX_RAYS: i32 = 8;
const rayTurns = new StaticArray<f64>(MAX_RAYS);
let rayCount: i32 = 0;

/** A middle, symbols round it on spokes, lesser rays between them, and a ring or a string that carries the letters. */
export function drawRadial(isCompass: bool, layout: Stream): void {
  const many = placeCount > 4;
  const hub = FIRST_CENTRE + centreSymbol() - 1;
  const hubRadius = centreRadius(hub, (many ? 42 : isCompass ? 46 : 49) + layout.range(-2, 3));
  symbolRadius = (many ? 36 : 41) + layout.range(-2.5, 1.5);
  reach = REACH_PX - layout.range(0, 6);
  distance = reach - symbolRadius;
  const spokes = isCompass ? 4 : placeCount;
  const frame = many ? 1 + layout.int(FRAMES - 1) : layout.int(FRAMES);
  const corners = (frame >= FRAME_SCALLOPS && spokes < 5) || isCompass ? spokes * 2 : spokes;
  clearHoles();
  drawHub(hub, frame == FRAME_SCALLOPS ? hubRadius - SCALLOPED_PX : hubRadius, frame, corners, placeTurn[0]);
  spokeMark = frame == FRAME_NONE ? layout.int(4) : 0;
  // Symbols on the left mirror those on the right, so that a repeated one faces itself.
  const facing = layout.int(2) == 1 ? -1.0 : 1.0;
  for (let i = 0; i < placeCount; i++) drawPlace(i, placeTurn[i] > 0.5 ? -facing : facing);
  ringRadius = isCompass ? layout.range(90, 102) : layout.range(94, 118);
  drawRays(isCompass, many, layout);
  const ringStyle = many ? RING_STRING : layout.int(RING_STYLES);
  if (ringStyle == RING_STRING) drawString();
  else drawRing(ringStyle == RING_DOUBLE);
}

function drawPlace(index: i32, mirror: f64): void {
  const turn = placeTurn[index];
  const isLesser = placeIsLesser[index];
  const radius = symbolRadius * (isLesser ? 0.72 : 1);
  const away = isLesser ? reach - 6 - radius : distance;
  const x = circleX(turn, away);
  const y = circleY(turn, away);
  const part = placeSymbol(FIRST_CONCEPT + placeSymbolNumber[index] - 1, x, y, radius, mirror, STROKE_SYMBOL, symbolWeight(radius));
  addHole(x, y, radius);
  const start = spokeStart(turn);
  castRay(part, circleX(turn, start), circleY(turn, start), outwardX(turn), outwardY(turn));
  pen(STROKE_TIE, slantWeight(isLesser ? ARM_PX * 0.8 : ARM_PX, outwardX(turn), outwardY(turn)));
  segment(circleX(turn, start), circleY(turn, start), hitX, hitY);
  if (spokeMark > 0) drawSpokeMark(spokeMark, turn, start, away - radius);
}

/** Rays that end in terminals: on the compass on every free eighth, in a ring between all neighbours. */
function drawRays(isCompass: bool, many: bool, layout: Stream): void {
  const weight = ARM_PX * layout.range(0.66, 0.9);
  const long = max<f64>(ringRadius + 13, layout.range(118, many ? 140 : 134));
  const short = ringRadius + layout.range(12, 22);
  const alternate = layout.int(2) == 1 && placeCount % 2 == 0;
  const rays = isCompass ? MAX_RAYS : placeCount;
  let hasSecond = false;
  rayCount = 0;
  for (let i = 0; i < rays; i++) {
    const turn = isCompass ? <f64>i * 0.125 : placeTurn[0] + (<f64>i + 0.5) / <f64>rays;
    if (isCompass && isTaken(turn)) continue;
    const isCardinal = isCompass && i % 2 == 0;
    const isSecond = isCompass ? !isCardinal : alternate && i % 2 == 1;
    if (isSecond) hasSecond = true;
    const reach = isCardinal ? CARDINAL_PX : isSecond ? short : long;
    drawRay(turn, reach, isCardinal ? ARM_PX : weight, finialAt(isSecond ? 1 : 0), isCardinal ? 9 : 7.4);
  }
  if (rayCount > 0) reportFinial(finialAt(isCompass && rayCount <= 4 && hasSecond ? 1 : 0));
  if (hasSecond && rayCount > 4) reportFinial(finialAt(1));
}

function drawRay(turn: f64, reach: f64, weight: f64, kind: i32, size: f64): void {
  pen(STROKE_TIE, slantWeight(weight, outwardX(turn), outwardY(turn)));
  radialLine(turn, spokeStart(turn), reach);
  pen(STROKE_TERMINAL, weight);
  finialOn(kind, circleX(turn, reach), circleY(turn, reach), outwardX(turn), outwardY(turn), size);
  rayTurns[rayCount++] = turn;
}

function isTaken(turn: f64): bool {
  for (let i = 0; i < placeCount; i++) if (abs(placeTurn[i] - turn) < 0.01) return true;
  return false;
}

/** A hair ring that stops at the symbols and runs through the rays; the letters are strung on it. */
function drawRing(isDouble: bool): void {
  pen(STROKE_FRAME, HAIR_PX);
  for (let i = 0; i < placeCount; i++) {
    const to = i + 1 < placeCount ? placeTurn[i + 1] : placeTurn[0] + 1;
    arcBetween(ringRadius, placeTurn[i], to, distance, symbolRadius + 7, BEAD_END_PX);
    if (isDouble) arcBetween(ringRadius - SECOND_RING_PX, placeTurn[i], to, distance, symbolRadius + 9, 0);
  }
  keepRaysClear(ringRadius);
  stringBeads(CENTRE_PX, CENTRE_PX, ringRadius, 1);
}

/** The letters on a string close round the middle. */
function drawString(): void {
  const radius = (frameReach > 0 ? frameOuter : UNFRAMED_STRING_PX) + STRING_AIR_PX;
  pen(STROKE_FRAME, HAIR_PX);
  ringOn(CENTRE_PX, CENTRE_PX, radius);
  keepRaysClear(radius);
  for (let i = 0; i < placeCount; i++) addHole(circleX(placeTurn[i], radius), circleY(placeTurn[i], radius), 2);
  stringBeads(CENTRE_PX, CENTRE_PX, radius, 0.82);
}

function keepRaysClear(radius: f64): void {
  for (let i = 0; i < rayCount; i++) addHole(circleX(rayTurns[i], radius), circleY(rayTurns[i], radius), 2);
}
