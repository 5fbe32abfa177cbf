import { hypotenuse } from "../../geometry/polyline";
import { leastQuarter, LEAST_QUARTER, quarterShare, weighQuarters } from "./balance";
import { BOX_PX } from "./measures";
import { rims, stationX, stationY } from "./placing";
import { endPin, lineCount, MAX_TRACED, pinCount, stationColumn, stationCount, stationRow, way } from "./stations";

/** Rounds of moving everything a little at once. */
const ROUNDS: i32 = 8;
/** Paper wanted between the rims of two stations, and between a rim and a line that passes; the mark at the end wants more. */
export const APART_PX: f64 = 46;
export const CLEAR_PX: f64 = 26;
const END_CLEAR_PX: f64 = 10;
/** Which part of what is lacking is made good in a round. */
const CROWD_STEP: f64 = 0.3;
const PASS_STEP: f64 = 0.35;
/** Two lines that leave a station nearer to each other than this cosine (50 degrees) are turned apart, by this share of their lengths. */
const WEDGE_COSINE: f64 = 0.64;
const WEDGE_STEP: f64 = 0.16;
/** An empty quarter draws stations from within the figure. */
const QUARTER_STEP_PX: f64 = 150;
/** Columns and rows of the square stay in their order and this far apart; a station stays this near to the others of its column or row. */
const ORDER_PX: f64 = 16;
const SAME_PX: f64 = 64;
/** Where the line enters fewer columns or rows than this, the figure would be narrow: a station may stray farther for each that is missing. */
const FEW: i32 = 4;
const STRAY_PX: f64 = 60;
/** Farthest station from the middle. */
const RADIUS_PX: f64 = 0.6 * BOX_PX;
const MOST_STRETCH: f64 = 1.3;
/** Length of a tail. */
export const SHORTEST_TAIL_PX: f64 = 56;
export const LONGEST_TAIL_PX: f64 = 92;

const moveX = new StaticArray<f64>(MAX_TRACED + 1);
const moveY = new StaticArray<f64>(MAX_TRACED + 1);

/**
 * Moves the stations out of each other's way and out of the lines' way until they fill their circle, as an engraver would who redraws a plan: the
 * square may stretch, and never changes the order of its columns and rows.
 */
export function relax(): void {
  const sameX = sameCellPx(stationColumn);
  const sameY = sameCellPx(stationRow);
  for (let round = 0; round < ROUNDS; round++) {
    moveX.fill(0, 0, pinCount);
    moveY.fill(0, 0, pinCount);
    partStations();
    clearLines();
    fillQuarter();
    for (let i = 0; i < pinCount; i++) {
      stationX[i] += unchecked(moveX[i]);
      stationY[i] += unchecked(moveY[i]);
    }
    partCells(stationX, stationColumn, sameX);
    partCells(stationY, stationRow, sameY);
    holdTail();
    fillCircle();
  }
  keepOrder(stationX, stationColumn);
  keepOrder(stationY, stationRow);
}

function push(pin: i32, x: f64, y: f64): void {
  unchecked((moveX[pin] += x));
  unchecked((moveY[pin] += y));
}

function partStations(): void {
  for (let i = 0; i < pinCount; i++) {
    for (let j = i + 1; j < pinCount; j++) {
      const dx = unchecked(stationX[j]) - unchecked(stationX[i]);
      const dy = unchecked(stationY[j]) - unchecked(stationY[i]);
      const apart = APART_PX + unchecked(rims[i]) + unchecked(rims[j]);
      const squared = dx * dx + dy * dy;
      if (squared >= apart * apart) continue;
      const far = sqrt<f64>(squared) + 1e-9;
      const step = ((apart - far) * CROWD_STEP) / far;
      push(i, -dx * step, -dy * step);
      push(j, dx * step, dy * step);
    }
  }
}

/** Moves stations away from lines that pass them, and lines that share a station apart. */
function clearLines(): void {
  for (let line = 0; line < lineCount; line++) {
    const from = unchecked(way[line]);
    const to = unchecked(way[line + 1]);
    for (let s = 0; s < pinCount; s++) if (s != from && s != to) clearStation(from, to, s);
    for (let other = 0; other < line; other++) {
      const start = unchecked(way[other]);
      const end = unchecked(way[other + 1]);
      if (from == end) openWedge(from, to, start);
      else if (from == start) openWedge(from, to, end);
      else if (to == start) openWedge(to, from, end);
      else if (to == end) openWedge(to, from, start);
    }
  }
}

function clearStation(from: i32, to: i32, station: i32): void {
  const dx = unchecked(stationX[to]) - unchecked(stationX[from]);
  const dy = unchecked(stationY[to]) - unchecked(stationY[from]);
  const px = unchecked(stationX[station]) - unchecked(stationX[from]);
  const py = unchecked(stationY[station]) - unchecked(stationY[from]);
  const along = px * dx + py * dy;
  const squared = dx * dx + dy * dy;
  if (along <= 0 || along >= squared) return;
  const clear = unchecked(rims[station]) + CLEAR_PX + (station == endPin() ? END_CLEAR_PX : 0);
  const across = px * dy - py * dx;
  if (across * across >= clear * clear * squared) return;
  const length = sqrt<f64>(squared) + 1e-9;
  const side = across > 0 ? 1.0 : -1.0;
  const step = ((clear - abs(across) / length) * PASS_STEP * side) / length;
  const t = along / squared;
  push(station, dy * step, -dx * step);
  push(from, -dy * step * (1 - t), dx * step * (1 - t));
  push(to, -dy * step * t, dx * step * t);
}

