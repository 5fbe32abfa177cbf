import { PathWriter } from "../encode/path-writer";
import { directionX, directionY } from "../geometry/arc";
import { hypotenuse } from "../geometry/polyline";
import { ARC, DISC, FINIAL, LOZENGE, StrokePool } from "../glyphs/symbols/stroke-pool";
import { inkPolygon, isShortPolygon } from "./mitre";
import { inkNibRing } from "./nib-ring";
import { penRun, PenRun } from "./pen-run";
import { beginShape, disc, endPolygon, point, ring } from "./shapes";
import { drawTerminal } from "./terminals";

/** The pen is lifted where the line turns by more than 21 degrees: the cosine. */
const LIFT_COSINE: f64 = 0.93;
/** Pieces of a wide arc turn by 46 degrees at most, those of a narrow one by 62, those of a curl by 92: the cosines. */
const WIDE_PIECE: f64 = 0.3;
const NARROW_PIECE: f64 = -0.04;
const CURL_PIECE: f64 = -0.04;
const WIDE_FROM_PX: f64 = 64;
const CURL_BELOW_PX: f64 = 11;
/** Below this radius a ring is two plain circles. */
const PLAIN_RING_PX: f64 = 7;
const PLAIN_RING_WEIGHT: f64 = 0.72;

/** Pressure where a stroke is on other ink, at a corner, and at a loose end. */
const PRESSURE_ON_INK: f64 = 0.82;
const PRESSURE_AT_CORNER: f64 = 0.88;
/** How much the pressure swells in the middle; strokes shorter than this many weights swell less. */
const SWELL: f64 = 0.24;
const SWELL_WEIGHTS: f64 = 7;
/** A line this light is an even hairline. */
const HAIR_PX: f64 = 3.4;
/** Half the width of a lozenge by half its height. */
const LOZENGE_SIDE: f64 = 0.72;

/** Length of the stroke's center line, as left by `inkStroke`, px. */
export let inkedLength: f64 = 0;

/**
 * Inks one stroke of a pool with the nib: tapered to `looseStart` and `looseEnd` of its pressure where these are below 1, light where it is on
 * other ink, lifted at corners, which are rounded by the nib. Every outline turns the same way.
 */
export function inkStroke(out: PathWriter, pool: StrokePool, stroke: i32, weight: f64, looseStart: f64, looseEnd: f64): void {
  const first = pool.starts[stroke];
  const kind = <i32>pool.kinds[first];
  if (kind > ARC) return inkMark(out, pool, first, kind, weight);
  const last = pool.starts[stroke + 1] - 1;
  const isClosed = pool.isClosed[stroke];
  if (isClosed && isShortPolygon(pool, first, last, weight)) {
    inkedLength = inkPolygon(out, pool, first, last, weight);
    return;
  }
  const start = isClosed ? firstCorner(pool, first, last) : first;
  const isSmoothLoop = start < 0;
  const count = last - first + 1;
  inkedLength = 0;
  penRun.isRound = weight < HAIR_PX;
  let isRunStart = true;
  for (let i = 0; i < count; i++) {
    const segment = first + ((isSmoothLoop ? 0 : start - first) + i) % count;
    if (isRunStart) penRun.begin();
    addSegment(penRun, pool, segment);
    const next = first + (segment - first + 1) % count;
    const isLast = i == count - 1;
    isRunStart = isLast || turnsAt(pool, segment, next);
    if (!isRunStart) continue;
    inkedLength += penRun.length();
    if (isSmoothLoop) return penRun.inkLoop(out, weight);
    const isAtStart = !isClosed && segmentsBefore(i, penRun) == 0;
    const isAtEnd = !isClosed && isLast;
    inkRun(out, weight, isAtStart ? looseStart : 2, isAtEnd ? looseEnd : 2, isClosed || !isLast);
  }
}

