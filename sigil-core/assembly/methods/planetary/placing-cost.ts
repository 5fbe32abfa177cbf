import { balanceCost } from "./balance";
import { rims, stationX, stationY } from "./placing";
import { APART_PX, CLEAR_PX } from "./relax";
import { endPin, lineCount, pinCount, way } from "./stations";

/** What it costs that two stations are nearer than they want. */
const CROWD_WEIGHT: f64 = 20;
/** What it costs that a line passes a station, or the mark at the end, nearer than it wants. */
const PASS_WEIGHT: f64 = 4;
const END_WEIGHT: f64 = 9;
/** Two lines that leave a station at less than 50 degrees run beside each other for long: the cosine. */
const WEDGE_COSINE: f64 = 0.64;
const WEDGE_WEIGHT: f64 = 9;
/** Lines that cross at less than 45 degrees: the sine. */
const SLANT_SINE: f64 = 0.7;
const SLANT_WEIGHT: f64 = 6;
/** A figure hangs together by the loops that its lines close: what each costs that is missing or too many. */
const FEWEST_LOOPS: i32 = 2;
const MOST_LOOPS: i32 = 4;
const LOOP_WEIGHT: f64 = 3;
const TANGLE_WEIGHT: f64 = 1;

let crossings: i32 = 0;

/** How badly the stations are placed, before any line is bent; as soon as it is `bound` or more, that is enough. */
export function placingCost(bound: f64): f64 {
  let cost = crowdCost();
  crossings = 0;
  for (let line = 0; line < lineCount && cost < bound; line++) {
    const from = unchecked(way[line]);
    const to = unchecked(way[line + 1]);
    for (let s = 0; s < pinCount; s++) if (s != from && s != to) cost += passingCost(from, to, s);
    for (let other = 0; other < line; other++) cost += pairCost(from, to, unchecked(way[other]), unchecked(way[other + 1]));
  }
  return cost < bound ? cost + loopCost() + balanceCost() : cost;
}

/** Lines close a loop where they cross, and where they come back to a station. */
function loopCost(): f64 {
  const loops = crossings + lineCount - pinCount + 1;
  return <f64>max<i32>(0, FEWEST_LOOPS - loops) * LOOP_WEIGHT + <f64>max<i32>(0, loops - MOST_LOOPS) * TANGLE_WEIGHT;
}

function crowdCost(): f64 {
  let cost = 0.0;
  for (let i = 0; i < pinCount; i++) {
    for (let j = i + 1; j < pinCount; j++) {
      const dx = unchecked(stationX[i]) - unchecked(stationX[j]);
      const dy = unchecked(stationY[i]) - unchecked(stationY[j]);
      const apart = APART_PX + unchecked(rims[i]) + unchecked(rims[j]);
      const squared = dx * dx + dy * dy;
      if (squared >= apart * apart) continue;
      const near = 1 - sqrt<f64>(squared) / apart;
      cost += near * near * CROWD_WEIGHT;
    }
  }
  return cost;
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
  const clear = unchecked(rims[station]) + CLEAR_PX;
  const across = px * dy - py * dx;
  const squared = (across * across) / length;
  return squared < clear * clear ? (1 - sqrt<f64>(squared) / clear) * (station == endPin() ? END_WEIGHT : PASS_WEIGHT) : 0;
}

/** How narrow a wedge two lines leave at a station of both, or how slanting they cross. */
function pairCost(from: i32, to: i32, start: i32, end: i32): f64 {
  if (from == start) return wedgeCost(from, to, end);
  if (from == end) return wedgeCost(from, to, start);
  if (to == start) return wedgeCost(to, from, end);
  if (to == end) return wedgeCost(to, from, start);
  return crossingCost(from, to, start, end);
}

function wedgeCost(at: i32, a: i32, b: i32): f64 {
  // The same line twice opens into an almond.
  if (a == b) return 0;
  const ax = unchecked(stationX[a]) - unchecked(stationX[at]);
  const ay = unchecked(stationY[a]) - unchecked(stationY[at]);
  const bx = unchecked(stationX[b]) - unchecked(stationX[at]);
  const by = unchecked(stationY[b]) - unchecked(stationY[at]);
  const product = ax * bx + ay * by;
  if (product <= 0) return 0;
  const narrow = product / sqrt<f64>((ax * ax + ay * ay) * (bx * bx + by * by) + 1e-9) - WEDGE_COSINE;
  return narrow > 0 ? (narrow * narrow * WEDGE_WEIGHT) / ((1 - WEDGE_COSINE) * (1 - WEDGE_COSINE)) : 0;
}

function crossingCost(from: i32, to: i32, start: i32, end: i32): f64 {
  const ax = unchecked(stationX[to]) - unchecked(stationX[from]);
  const ay = unchecked(stationY[to]) - unchecked(stationY[from]);
  const bx = unchecked(stationX[end]) - unchecked(stationX[start]);
  const by = unchecked(stationY[end]) - unchecked(stationY[start]);
  const cx = unchecked(stationX[start]) - unchecked(stationX[from]);
  const cy = unchecked(stationY[start]) - unchecked(stationY[from]);
  const turn = ax * by - ay * bx;
  const onA = (cx * by - cy * bx) / (turn + 1e-9);
  const onB = (cx * ay - cy * ax) / (turn + 1e-9);
  if (onA <= 0 || onA >= 1 || onB <= 0 || onB >= 1) return 0;
  const sine = abs(turn) / sqrt<f64>((ax * ax + ay * ay) * (bx * bx + by * by) + 1e-9);
  crossings++;
  return max<f64>(0, SLANT_SINE - sine) * SLANT_WEIGHT;
}
