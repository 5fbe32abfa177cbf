import { hypotenuse } from "../../geometry/polyline";
import { cellX, cellY } from "./fit";
import { BOX_PX, RING_PX, SECOND_RING_PX, START_RING_PX } from "./measures";
import { MAX_TRACED, stationCount, stationPlace, stationRepeats, way, wayCount } from "./stations";

/** Middle of each station, px from the middle of the box. */
export const stationX = new StaticArray<f64>(MAX_TRACED);
export const stationY = new StaticArray<f64>(MAX_TRACED);

/** Distance that two stations want, and a station from a straight line that passes it. */
const APART_PX: f64 = 64;
const CROWD_WEIGHT: f64 = 26;
const CLEAR_PX: f64 = 26;
const PASSING: f64 = 2.4;
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

/** Radius of a station's outermost ring. */
export function rimPx(station: i32): f64 {
  return (station == 0 ? START_RING_PX : RING_PX) + (stationRepeats[station] > 0 ? SECOND_RING_PX : 0);
}

/** How badly the stations stand, before any line is bent; as soon as it is `bound` or more, that is enough. */
export function placingCost(bound: f64): f64 {
  let cost = 0.0;
  for (let i = 0; i < stationCount; i++) {
    for (let j = i + 1; j < stationCount; j++) {
      const dx = unchecked(stationX[i]) - unchecked(stationX[j]);
      const dy = unchecked(stationY[i]) - unchecked(stationY[j]);
      const squared = dx * dx + dy * dy;
      if (squared >= APART_PX * APART_PX) continue;
      const near = 1 - sqrt<f64>(squared) / APART_PX;
      cost += near * near * CROWD_WEIGHT;
    }
  }
  for (let line = 0; line + 1 < wayCount && cost < bound; line++) {
    for (let s = 0; s < stationCount; s++) if (s != unchecked(way[line]) && s != unchecked(way[line + 1])) cost += passingCost(unchecked(way[line]), unchecked(way[line + 1]), s);
  }
  return cost + boxCost();
}

function passingCost(from: i32, to: i32, station: i32): f64 {
  const dx = unchecked(stationX[to]) - unchecked(stationX[from]);
  const dy = unchecked(stationY[to]) - unchecked(stationY[from]);
  const px = unchecked(stationX[station]) - unchecked(stationX[from]);
  const py = unchecked(stationY[station]) - unchecked(stationY[from]);
  const along = px * dx + py * dy;
  const length = dx * dx + dy * dy;
  // Beside the ends the station is nearer to another station, which counts already.
  if (along <= 0 || along >= length) return 0;
  const clear = rimPx(station) + CLEAR_PX;
  const across = px * dy - py * dx;
  const squared = (across * across) / length;
  return squared < clear * clear ? (1 - sqrt<f64>(squared) / clear) * PASSING : 0;
}

function boxCost(): f64 {
  let left: f64 = 1e9;
  let right: f64 = -1e9;
  let top: f64 = 1e9;
  let bottom: f64 = -1e9;
  let sumX = 0.0;
  let sumY = 0.0;
  for (let i = 0; i < stationCount; i++) {
    left = min<f64>(left, unchecked(stationX[i]));
    right = max<f64>(right, unchecked(stationX[i]));
    top = min<f64>(top, unchecked(stationY[i]));
    bottom = max<f64>(bottom, unchecked(stationY[i]));
    sumX += unchecked(stationX[i]);
    sumY += unchecked(stationY[i]);
  }
  const width = right - left;
  const height = bottom - top;
  const thin = max<f64>(0, FULL - min<f64>(width, height) / max<f64>(width, height));
  const count = <f64>stationCount;
  const lean = hypotenuse(sumX / count - (left + right) * 0.5, sumY / count - (top + bottom) * 0.5) / BOX_PX;
  return thin * thin * THIN_WEIGHT + lean * LEAN_WEIGHT;
}
