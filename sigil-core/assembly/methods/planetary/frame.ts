import { clamp, hypotenuse } from "../../geometry/polyline";
import { CENTER_PX } from "../../ink/seal/circle-parts";
import { stationX, stationY } from "./placing";
import { bowOfLine } from "./layout";
import { RING_PX, RING_WIDTH_PX } from "./measures";
import { stationCount, way, wayCount } from "./stations";

/** Scale from the layout to the drawing, and its shift, px. */
export let scale: f64 = 1;
export let shiftX: f64 = 0;
export let shiftY: f64 = 0;
/** Width of the nib, px. */
export let nibPx: f64 = 0;

/** Smallest and largest side of the center lines, and their largest radius; a figure with stations in its corners may pass the radius for its size. */
const SMALLEST_SIDE_PX: f64 = 222;
const LARGEST_SIDE_PX: f64 = 276;
const LARGEST_RADIUS_PX: f64 = 160;
const LARGEST_SCALE: f64 = 1.12;
/** The center of gravity may lie this far from the middle of the seal; the rest of the way the box is centered. */
const LEAN_PX: f64 = 9;
const USUAL_NIB_PX: f64 = 13;
const THINNEST_NIB_PX: f64 = 10;
const BROADEST_NIB_PX: f64 = 16.5;
/** Ink by the box: the nib is chosen so that short paths are not thin and long ones not black. */
const LEAST_INK: f64 = 0.132;
const MOST_INK: f64 = 0.168;
/** Mean pressure of a line, and the nib's half contrast: its axes are .42 to 1, held at 40 degrees. */
const MEAN_PRESSURE: f64 = 0.78;
const LONG_X: f64 = 0.766;
const LONG_Y: f64 = -0.643;
const SHORT: f64 = 0.42;
const RING_INK_PX2: f64 = 2 * 3.14159 * RING_PX * RING_WIDTH_PX;
const END_INK_PX2: f64 = 260;
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

/** Centers the figure by its weight, scales it to the seal, and chooses the nib. */
export function fitFrame(): void {
  left = top = 1e9;
  right = bottom = -1e9;
  inkX = inkY = ink = lineInk = 0;
  walk(false);
  for (let i = 0; i < stationCount; i++) weigh(stationX[i], stationY[i], RING_INK_PX2);
  weigh(stationX[way[wayCount - 1]], stationY[way[wayCount - 1]], END_INK_PX2);
  const boxX = (left + right) * 0.5;
  const boxY = (top + bottom) * 0.5;
  const away = hypotenuse(boxX - inkX / ink, boxY - inkY / ink);
  const lean = away > LEAN_PX ? LEAN_PX / away : 1;
  middleX = inkX / ink + (boxX - inkX / ink) * lean;
  middleY = inkY / ink + (boxY - inkY / ink) * lean;
  farthest = 1;
  walk(true);
  const side = max<f64>(right - left, bottom - top);
  scale = min<f64>(LARGEST_SCALE, clamp(LARGEST_RADIUS_PX / farthest, SMALLEST_SIDE_PX / side, LARGEST_SIDE_PX / side));
  shiftX = CENTER_PX - middleX * scale;
  shiftY = CENTER_PX - middleY * scale;
  chooseNib();
}

function chooseNib(): void {
  const rim = 2 * RING_PX + RING_WIDTH_PX;
  const box = ((right - left) * scale + rim) * ((bottom - top) * scale + rim);
  const rings = <f64>stationCount * RING_INK_PX2 + END_INK_PX2;
  const perNib = lineInk * scale;
  nibPx = clamp(clamp(USUAL_NIB_PX, (LEAST_INK * box - rings) / perNib, (MOST_INK * box - rings) / perNib), THINNEST_NIB_PX, BROADEST_NIB_PX);
}

/** Walks along all lines: first for the box and the weight, then for the distance from the middle. */
function walk(isFramed: bool): void {
  for (let line = 0; line + 1 < wayCount; line++) {
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
      if (isFramed) farthest = max<f64>(farthest, hypotenuse(x - middleX, y - middleY));
      else addPiece(fromX, fromY, x, y);
      fromX = x;
      fromY = y;
    }
  }
  if (isFramed) farthest = max<f64>(farthest, hypotenuse(stationX[way[0]] - middleX, stationY[way[0]] - middleY));
}

function addPiece(fromX: f64, fromY: f64, x: f64, y: f64): void {
  left = min<f64>(left, min<f64>(fromX, x));
  right = max<f64>(right, max<f64>(fromX, x));
  top = min<f64>(top, min<f64>(fromY, y));
  bottom = max<f64>(bottom, max<f64>(fromY, y));
  // Length times the nib's breadth across it: the support of the ellipse for the normal, without dividing by the length.
  const across = (x - fromX) * LONG_Y - (y - fromY) * LONG_X;
  const along = (x - fromX) * LONG_X + (y - fromY) * LONG_Y;
  const breadth = sqrt<f64>(across * across + SHORT * SHORT * along * along) * MEAN_PRESSURE;
  lineInk += breadth;
  weigh((fromX + x) * 0.5, (fromY + y) * 0.5, breadth * USUAL_NIB_PX);
}

function weigh(x: f64, y: f64, weight: f64): void {
  inkX += x * weight;
  inkY += y * weight;
  ink += weight;
}
