import { STROKE_TERMINAL, STROKE_TIE } from "../../abi";
import { addHole } from "../../ink/board/beads";
import { finialOn, pen } from "../../ink/board/board";
import { circleX, circleY, radialLine } from "../../ink/board/circle-lines";
import { finialAt, reportFinial } from "../../ink/board/finial-choice";
import { ARM_PX, slantWeight } from "../../ink/board/weights";
import { outwardX, outwardY } from "../../ink/seal/circle-parts";
import { Stream } from "../../text/stream";
import { frameOuter, spokeStart } from "./hub";
import { placeCount, placeTurn } from "./places";

/** How far a free arm of the compass reaches, before its terminal. */
const CARDINAL_PX: f64 = 138;
/** A ray is no shorter than this beyond its start, and reaches so far at most. */
const LEAST_PX: f64 = 15;
const LONGEST_PX: f64 = 144;
const MAX_RAYS: i32 = 8;
const rayTurns = new StaticArray<f64>(MAX_RAYS);
let rayCount: i32 = 0;

/** Rays that end in terminals beyond `beyond` px: on the compass on every free eighth, in a ring between all neighbors. */
export function drawRays(isCompass: bool, isField: bool, armWeight: f64, beyond: f64, layout: Stream): void {
  const weight = ARM_PX * layout.range(0.7, 0.9);
  const long = max<f64>(beyond + 13, layout.range(118, 140));
  const short = beyond + layout.range(12, 20);
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
    const start = isField && !isCardinal ? frameOuter : spokeStart(turn);
    const reach = min<f64>(LONGEST_PX, max<f64>(start + LEAST_PX, isCardinal ? CARDINAL_PX : isSecond ? short : long));
    drawRay(turn, start, reach, isCardinal ? armWeight : weight, finialAt(isSecond ? 1 : 0), isCardinal ? 9.6 : 8);
  }
  if (rayCount > 0) reportFinial(finialAt(isCompass && rayCount <= 4 && hasSecond ? 1 : 0));
  if (hasSecond && rayCount > 4) reportFinial(finialAt(1));
}

function drawRay(turn: f64, start: f64, reach: f64, weight: f64, kind: i32, size: f64): void {
  rayTurns[rayCount++] = turn;
  pen(STROKE_TIE, slantWeight(weight, outwardX(turn), outwardY(turn)));
  if (reach > start) radialLine(turn, start, reach);
  pen(STROKE_TERMINAL, weight);
  finialOn(kind, circleX(turn, max<f64>(start, reach)), circleY(turn, max<f64>(start, reach)), outwardX(turn), outwardY(turn), size);
}

function isTaken(turn: f64): bool {
  for (let i = 0; i < placeCount; i++) if (abs(placeTurn[i] - turn) < 0.01) return true;
  return false;
}

/** Beads on a circle keep off the rays that cross it. */
export function keepRaysClear(radius: f64): void {
  for (let i = 0; i < rayCount; i++) addHole(circleX(rayTurns[i], radius), circleY(rayTurns[i], radius), 2);
}
