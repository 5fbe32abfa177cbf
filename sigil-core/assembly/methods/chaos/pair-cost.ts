import { computeTipCost, NEAR_WEIGHT, TIP_WEIGHT } from "./gesture-cost";
import { GAP_PX } from "./measures";
import { GROUP, Placement } from "./placement";

const GAP_SQUARED: f64 = GAP_PX * GAP_PX;
/** Samples this close (squared px) whose strokes are not parallel are a crossing. */
const CROSSING_SQUARED: f64 = 40;
const CROSSING_PARALLEL: f64 = 0.8;
const CROSSING_WEIGHT: f64 = 0.09;
/** Two meetings with the spine closer than this, but not at one point, make a knot. */
const KNOT_PX: f64 = 24;
const KNOT_WEIGHT: f64 = 1.0;
/** Two pairs that leave the spine at one point clot there, as a knot does. */
const SHARED_MEETING: f64 = 1.7;
const SAMPLE_AREA: f64 = 36;

/**
 * What two gestures cost each other: strokes side by side too close, crossings, terminals in the way, knots on the spine. Stops counting
 * once `limit` is passed: the answer is then only known to be above it.
 */
export function computePairCost(a: Placement, b: Placement, limit: f64): f64 {
  let cost = computeKnotCost(a, b) * KNOT_WEIGHT;
  if (a.top - GAP_PX >= b.bottom || b.top - GAP_PX >= a.bottom || cost > limit) return cost;
  cost += (computeTipCost(a, b) + computeTipCost(b, a)) * TIP_WEIGHT;
  for (let g = 0; g < a.groupCount && cost <= limit; g++) {
    const top = unchecked(a.groupTop[g]) - GAP_PX;
    const bottom = unchecked(a.groupBottom[g]) + GAP_PX;
    const left = unchecked(a.groupLeft[g]) - GAP_PX;
    const right = unchecked(a.groupRight[g]) + GAP_PX;
    for (let h = 0; h < b.groupCount; h++) {
      if (unchecked(b.groupTop[h]) >= bottom || unchecked(b.groupBottom[h]) <= top) continue;
      if (unchecked(b.groupLeft[h]) >= right || unchecked(b.groupRight[h]) <= left) continue;
      cost += computeGroupCost(a, g * GROUP, b, h);
    }
  }
  return cost;
}

/** What the samples of two groups cost each other. */
function computeGroupCost(a: Placement, fromA: i32, b: Placement, group: i32): f64 {
  const left = unchecked(b.groupLeft[group]) - GAP_PX;
  const right = unchecked(b.groupRight[group]) + GAP_PX;
  const top = unchecked(b.groupTop[group]) - GAP_PX;
  const bottom = unchecked(b.groupBottom[group]) + GAP_PX;
  const fromB = group * GROUP;
  const toA = min<i32>(a.count, fromA + GROUP);
  const toB = min<i32>(b.count, fromB + GROUP);
  let near = 0.0;
  let crossings = 0.0;
  for (let i = fromA; i < toA; i++) {
    const x = unchecked(a.sampleX[i]);
    const y = unchecked(a.sampleY[i]);
    if (x < left || x > right || y < top || y > bottom) continue;
    for (let j = fromB; j < toB; j++) {
      const dx = x - unchecked(b.sampleX[j]);
      const dy = y - unchecked(b.sampleY[j]);
      const squared = dx * dx + dy * dy;
      if (squared >= GAP_SQUARED) continue;
      const parallel = unchecked(a.alongX[i]) * unchecked(b.alongX[j]) + unchecked(a.alongY[i]) * unchecked(b.alongY[j]);
      const area = unchecked(a.span[i]) * unchecked(b.span[j]);
      near += (1 - sqrt<f64>(squared) / GAP_PX) * (parallel * parallel + 0.1) * area;
      if (squared < CROSSING_SQUARED && abs(parallel) < CROSSING_PARALLEL) crossings += area;
    }
  }
  return (near * NEAR_WEIGHT + crossings * CROSSING_WEIGHT) / SAMPLE_AREA;
}

function computeKnotCost(a: Placement, b: Placement): f64 {
  let knots = 0.0;
  for (let i = 0; i < a.meetCount; i++) {
    for (let j = 0; j < b.meetCount; j++) {
      const distance = abs(unchecked(a.meets[i]) - unchecked(b.meets[j]));
      if (distance <= 1) knots += SHARED_MEETING;
      else if (distance < KNOT_PX) knots += 1 - distance / KNOT_PX;
    }
  }
  return knots;
}
