import { centerPaths } from "../../encode/result";
import { flattenChain } from "../../geometry/cubic";
import { hypotenuse, Polyline } from "../../geometry/polyline";
import { stationX, stationY } from "./placing";
import { scale, shiftX, shiftY } from "./frame";
import { bowOfLine } from "./layout";
import { RING_PX, SECOND_RING_PX, START_POINT_PX, START_RING_PX } from "./measures";
import { MAX_TRACED, stationRepeats, stationVisits, way, wayCount } from "./stations";

const FLATTEN_STEP_PX: f64 = 5;
/** A line ends in the middle of a ring's band: the nib reaches a little further. */
const IN_BAND_PX: f64 = 1.4;

const chain = new StaticArray<f64>(8);
const whole = new Polyline(256);

/** Every line between its rings, as drawn. */
export const lines: StaticArray<Polyline> = makeLines();

/** Which share of each line from station to station that is. */
const cutFrom = new StaticArray<f64>(MAX_TRACED);
const cutTo = new StaticArray<f64>(MAX_TRACED);

function makeLines(): StaticArray<Polyline> {
  const made = new StaticArray<Polyline>(MAX_TRACED);
  for (let i = 0; i < MAX_TRACED; i++) made[i] = new Polyline(256);
  return made;
}

/** Middle of a station in the box. */
export function stationAtX(station: i32): f64 {
  return stationX[station] * scale + shiftX;
}

export function stationAtY(station: i32): f64 {
  return stationY[station] * scale + shiftY;
}

/** Traces all lines; `isEndRinged` where the last station has its own ring. */
export function traceLines(isEndRinged: bool): void {
  for (let line = 0; line + 1 < wayCount; line++) {
    buildChain(line);
    whole.clear();
    flattenChain(chain, 0, 8, 1, 1, 0, FLATTEN_STEP_PX, whole);
    const isFree = line + 2 == wayCount && !isEndRinged;
    cut(line, rimOf(way[line], line == 0, isLink(line, way[line])), isFree ? 0 : rimOf(way[line + 1], false, isLink(line, way[line + 1])));
  }
}

/** Writes the line's own cubic as a center line, cut where its ink ends. */
export function writeCentreLine(line: i32): void {
  buildChain(line);
  const from = cutFrom[line];
  const to = cutTo[line];
  const third = (to - from) / 3;
  centerPaths.moveTo(chainAt(0, from), chainAt(1, from));
  centerPaths.cubic(
    chainAt(0, from) + slopeAt(0, from) * third, chainAt(1, from) + slopeAt(1, from) * third,
    chainAt(0, to) - slopeAt(0, to) * third, chainAt(1, to) - slopeAt(1, to) * third,
    chainAt(0, to), chainAt(1, to),
  );
}

/** A coordinate of the cubic at a share of it, 0 to 1, and how fast it changes there. */
function chainAt(axis: i32, t: f64): f64 {
  const u = 1 - t;
  return u * u * u * chain[axis] + 3 * u * u * t * chain[axis + 2] + 3 * u * t * t * chain[axis + 4] + t * t * t * chain[axis + 6];
}

function slopeAt(axis: i32, t: f64): f64 {
  const u = 1 - t;
  return 3 * (u * u * (chain[axis + 2] - chain[axis]) + 2 * u * t * (chain[axis + 4] - chain[axis + 2]) + t * t * (chain[axis + 6] - chain[axis + 4]));
}

/** Radius of a station's ring. */
export function ringOf(station: i32): f64 {
  return station == 0 ? START_RING_PX : RING_PX;
}

/** Where a line ends: at the point of the start, at the inner ring where it is the one that links both, otherwise at the outermost ring. */
function rimOf(station: i32, isStart: bool, isLinking: bool): f64 {
  if (isStart) return START_POINT_PX * 0.5;
  const second = stationRepeats[station] > 0 && !isLinking ? SECOND_RING_PX : 0;
  return ringOf(station) + second + IN_BAND_PX;
}

/** Whether a line is the one that ties a station's two rings together: the first that arrives. */
function isLink(line: i32, station: i32): bool {
  for (let i = 0; i < line; i++) if (way[i] == station || way[i + 1] == station) return false;
  return stationVisits[station] > 0;
}

function buildChain(line: i32): void {
  const ax = stationAtX(way[line]);
  const ay = stationAtY(way[line]);
  const dx = stationAtX(way[line + 1]) - ax;
  const dy = stationAtY(way[line + 1]) - ay;
  const push = (bowOfLine(line) * 4) / 3;
  chain[0] = ax;
  chain[1] = ay;
  chain[2] = ax + dx / 3 - dy * push;
  chain[3] = ay + dy / 3 + dx * push;
  chain[4] = ax + (dx * 2) / 3 - dy * push;
  chain[5] = ay + (dy * 2) / 3 + dx * push;
  chain[6] = ax + dx;
  chain[7] = ay + dy;
}

/** Keeps the part of a whole line outside the circles around its ends, and notes which share of it that is. */
function cut(line: i32, fromRadius: f64, toRadius: f64): void {
  const out = lines[line];
  out.clear();
  const last = whole.count - 1;
  let first = 0;
  while (first < last - 1 && distance(whole, first + 1, 0) < fromRadius) first++;
  let end = last;
  while (end > first + 2 && distance(whole, end - 1, last) < toRadius) end--;
  cutFrom[line] = (<f64>first + pushAt(whole, first, first + 1, 0, fromRadius, out)) / <f64>last;
  for (let i = first + 1; i < end; i++) out.push(whole.x[i], whole.y[i]);
  cutTo[line] = (<f64>end - pushAt(whole, end, end - 1, last, toRadius, out)) / <f64>last;
}

/** Adds the point between an inner and an outer one at `radius` from `centre`; Returns how far from the inner one it is, of 1. */
function pushAt(line: Polyline, inner: i32, outer: i32, centre: i32, radius: f64, out: Polyline): f64 {
  const near = distance(line, inner, centre);
  const far = distance(line, outer, centre);
  const t = far > near ? (radius - near) / (far - near) : 0;
  out.push(line.x[inner] + (line.x[outer] - line.x[inner]) * t, line.y[inner] + (line.y[outer] - line.y[inner]) * t);
  return t;
}

function distance(line: Polyline, a: i32, b: i32): f64 {
  return hypotenuse(line.x[a] - line.x[b], line.y[a] - line.y[b]);
}
