import { clamp, hypotenuse } from "../../geometry/polyline";
import { Stream } from "../../text/stream";
import { GAP_PX, RING_PX } from "./measures";
import { rimPx, stationX, stationY } from "./placing";
import { MAX_TRACED, stationCount, way, wayCount } from "./stations";

/** Bows that each line may take, from left to right of its direction. */
export const BOWS: i32 = 5;
export const MAX_LINES: i32 = MAX_TRACED;
const MOST_SAMPLES: i32 = 16;
const SAMPLE_PX: f64 = 21;

/** Largest bow by the line's length, usually and where two lines join the same stations. */
const LARGEST_BOW: f64 = 0.21;
const LARGEST_BOW_OF_PAIR: f64 = 0.42;
/** The slight bow that a hand gives a line. */
const LEAST_HAND_BOW: f64 = 0.05;
const MOST_HAND_BOW: f64 = 0.11;
const BOW_WEIGHT: f64 = 14;
/** A twin needs its wide bow. */
const TWIN_WEIGHT: f64 = 4;
/** A line wants this much room between itself and the ring of a station that it does not serve. */
const PIN_ROOM_PX: f64 = 29;
const PIN_WEIGHT: f64 = 22;

/** Signed bow of each candidate by its line's length, and what it costs by itself. */
export const bowOf = new StaticArray<f64>(MAX_LINES * BOWS);
export const ownCost = new StaticArray<f64>(MAX_LINES * BOWS);

const sampleX = new StaticArray<f64>(MAX_LINES * BOWS * MOST_SAMPLES);
const sampleY = new StaticArray<f64>(MAX_LINES * BOWS * MOST_SAMPLES);
const alongX = new StaticArray<f64>(MAX_LINES * BOWS * MOST_SAMPLES);
const alongY = new StaticArray<f64>(MAX_LINES * BOWS * MOST_SAMPLES);
const sampleCount = new StaticArray<i32>(MAX_LINES * BOWS);
const stepPx = new StaticArray<f64>(MAX_LINES * BOWS);
const left = new StaticArray<f64>(MAX_LINES * BOWS);
const right = new StaticArray<f64>(MAX_LINES * BOWS);
const top = new StaticArray<f64>(MAX_LINES * BOWS);
const bottom = new StaticArray<f64>(MAX_LINES * BOWS);

/** Samples every candidate of every line. */
export function sampleBows(stream: Stream): void {
  for (let line = 0; line + 1 < wayCount; line++) {
    const isPaired = hasTwin(line);
    const largest = isPaired ? LARGEST_BOW_OF_PAIR : LARGEST_BOW;
    const hand = stream.range(LEAST_HAND_BOW, MOST_HAND_BOW) * (stream.int(2) == 0 ? 1 : -1);
    const shift = stream.range(-0.5, 0.5);
    for (let k = 0; k < BOWS; k++) {
      const candidate = line * BOWS + k;
      const bow = clamp((<f64>(k - BOWS / 2) + shift) / <f64>(BOWS / 2), -1, 1) * largest;
      bowOf[candidate] = bow;
      sample(candidate, way[line], way[line + 1], bow);
      const off = bow - hand;
      ownCost[candidate] = off * off * (isPaired ? TWIN_WEIGHT : BOW_WEIGHT) + pinCost(candidate, way[line], way[line + 1]);
    }
  }
}

/** Whether another line joins the same two stations. */
function hasTwin(line: i32): bool {
  for (let i = 0; i + 1 < wayCount; i++) {
    if (i == line) continue;
    if (way[i] == way[line + 1] && way[i + 1] == way[line]) return true;
    if (way[i] == way[line] && way[i + 1] == way[line + 1]) return true;
  }
  return false;
}

/** Points of a cubic whose handles lie at a third of the chord, pushed aside: the curve's height is `bow` of the chord. */
function sample(candidate: i32, from: i32, to: i32, bow: f64): void {
  const ax = stationX[from];
  const ay = stationY[from];
  const dx = stationX[to] - ax;
  const dy = stationY[to] - ay;
  const length = hypotenuse(dx, dy);
  const count = <i32>clamp(floor(length / SAMPLE_PX), 4, <f64>MOST_SAMPLES);
  const first = candidate * MOST_SAMPLES;
  left[candidate] = top[candidate] = 1e9;
  right[candidate] = bottom[candidate] = -1e9;
  // Samples run from ring to ring: what lies inside a ring touches nothing.
  const inset = min<f64>(RING_PX / length, 0.3);
  for (let i = 0; i < count; i++) {
    const t = inset + (1 - 2 * inset) * (<f64>i + 0.5) / <f64>count;
    // With handles at a third, the way along the chord is t itself and the height a parabola.
    const height = 4 * bow * t * (1 - t);
    const slope = 4 * bow * (1 - 2 * t);
    const x = ax + dx * t - dy * height;
    const y = ay + dy * t + dx * height;
    const tangentX = dx - dy * slope;
    const tangentY = dy + dx * slope;
    const norm = 1 / hypotenuse(tangentX, tangentY);
    sampleX[first + i] = x;
    sampleY[first + i] = y;
    alongX[first + i] = tangentX * norm;
    alongY[first + i] = tangentY * norm;
    left[candidate] = min<f64>(left[candidate], x);
    right[candidate] = max<f64>(right[candidate], x);
    top[candidate] = min<f64>(top[candidate], y);
    bottom[candidate] = max<f64>(bottom[candidate], y);
  }
  sampleCount[candidate] = count;
  stepPx[candidate] = (length * (1 - 2 * inset)) / <f64>count;
}

