import { clamp, hypotenuse } from "../../geometry/polyline";
import { cellX, cellY } from "./fit";
import { BOX_PX } from "./measures";
import { MAX_TRACED, stationCount, stationPlace, way, wayCount } from "./stations";

/** Middle of each station, px from the middle of the box. */
export const stationX = new StaticArray<f64>(MAX_TRACED);
export const stationY = new StaticArray<f64>(MAX_TRACED);

/** Distance that two stations want, and a station from a straight line that passes it. */
const APART_PX: f64 = 64;
const CROWD_WEIGHT: f64 = 14;
const CLEAR_PX: f64 = 34;
const PASSING: f64 = 1.4;
/** A figure wants to fill its box, and its weight to lie in the box's middle. */
const FULL: f64 = 0.9;
const THIN_WEIGHT: f64 = 6;
const LEAN_WEIGHT: f64 = 8;

/** Finds the stations on the square as it is laid out. */
export function placeStations(order: i32): void {
  for (let i = 0; i < stationCount; i++) {
    stationX[i] = cellX(stationPlace[i] % order, stationPlace[i] / order);
    stationY[i] = cellY(stationPlace[i] % order, stationPlace[i] / order);
  }
}

/** How badly the stations stand, before any line is bent. */
export function placingCost(): f64 {
  let cost = 0.0;
  for (let i = 0; i < stationCount; i++) {
    for (let j = i + 1; j < stationCount; j++) {
      const distance = hypotenuse(stationX[i] - stationX[j], stationY[i] - stationY[j]);
      if (distance < APART_PX) cost += (1 - distance / APART_PX) * (1 - distance / APART_PX) * CROWD_WEIGHT;
    }
  }
  for (let line = 0; line + 1 < wayCount; line++) {
    for (let s = 0; s < stationCount; s++) if (s != way[line] && s != way[line + 1]) cost += passingCost(way[line], way[line + 1], s);
  }
  return cost + boxCost();
}

function passingCost(from: i32, to: i32, station: i32): f64 {
  const dx = stationX[to] - stationX[from];
  const dy = stationY[to] - stationY[from];
  const px = stationX[station] - stationX[from];
  const py = stationY[station] - stationY[from];
  const t = clamp((px * dx + py * dy) / (dx * dx + dy * dy), 0, 1);
  const distance = hypotenuse(px - dx * t, py - dy * t);
  return distance < CLEAR_PX ? (1 - distance / CLEAR_PX) * PASSING : 0;
}

function boxCost(): f64 {
  let left: f64 = 1e9;
  let right: f64 = -1e9;
  let top: f64 = 1e9;
  let bottom: f64 = -1e9;
  let sumX = 0.0;
  let sumY = 0.0;
  for (let i = 0; i < stationCount; i++) {
    left = min<f64>(left, stationX[i]);
    right = max<f64>(right, stationX[i]);
    top = min<f64>(top, stationY[i]);
    bottom = max<f64>(bottom, stationY[i]);
    sumX += stationX[i];
    sumY += stationY[i];
  }
  const width = right - left;
  const height = bottom - top;
  const thin = max<f64>(0, FULL - min<f64>(width, height) / max<f64>(width, height));
  const count = <f64>stationCount;
  const lean = hypotenuse(sumX / count - (left + right) * 0.5, sumY / count - (top + bottom) * 0.5) / BOX_PX;
  return thin * thin * THIN_WEIGHT + lean * LEAN_WEIGHT;
}