/** Pressure of 2 stands for a corner; below 1 for a loose end; 1 for an end on other ink. */
function inkRun(out: PathWriter, weight: f64, atStart: f64, atEnd: f64, isCappedAtEnd: bool): void {
  const isHair = weight < HAIR_PX;
  const from = pressureOf(atStart, isHair);
  const to = pressureOf(atEnd, isHair);
  const swell = isHair ? 0 : SWELL * min<f64>(1, penRun.length() / (SWELL_WEIGHTS * weight));
  penRun.ink(out, weight, from, to, swell, atStart < 1, isCappedAtEnd || atEnd < 1);
}

function pressureOf(end: f64, isHair: bool): f64 {
  if (isHair) return 1;
  if (end < 1) return end;
  return end > 1 ? PRESSURE_AT_CORNER : PRESSURE_ON_INK;
}

function segmentsBefore(index: i32, run: PenRun): i32 {
  return index + 1 - run.segmentCount;
}

/** The segment after the first corner of a closed stroke, or -1 where it has none. */
function firstCorner(pool: StrokePool, first: i32, last: i32): i32 {
  for (let i = first; i <= last; i++) if (turnsAt(pool, i == first ? last : i - 1, i)) return i;
  return -1;
}

function turnsAt(pool: StrokePool, before: i32, after: i32): bool {
  const cosine = pool.directionX(before, true) * pool.directionX(after, false) + pool.directionY(before, true) * pool.directionY(after, false);
  return cosine < LIFT_COSINE;
}

function addSegment(run: PenRun, pool: StrokePool, segment: i32): void {
  run.segmentCount++;
  if (run.count == 0) run.add(pool.x0[segment], pool.y0[segment], pool.directionX(segment, false), pool.directionY(segment, false), 0);
  if (pool.kinds[segment] == <u8>ARC) {
    const radius = pool.radii[segment];
    const turn = pool.turns[segment];
    const pieces = pool.divide(segment, radius < CURL_BELOW_PX ? CURL_PIECE : radius < WIDE_FROM_PX ? NARROW_PIECE : WIDE_PIECE);
    const chord = hypotenuse(directionX[1] - directionX[0], directionY[1] - directionY[0]);
    const step = radius * chord * (1 + chord * chord / 24);
    for (let i = 1; i < pieces; i++) {
      run.add(
        pool.middlesX[segment] + radius * directionX[i], pool.middlesY[segment] + radius * directionY[i],
        -directionY[i] * turn, directionX[i] * turn, step,
      );
    }
    run.add(pool.x1[segment], pool.y1[segment], pool.directionX(segment, true), pool.directionY(segment, true), step);
  } else run.add(pool.x1[segment], pool.y1[segment], pool.directionX(segment, true), pool.directionY(segment, true), pool.chord(segment));
}

function inkMark(out: PathWriter, pool: StrokePool, at: i32, kind: i32, weight: f64): void {
  const x = pool.middlesX[at];
  const y = pool.middlesY[at];
  const radius = pool.radii[at];
  inkedLength = radius * 2;
  if (kind == DISC) return disc(out, x, y, radius);
  if (kind == LOZENGE) return inkLozenge(out, x, y, pool.x0[at] - x, pool.y0[at] - y);
  if (kind == FINIAL) {
    return drawTerminal(out, <i32>pool.details[at], pool.x0[at], pool.y0[at], pool.x1[at] - pool.x0[at], pool.y1[at] - pool.y0[at], radius);
  }
  inkedLength = radius * 6.2832;
  if (radius < PLAIN_RING_PX || weight < HAIR_PX) ring(out, x, y, radius, weight < HAIR_PX ? weight : weight * PLAIN_RING_WEIGHT);
  else inkNibRing(out, x, y, radius, weight);
}

/** A full lozenge: unlike the hollow-sided one at a stroke's end it must still be seen at 24 px. */
function inkLozenge(out: PathWriter, x: f64, y: f64, tipX: f64, tipY: f64): void {
  beginShape(x, y, tipX, tipY, 1);
  point(1, 0);
  point(0, LOZENGE_SIDE);
  point(-1, 0);
  point(0, -LOZENGE_SIDE);
  endPolygon(out);
}