/** Stations that the line runs over without serving them. */
function pinCost(candidate: i32, from: i32, to: i32): f64 {
  let cost = 0.0;
  const first = candidate * MOST_SAMPLES;
  for (let s = 0; s < stationCount; s++) {
    if (s == from || s == to) continue;
    const x = stationX[s];
    const y = stationY[s];
    const room = rimPx(s) + PIN_ROOM_PX;
    if (x < left[candidate] - room || x > right[candidate] + room) continue;
    if (y < top[candidate] - room || y > bottom[candidate] + room) continue;
    let nearest = room * room;
    for (let i = first; i < first + sampleCount[candidate]; i++) {
      const dx = unchecked(sampleX[i]) - x;
      const dy = unchecked(sampleY[i]) - y;
      nearest = min<f64>(nearest, dx * dx + dy * dy);
    }
    cost += 1 - sqrt<f64>(nearest) / room;
  }
  return cost * PIN_WEIGHT;
}

/** Weight of a near miss that is not parallel. */
const ACROSS: f64 = 0.2;
const NEAR_WEIGHT: f64 = 0.004;

/** Two lines that leave a station at less than 35 degrees part too late: the cosine, and what the rest of it weighs. */
const FORK_COSINE: f64 = 0.82;
const FORK_WEIGHT: f64 = 60;

/** How long two candidates run beside each other, too close, and how narrowly they fork. */
export function pairCost(a: i32, b: i32): f64 {
  const lineA = a / BOWS;
  const lineB = b / BOWS;
  let cost = nearCost(a, b);
  if (way[lineA] == way[lineB]) cost += forkCost(way[lineA], a, false, b, false);
  if (way[lineA] == way[lineB + 1]) cost += forkCost(way[lineA], a, false, b, true);
  if (way[lineA + 1] == way[lineB]) cost += forkCost(way[lineA + 1], a, true, b, false);
  if (way[lineA + 1] == way[lineB + 1]) cost += forkCost(way[lineA + 1], a, true, b, true);
  return cost;
}

function forkCost(station: i32, a: i32, isAtEndOfA: bool, b: i32, isAtEndOfB: bool): f64 {
  const i = a * MOST_SAMPLES + (isAtEndOfA ? sampleCount[a] - 2 : 1);
  const j = b * MOST_SAMPLES + (isAtEndOfB ? sampleCount[b] - 2 : 1);
  const ax = sampleX[i] - stationX[station];
  const ay = sampleY[i] - stationY[station];
  const bx = sampleX[j] - stationX[station];
  const by = sampleY[j] - stationY[station];
  const cosine = (ax * bx + ay * by) / (hypotenuse(ax, ay) * hypotenuse(bx, by));
  return max<f64>(0, cosine - FORK_COSINE) * FORK_WEIGHT;
}

function nearCost(a: i32, b: i32): f64 {
  if (unchecked(left[a]) > unchecked(right[b]) + GAP_PX || unchecked(left[b]) > unchecked(right[a]) + GAP_PX) return 0;
  if (unchecked(top[a]) > unchecked(bottom[b]) + GAP_PX || unchecked(top[b]) > unchecked(bottom[a]) + GAP_PX) return 0;
  const firstA = a * MOST_SAMPLES;
  const firstB = b * MOST_SAMPLES;
  const lastA = firstA + unchecked(sampleCount[a]);
  const lastB = firstB + unchecked(sampleCount[b]);
  const fromX = unchecked(left[b]) - GAP_PX;
  const toX = unchecked(right[b]) + GAP_PX;
  const fromY = unchecked(top[b]) - GAP_PX;
  const toY = unchecked(bottom[b]) + GAP_PX;
  let near = 0.0;
  for (let i = firstA; i < lastA; i++) {
    const x = unchecked(sampleX[i]);
    const y = unchecked(sampleY[i]);
    if (x < fromX || x > toX || y < fromY || y > toY) continue;
    for (let j = firstB; j < lastB; j++) {
      const dy = y - unchecked(sampleY[j]);
      const dx = x - unchecked(sampleX[j]);
      const squared = dx * dx + dy * dy;
      if (squared >= GAP_PX * GAP_PX) continue;
      const cosine = unchecked(alongX[i]) * unchecked(alongX[j]) + unchecked(alongY[i]) * unchecked(alongY[j]);
      near += (1 - sqrt<f64>(squared) / GAP_PX) * (cosine * cosine + ACROSS);
    }
  }
  return near * unchecked(stepPx[a]) * unchecked(stepPx[b]) * NEAR_WEIGHT;
}
