import { computeTipCost, NEAR_WEIGHT, TIP_WEIGHT } from "./gesture-cost";
import { GAP_PX } from "./measures";
import { Placement } from "./placement";

const GAP_SQUARED: f64 = GAP_PX * GAP_PX;
/** Samples this close (squared px) whose strokes are not parallel are a crossing. */
const CROSSING_SQUARED: f64 = 40;
const CROSSING_PARALLEL: f64 = 0.8;
const CROSSING_WEIGHT: f64 = 0.09;
/** Two meetings with the spine closer than this, but not at one point, make a knot. */
const KNOT_PX: f64 = 24;
const KNOT_WEIGHT: f64 = 0.8;
const SAMPLE_AREA: f64 = 36;

/**
 * What two gestures cost each other: strokes side by side too close, crossings, terminals in the way, knots on the spine. Stops counting
 * once `limit` is passed: the answer is then only known to be above it.
 */
export function computePairCost(a: Placement, b: Placement, limit: f64): f64 {
  let cost = computeKnotCost(a, b) * KNOT_WEIGHT;
  if (a.top - GAP_PX >= b.bottom || b.top - GAP_PX >= a.bottom || cost > limit) return cost;
  cost += (computeTipCost(a, b) + computeTipCost(b, a)) * TIP_WEIGHT;
  const top = b.top - GAP_PX;
  const bottom = b.bottom + GAP_PX;
  const right = b.right + GAP_PX;
  const count = b.count;
  for (let i = 0; i < a.count && cost <= limit; i++) {
    const x = unchecked(a.sampleX[i]);
    const y = unchecked(a.sampleY[i]);
    if (y < top || y > bottom || x > right) continue;
    const alongX = unchecked(a.alongX[i]);
    const alongY = unchecked(a.alongY[i]);
    const span = unchecked(a.span[i]) / SAMPLE_AREA;
    for (let j = 0; j < count; j++) {
      const dy = y - unchecked(b.sampleY[j]);
      const dx = x - unchecked(b.sampleX[j]);
      const squared = dx * dx + dy * dy;
      if (squared >= GAP_SQUARED) continue;
      const parallel = alongX * unchecked(b.alongX[j]) + alongY * unchecked(b.alongY[j]);
      const area = span * unchecked(b.span[j]);
      cost += (1 - sqrt<f64>(squared) / GAP_PX) * (parallel * parallel + 0.1) * area * NEAR_WEIGHT;
      if (squared < CROSSING_SQUARED && abs(parallel) < CROSSING_PARALLEL) cost += area * CROSSING_WEIGHT;
    }
  }
  return cost;
}

function computeKnotCost(a: Placement, b: Placement): f64 {
  let knots = 0.0;
  for (let i = 0; i < a.meetCount; i++) {
    for (let j = 0; j < b.meetCount; j++) {
      const distance = abs(unchecked(a.meets[i]) - unchecked(b.meets[j]));
      if (distance > 1 && distance < KNOT_PX) knots += 1 - distance / KNOT_PX;
    }
  }
  return knots;
}
