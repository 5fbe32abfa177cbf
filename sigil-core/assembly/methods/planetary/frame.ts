import { clamp, hypotenuse } from "../../geometry/polyline";
import { cosTurn, sinTurn } from "../../geometry/turn";
import { CENTER_PX } from "../../ink/seal/circle-parts";
import { nibX, nibY } from "../../ink/nib";
import { quarterCost, quarterOf } from "./balance";
import { NIB_CONTRAST, pressureAt, stretchOf } from "./pressure";
import { rims, stationX, stationY } from "./placing";
import { bowOfLine } from "./layout";
import { lineCount, MAX_TRACED, pinCount, way } from "./stations";

/** Scale from the layout to the drawing, and its shift, px. */
export let scale: f64 = 1;
export let shiftX: f64 = 0;
export let shiftY: f64 = 0;
/** Width of the nib, px. */
export let nibPx: f64 = 0;

/** Smallest and largest side of the center lines, and their largest radius; a figure with stations in its corners may pass the radius for its size. */
const SMALLEST_SIDE_PX: f64 = 240;
const LARGEST_SIDE_PX: f64 = 300;
const LARGEST_RADIUS_PX: f64 = 172;
const LARGEST_SCALE: f64 = 1.12;
/** The middle of the seal may lie this far from the center of gravity; tried in this many directions, in every other one half as far. */
const LEAN_PX: f64 = 11;
const MIDDLES: i32 = 16;
/** What it costs that the farthest ink is a px farther from the middle. */
const REACH_WEIGHT: f64 = 0.12;
const USUAL_NIB_PX: f64 = 9.4;
const THINNEST_NIB_PX: f64 = 7.6;
const BROADEST_NIB_PX: f64 = 11.2;
/** Ink by the box: the nib is chosen so that short paths are not thin and long ones not black. */
const LEAST_INK: f64 = 0.128;
const MOST_INK: f64 = 0.165;
/** Ink of a station, or of the mark at the end, by the square of its radius: a bead's is all of its circle, that of others is less. */
const STATION_INK: f64 = 2;
/** What a figure costs that is longer than it is broad, by more than this factor. */
const SLIM: f64 = 1.22;
const SLIM_WEIGHT: f64 = 16;
const SAMPLES: i32 = 10;

let left: f64 = 0;
let right: f64 = 0;
let top: f64 = 0;
let bottom: f64 = 0;
let inkX: f64 = 0;
let inkY: f64 = 0;
let ink: f64 = 0;
let lineInk: f64 = 0;
let middleX: f64 = 0;
let middleY: f64 = 0;
const quarters = new StaticArray<f64>(4);

/** The ink in pieces: each its middle, its radius and its weight. */
const MOST_PIECES: i32 = MAX_TRACED * (SAMPLES + 1) + 1;
const pieceX = new StaticArray<f64>(MOST_PIECES);
const pieceY = new StaticArray<f64>(MOST_PIECES);
const pieceRadius = new StaticArray<f64>(MOST_PIECES);
const pieceInk = new StaticArray<f64>(MOST_PIECES);
let pieces: i32 = 0;

/** Centers the figure by its weight, scales it to the seal, and chooses the nib; returns what quarters of the circle without ink cost. */
export function fitFrame(): f64 {
  left = top = 1e9;
  right = bottom = -1e9;
  inkX = inkY = ink = lineInk = 0;
  pieces = 0;
  let length = 1e-9;
  for (let line = 0; line < lineCount; line++) length += lengthOf(line);
  let traced = 0.0;
  for (let line = 0; line < lineCount; line++) {
    const step = lengthOf(line);
    addLine(line, traced / length, step / length);
    traced += step;
  }
  let marks = 0.0;
  for (let i = 0; i < pinCount; i++) {
    const weight = rims[i] * rims[i] * STATION_INK;
    marks += weight;
    addPiece(stationX[i], stationY[i], rims[i], weight);
  }
  const bare = chooseMiddle();
  const side = max<f64>(right - left, bottom - top);
  scale = min<f64>(LARGEST_SCALE, clamp(LARGEST_RADIUS_PX / reachFrom(middleX, middleY), SMALLEST_SIDE_PX / side, LARGEST_SIDE_PX / side));
  shiftX = CENTER_PX - middleX * scale;
  shiftY = CENTER_PX - middleY * scale;
  const box = (right - left) * (bottom - top) * scale * scale;
  nibPx = clamp(clamp(USUAL_NIB_PX, (LEAST_INK * box - marks) / (lineInk * scale), (MOST_INK * box - marks) / (lineInk * scale)), THINNEST_NIB_PX, BROADEST_NIB_PX);
  const slim = side / min<f64>(right - left, bottom - top);
  return bare + max<f64>(0, slim - SLIM) * SLIM_WEIGHT;
}

