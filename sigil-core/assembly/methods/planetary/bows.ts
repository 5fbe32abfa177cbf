import { clamp, hypotenuse } from "../../geometry/polyline";
import { Stream } from "../../text/stream";
import { BOX_PX, GAP_PX, RING_PX } from "./measures";
import { rims, stationX, stationY } from "./placing";
import { endPin, lineCount, MAX_TRACED, pinCount, way } from "./stations";

/** Bows that each line may take, from left to right of its direction. */
export const BOWS: i32 = 5;
export const MAX_LINES: i32 = MAX_TRACED;
const MOST_SAMPLES: i32 = 16;
const SAMPLE_PX: f64 = 21;

/** Bows by the line's length: a line is straight or clearly bent, nothing between. Two lines that join the same stations need wide ones. */
const SLIGHT_BOW: f64 = 0.13;
const WIDE_BOW: f64 = 0.23;
const BOW_RANGE: f64 = 0.05;
const TWINS_BOW: f64 = 1.7;
/** What it costs that one of those two is straight. */
const STRAIGHT_TWIN: f64 = 8;
/** How readily each planet's lines bend, Saturn's to the Moon's: its hand. */
const HANDS: StaticArray<f64> = [0.15, 0.45, 0.2, 0.5, 0.8, 0.55, 0.9];
const HAND_WEIGHT: f64 = 1.2;
const BOW_WEIGHT: f64 = 2;
/** A bow that swings out from the middle rounds the figure's silhouette. */
const OUTWARD_WEIGHT: f64 = 9;
/** A line wants this much room between itself and the ring of a station that it does not serve. */
const PIN_ROOM_PX: f64 = 29;
const PIN_WEIGHT: f64 = 22;
/** The mark at the end wants free ground before all others. */
const END_PIN: f64 = 3;

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

/** Samples every candidate of every line in the hand of a planet. */
export function sampleBows(planet: i32, stream: Stream): void {
  const hand = HANDS[planet - 1];
  for (let line = 0; line < lineCount; line++) {
    const isPaired = hasTwin(line);
    const widen = stream.range(0, BOW_RANGE);
    for (let k = 0; k < BOWS; k++) {
      const candidate = line * BOWS + k;
      const isWide = k == 0 || k == BOWS - 1;
      const size = k == BOWS / 2 ? 0 : ((isWide ? WIDE_BOW : SLIGHT_BOW) + widen) * (isPaired ? TWINS_BOW : 1);
      const bow = k < BOWS / 2 ? -size : size;
      bowOf[candidate] = bow;
      sample(candidate, way[line], way[line + 1], bow);
      const bent = size == 0 ? (isPaired ? STRAIGHT_TWIN : hand) : 1 - hand + size * BOW_WEIGHT;
      ownCost[candidate] = bent * HAND_WEIGHT - outward(way[line], way[line + 1], bow) * OUTWARD_WEIGHT + pinCost(candidate, way[line], way[line + 1]);
    }
  }
}

/** How far a bow swings away from the middle of the box, in shares of the box; negative where it swings inward. */
function outward(from: i32, to: i32, bow: f64): f64 {
  const dx = stationX[to] - stationX[from];
  const dy = stationY[to] - stationY[from];
  const x = (stationX[from] + stationX[to]) * 0.5;
  const y = (stationY[from] + stationY[to]) * 0.5;
  return ((dx * y - dy * x) * bow) / (hypotenuse(dx, dy) * BOX_PX);
}

/** Whether another line joins the same two stations. */
function hasTwin(line: i32): bool {
  for (let i = 0; i < lineCount; i++) {
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
  for (let s = 0; s < pinCount; s++) {
    if (s == from || s == to) continue;
    const x = stationX[s];
    const y = stationY[s];
    const room = rims[s] + PIN_ROOM_PX;
    if (x < left[candidate] - room || x > right[candidate] + room) continue;
    if (y < top[candidate] - room || y > bottom[candidate] + room) continue;
    let nearest = room * room;
    for (let i = first; i < first + sampleCount[candidate]; i++) {
      const dx = unchecked(sampleX[i]) - x;
      const dy = unchecked(sampleY[i]) - y;
      nearest = min<f64>(nearest, dx * dx + dy * dy);
    }
    cost += (1 - sqrt<f64>(nearest) / room) * (s == endPin() ? END_PIN : 1);
  }
  return cost * PIN_WEIGHT;
}

/** Weight of a near miss that is not parallel. */
const ACROSS: f64 = 0.1;
const NEAR_WEIGHT: f64 = 0.009;

/** Two lines that leave a station at less than 50 degrees part too late: the cosine, and what the rest of it weighs. */
const FORK_COSINE: f64 = 0.64;
const FORK_WEIGHT: f64 = 110;

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
  const narrow = max<f64>(0, cosine - FORK_COSINE);
  return narrow * narrow * FORK_WEIGHT;
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