function openWedge(at: i32, a: i32, b: i32): void {
  if (a == b) return;
  const ax = unchecked(stationX[a]) - unchecked(stationX[at]);
  const ay = unchecked(stationY[a]) - unchecked(stationY[at]);
  const bx = unchecked(stationX[b]) - unchecked(stationX[at]);
  const by = unchecked(stationY[b]) - unchecked(stationY[at]);
  const product = ax * bx + ay * by;
  if (product <= 0) return;
  const narrow = product / sqrt<f64>((ax * ax + ay * ay) * (bx * bx + by * by) + 1e-9) - WEDGE_COSINE;
  if (narrow <= 0) return;
  const step = (ax * by - ay * bx > 0 ? WEDGE_STEP : -WEDGE_STEP) * narrow / (1 - WEDGE_COSINE);
  push(a, ay * step, -ax * step);
  push(b, -by * step, bx * step);
}

/** Draws the stations in the midst of the figure toward a quarter that has too little of it. */
function fillQuarter(): void {
  weighQuarters(0, 0);
  const at = leastQuarter();
  const lack = LEAST_QUARTER - quarterShare(at);
  if (lack <= 0) return;
  const x = (at & 1 ? QUARTER_STEP_PX : -QUARTER_STEP_PX) * lack;
  const y = (at & 2 ? QUARTER_STEP_PX : -QUARTER_STEP_PX) * lack;
  for (let i = 0; i < pinCount; i++) push(i, x * midst(unchecked(stationX[i])), y * midst(unchecked(stationY[i])));
}

/** 1 in the middle of the box, 0 at its sides. */
function midst(place: f64): f64 {
  return max<f64>(0, 1 - abs(place) / (BOX_PX * 0.5));
}

/** Moves stations of different columns apart that are too near or in the wrong order, and those of one column nearer that are too far apart. */
function partCells(places: StaticArray<f64>, cells: StaticArray<i32>, samePx: f64): void {
  for (let i = 0; i < stationCount; i++) {
    for (let j = 0; j < stationCount; j++) {
      const step = unchecked(places[j]) - unchecked(places[i]);
      const isSame = unchecked(cells[i]) == unchecked(cells[j]);
      if (isSame ? step <= samePx : step >= ORDER_PX || unchecked(cells[i]) > unchecked(cells[j])) continue;
      const lack = (isSame ? samePx : ORDER_PX) - step;
      unchecked((places[i] -= lack * 0.5));
      unchecked((places[j] += lack * 0.5));
    }
  }
}

/** How far apart stations of one column or row may be. */
function sameCellPx(cells: StaticArray<i32>): f64 {
  let entered = 0;
  for (let i = 0; i < stationCount; i++) entered |= 1 << cells[i];
  return SAME_PX + STRAY_PX * <f64>max<i32>(0, FEW - popcnt<i32>(entered));
}

/** Leaves no cell out of its order: from the first column on, each begins where the one before it ends. */
function keepOrder(places: StaticArray<f64>, cells: StaticArray<i32>): void {
  for (let cell = 1; cell < MAX_TRACED; cell++) {
    let low: f64 = -1e9;
    for (let i = 0; i < stationCount; i++) if (unchecked(cells[i]) < cell) low = max<f64>(low, unchecked(places[i]));
    for (let i = 0; i < stationCount; i++) if (unchecked(cells[i]) == cell) places[i] = max<f64>(unchecked(places[i]), low + ORDER_PX);
  }
}

function holdTail(): void {
  if (pinCount == stationCount) return;
  const last = way[lineCount - 1];
  const x = stationX[stationCount] - stationX[last];
  const y = stationY[stationCount] - stationY[last];
  const length = hypotenuse(x, y) + 1e-9;
  const factor = min<f64>(LONGEST_TAIL_PX, max<f64>(SHORTEST_TAIL_PX, length)) / length;
  stationX[stationCount] = stationX[last] + x * factor;
  stationY[stationCount] = stationY[last] + y * factor;
}

/** Stretches the figure to its box, its middle to the box's, and draws corners in to the circle. */
function fillCircle(): void {
  stretch(stationX);
  stretch(stationY);
  for (let i = 0; i < pinCount; i++) {
    const far = hypotenuse(unchecked(stationX[i]), unchecked(stationY[i]));
    if (far <= RADIUS_PX) continue;
    stationX[i] *= RADIUS_PX / far;
    stationY[i] *= RADIUS_PX / far;
  }
}

function stretch(places: StaticArray<f64>): void {
  let low: f64 = 1e9;
  let high: f64 = -1e9;
  for (let i = 0; i < pinCount; i++) {
    low = min<f64>(low, unchecked(places[i]));
    high = max<f64>(high, unchecked(places[i]));
  }
  const factor = min<f64>(MOST_STRETCH, BOX_PX / (high - low + 1e-9));
  const middle = (low + high) * 0.5;
  for (let i = 0; i < pinCount; i++) places[i] = (unchecked(places[i]) - middle) * factor;
}