/** Finds the middle of the circle near the center of gravity: no quarter bare, and nothing far out; returns what bare quarters cost there. */
function chooseMiddle(): f64 {
  const x = inkX / ink;
  const y = inkY / ink;
  let lowest = Infinity;
  let bare = 0.0;
  for (let i = 0; i <= MIDDLES; i++) {
    const step = i == 0 ? 0 : i & 1 ? LEAN_PX : LEAN_PX * 0.5;
    const turn = <f64>i / <f64>MIDDLES;
    const atX = x + cosTurn(turn) * step;
    const atY = y + sinTurn(turn) * step;
    quarters.fill(0);
    for (let p = 0; p < pieces; p++) {
      const at = quarterOf(unchecked(pieceX[p]) - atX, unchecked(pieceY[p]) - atY);
      unchecked((quarters[at] += pieceInk[p]));
    }
    const bareHere = quarterCost(quarters, ink);
    const cost = bareHere + reachFrom(atX, atY) * REACH_WEIGHT;
    if (cost >= lowest) continue;
    lowest = cost;
    bare = bareHere;
    middleX = atX;
    middleY = atY;
  }
  return bare;
}

function reachFrom(x: f64, y: f64): f64 {
  let farthest = 1.0;
  for (let p = 0; p < pieces; p++) {
    const dx = unchecked(pieceX[p]) - x;
    const dy = unchecked(pieceY[p]) - y;
    const radius = unchecked(pieceRadius[p]);
    const rest = farthest - radius;
    if (dx * dx + dy * dy > rest * rest) farthest = sqrt<f64>(dx * dx + dy * dy) + radius;
  }
  return farthest;
}

function lengthOf(line: i32): f64 {
  const from = way[line];
  const to = way[line + 1];
  return hypotenuse(stationX[to] - stationX[from], stationY[to] - stationY[from]) * stretchOf(bowOfLine(line));
}

/** Counts a line that begins at a share of the trace and takes another share of it. */
function addLine(line: i32, from: f64, share: f64): void {
  const ax = stationX[way[line]];
  const ay = stationY[way[line]];
  const dx = stationX[way[line + 1]] - ax;
  const dy = stationY[way[line + 1]] - ay;
  const bow = bowOfLine(line);
  let fromX = ax;
  let fromY = ay;
  for (let i = 1; i <= SAMPLES; i++) {
    const t = <f64>i / <f64>SAMPLES;
    const height = 4 * bow * t * (1 - t);
    const x = ax + dx * t - dy * height;
    const y = ay + dy * t + dx * height;
    const breadth = breadthOf(x - fromX, y - fromY) * pressureAt(from + share * t);
    lineInk += breadth;
    addPiece((fromX + x) * 0.5, (fromY + y) * 0.5, 0, breadth * USUAL_NIB_PX);
    fromX = x;
    fromY = y;
  }
}

/** Counts a piece of ink within a radius of a place. */
function addPiece(x: f64, y: f64, radius: f64, weight: f64): void {
  const at = pieces++;
  pieceX[at] = x;
  pieceY[at] = y;
  pieceRadius[at] = radius;
  pieceInk[at] = weight;
  left = min<f64>(left, x - radius);
  right = max<f64>(right, x + radius);
  top = min<f64>(top, y - radius);
  bottom = max<f64>(bottom, y + radius);
  inkX += x * weight;
  inkY += y * weight;
  ink += weight;
}

/** Length times the nib's breadth across it: the support of the ellipse for the normal, without dividing by the length. */
function breadthOf(dx: f64, dy: f64): f64 {
  const across = dx * nibY - dy * nibX;
  const along = dx * nibX + dy * nibY;
  return sqrt<f64>(across * across + NIB_CONTRAST * NIB_CONTRAST * along * along);
}
