import { hypotenuse } from "../../geometry/polyline";
import { stationX, stationY } from "./placing";
import { lineCount, pinCount, way } from "./stations";

/** No quarter of the circle may be empty: the least share of the ink that each wants. */
export const LEAST_QUARTER: f64 = 0.2;
const QUARTER_WEIGHT: f64 = 500;
/** The center of gravity wants to lie in the middle of the box, by its farthest reach. */
const LEAN_WEIGHT: f64 = 8;
/** Breadth by length wanted at least, across the long axis of the ink. */
const ROUND: f64 = 0.8;
const ROUND_WEIGHT: f64 = 12;
/** Mean square distance of the ink from the middle wanted, by the square of the farthest: the figure fills its circle. */
const FULL: f64 = 0.44;
const FULL_WEIGHT: f64 = 16;
/** Each straight line is weighed in pieces. */
const PIECES: i32 = 4;

const quarters = new StaticArray<f64>(4);
let total: f64 = 0;
let sumX: f64 = 0;
let sumY: f64 = 0;
let xx: f64 = 0;
let yy: f64 = 0;
let xy: f64 = 0;

/** How badly the straight lines between the stations lie in their circle. */
export function balanceCost(): f64 {
  let left: f64 = 1e9;
  let right: f64 = -1e9;
  let top: f64 = 1e9;
  let bottom: f64 = -1e9;
  for (let i = 0; i < pinCount; i++) {
    left = min<f64>(left, unchecked(stationX[i]));
    right = max<f64>(right, unchecked(stationX[i]));
    top = min<f64>(top, unchecked(stationY[i]));
    bottom = max<f64>(bottom, unchecked(stationY[i]));
  }
  const middleX = (left + right) * 0.5;
  const middleY = (top + bottom) * 0.5;
  let farthest: f64 = 1e-9;
  for (let i = 0; i < pinCount; i++) {
    const x = unchecked(stationX[i]) - middleX;
    const y = unchecked(stationY[i]) - middleY;
    farthest = max<f64>(farthest, x * x + y * y);
  }
  weighQuarters(middleX, middleY);
  const half = (xx + yy) * 0.5;
  const apart = hypotenuse((xx - yy) * 0.5, xy);
  const round = sqrt<f64>(max<f64>(0, half - apart) / (half + apart + 1e-9));
  return (
    quarterCost(quarters, total) +
    (hypotenuse(sumX, sumY) / total / sqrt<f64>(farthest)) * LEAN_WEIGHT +
    max<f64>(0, ROUND - round) * ROUND_WEIGHT +
    max<f64>(0, FULL - (2 * half) / total / farthest) * FULL_WEIGHT
  );
}

/** Weighs the straight lines about a middle, piece by piece. */
export function weighQuarters(middleX: f64, middleY: f64): void {
  quarters.fill(0);
  total = 1e-9;
  sumX = sumY = xx = yy = xy = 0;
  for (let line = 0; line < lineCount; line++) {
    const from = unchecked(way[line]);
    const to = unchecked(way[line + 1]);
    const stepX = (unchecked(stationX[to]) - unchecked(stationX[from])) / <f64>PIECES;
    const stepY = (unchecked(stationY[to]) - unchecked(stationY[from])) / <f64>PIECES;
    const weight = sqrt<f64>(stepX * stepX + stepY * stepY);
    let x = unchecked(stationX[from]) - middleX - stepX * 0.5;
    let y = unchecked(stationY[from]) - middleY - stepY * 0.5;
    for (let i = 0; i < PIECES; i++) {
      x += stepX;
      y += stepY;
      const at = quarterOf(x, y);
      unchecked((quarters[at] = quarters[at] + weight));
      sumX += x * weight;
      sumY += y * weight;
      xx += x * x * weight;
      yy += y * y * weight;
      xy += x * y * weight;
    }
    total += weight * <f64>PIECES;
  }
}

/** The quarter with the least of the lines' length, and a quarter's share of it. */
export function leastQuarter(): i32 {
  let least = 0;
  for (let i = 1; i < 4; i++) if (quarters[i] < quarters[least]) least = i;
  return least;
}

export function quarterShare(quarter: i32): f64 {
  return quarters[quarter] / total;
}

/** 0 to 3: upper left, upper right, lower left, lower right of the origin. */
export function quarterOf(x: f64, y: f64): i32 {
  return <i32>(x > 0) + (<i32>(y > 0) << 1);
}

/** What it costs that quarters have less than the share of the whole that each wants. */
export function quarterCost(weights: StaticArray<f64>, total: f64): f64 {
  let cost = 0.0;
  for (let i = 0; i < 4; i++) {
    const lack = max<f64>(0, LEAST_QUARTER - unchecked(weights[i]) / total);
    cost += lack * lack;
  }
  return cost * QUARTER_WEIGHT;
}
