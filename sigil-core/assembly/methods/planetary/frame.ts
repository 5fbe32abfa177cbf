import { clamp, hypotenuse } from "../../geometry/polyline";
import { CENTER_PX } from "../../ink/seal/circle-parts";
import { quarterCost, quarterOf } from "./balance";
import { rims, stationX, stationY } from "./placing";
import { bowOfLine } from "./layout";
import { lineCount, pinCount, way } from "./stations";

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
/** The center of gravity may lie this far from the middle of the seal; the rest of the way the box is centered. */
const LEAN_PX: f64 = 9;
const USUAL_NIB_PX: f64 = 11.6;
const THINNEST_NIB_PX: f64 = 9;
const BROADEST_NIB_PX: f64 = 13.5;
/** Ink by the box: the nib is chosen so that short paths are not thin and long ones not black. */
const LEAST_INK: f64 = 0.128;
const MOST_INK: f64 = 0.165;
/** The nib's axes are .42 to 1, held at 40 degrees. */
const LONG_X: f64 = 0.766;
const LONG_Y: f64 = -0.643;
const SHORT: f64 = 0.42;
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
let farthest: f64 = 0;
let middleX: f64 = 0;
let middleY: f64 = 0;
const quarters = new StaticArray<f64>(4);

/** Centers the figure by its weight, scales it to the seal, and chooses the nib; returns what quarters of the circle without ink cost. */
export function fitFrame(): f64 {
  left = top = 1e9;
  right = bottom = -1e9;
  inkX = inkY = ink = lineInk = 0;
  walk(false);
  let marks = 0.0;
  for (let i = 0; i < pinCount; i++) {
    const weight = rims[i] * rims[i] * STATION_INK;
    marks += weight;
    weigh(stationX[i], stationY[i], weight);
    extend(stationX[i], stationY[i], rims[i]);
  }
  const boxX = (left + right) * 0.5;
  const boxY = (top + bottom) * 0.5;
  const away = hypotenuse(boxX - inkX / ink, boxY - inkY / ink);
  const lean = away > LEAN_PX ? LEAN_PX / away : 1;
  middleX = inkX / ink + (boxX - inkX / ink) * lean;
  middleY = inkY / ink + (boxY - inkY / ink) * lean;
  farthest = 1;
  quarters.fill(0);
  walk(true);
  for (let i = 0; i < pinCount; i++) addFar(stationX[i], stationY[i], rims[i], rims[i] * rims[i] * STATION_INK);
  const side = max<f64>(right - left, bottom - top);
  scale = min<f64>(LARGEST_SCALE, clamp(LARGEST_RADIUS_PX / farthest, SMALLEST_SIDE_PX / side, LARGEST_SIDE_PX / side));
  shiftX = CENTER_PX - middleX * scale;
  shiftY = CENTER_PX - middleY * scale;
  const box = (right - left) * (bottom - top) * scale * scale;
  nibPx = clamp(clamp(USUAL_NIB_PX, (LEAST_INK * box - marks) / (lineInk * scale), (MOST_INK * box - marks) / (lineInk * scale)), THINNEST_NIB_PX, BROADEST_NIB_PX);
  const slim = side / min<f64>(right - left, bottom - top);
  return quarterCost(quarters, ink) + max<f64>(0, slim - SLIM) * SLIM_WEIGHT;
}

/** Walks along all lines: first for the box and the weight, then for the distance from the middle. */
function walk(isFramed: bool): void {
  for (let line = 0; line < lineCount; line++) {
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
      if (isFramed) addFar(x, y, 0, breadthOf(x - fromX, y - fromY) * USUAL_NIB_PX);
      else addPiece(fromX, fromY, x, y);
      fromX = x;
      fromY = y;
    }
  }
}

/** Counts ink for its quarter, and for how far the figure reaches. */
function addFar(x: f64, y: f64, radius: f64, weight: f64): void {
  farthest = max<f64>(farthest, hypotenuse(x - middleX, y - middleY) + radius);
  quarters[quarterOf(x - middleX, y - middleY)] += weight;
}

function addPiece(fromX: f64, fromY: f64, x: f64, y: f64): void {
  extend(x, y, 0);
  const breadth = breadthOf(x - fromX, y - fromY);
  lineInk += breadth;
  weigh((fromX + x) * 0.5, (fromY + y) * 0.5, breadth * USUAL_NIB_PX);
}

/** Length times the nib's breadth across it: the support of the ellipse for the normal, without dividing by the length. */
function breadthOf(dx: f64, dy: f64): f64 {
  const across = dx * LONG_Y - dy * LONG_X;
  const along = dx * LONG_X + dy * LONG_Y;
  return sqrt<f64>(across * across + SHORT * SHORT * along * along);
}

/** Stretches the box around a disc. */
function extend(x: f64, y: f64, radius: f64): void {
  left = min<f64>(left, x - radius);
  right = max<f64>(right, x + radius);
  top = min<f64>(top, y - radius);
  bottom = max<f64>(bottom, y + radius);
}

function weigh(x: f64, y: f64, weight: f64): void {
  inkX += x * weight;
  inkY += y * weight;
  ink += weight;
}
