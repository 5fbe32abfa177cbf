import { GAP_PX, HOLD_RADIUS_SQUARED } from "./measures";
import { Placement } from "./placement";

/** Strokes of one gesture that follow each other this closely along the pen's way are not neighbours. */
const FOLLOWING_PX: f64 = GAP_PX * 1.9;
/** Air that a terminal needs, px from its middle to a centre line. */
const TIP_AIR_PX: f64 = 27;
const TIP_AIR_SQUARED: f64 = TIP_AIR_PX * TIP_AIR_PX;
/** Distance from its own end within which a terminal may touch its own stroke; squared. */
const OWN_END_SQUARED: f64 = 900;
const GAP_SQUARED: f64 = GAP_PX * GAP_PX;
/** Sampled lengths are weighed against this step, px. */
const STEP_PX: f64 = 6;

export const NEAR_WEIGHT: f64 = 0.15;
export const TIP_WEIGHT: f64 = 0.8;

/** What a gesture costs by itself: lines side by side, along the spine too; points outside the circle; terminals without air. */
export function computeOwnCost(item: Placement): f64 {
  let near = 0.0;
  let outside = 0.0;
  for (let i = 0; i < item.count; i++) {
    const x = unchecked(item.sampleX[i]);
    const y = unchecked(item.sampleY[i]);
    const span = unchecked(item.span[i]);
    const radiusSquared = x * x + y * y;
    if (radiusSquared > HOLD_RADIUS_SQUARED) outside += (radiusSquared - HOLD_RADIUS_SQUARED) / 2400;
    if (x < GAP_PX && !(y > item.openFrom && y < item.openTo)) {
      const closeness = 1 - x / GAP_PX;
      const along = unchecked(item.alongY[i]);
      near += closeness * closeness * along * along * span * 0.75;
    }
    near += nearEarlier(item, i, x, y);
  }
  return near * NEAR_WEIGHT + outside * 0.5 + tipsOfItself(item) * TIP_WEIGHT;
}

function nearEarlier(item: Placement, at: i32, x: f64, y: f64): f64 {
  const key = unchecked(item.key[at]);
  const arc = unchecked(item.arc[at]) - FOLLOWING_PX;
  const alongX = unchecked(item.alongX[at]);
  const alongY = unchecked(item.alongY[at]);
  const span = unchecked(item.span[at]) / (STEP_PX * STEP_PX);
  let near = 0.0;
  for (let j = 0; j < at; j++) {
    const dy = y - unchecked(item.sampleY[j]);
    if (dy > GAP_PX || dy < -GAP_PX) continue;
    const dx = x - unchecked(item.sampleX[j]);
    const squared = dx * dx + dy * dy;
    if (squared >= GAP_SQUARED) continue;
    if (unchecked(item.key[j]) == key && unchecked(item.arc[j]) > arc) continue;
    const parallel = alongX * unchecked(item.alongX[j]) + alongY * unchecked(item.alongY[j]);
    near += (1 - sqrt<f64>(squared) / GAP_PX) * parallel * parallel * span * unchecked(item.span[j]);
  }
  return near;
}

function tipsOfItself(item: Placement): f64 {
  let cost = 0.0;
  for (let e = 0; e < item.endCount; e++) {
    const tipX = item.tipX[e];
    const tipY = item.tipY[e];
    if (tipX < 22) cost += 2 * (1 - tipX / 44);
    for (let i = 0; i < item.count; i++) {
      const dx = unchecked(item.sampleX[i]) - tipX;
      const dy = unchecked(item.sampleY[i]) - tipY;
      const squared = dx * dx + dy * dy;
      if (squared >= TIP_AIR_SQUARED) continue;
      if (unchecked(item.key[i]) == item.endKey[e]) {
        const endDx = unchecked(item.sampleX[i]) - item.endX[e];
        const endDy = unchecked(item.sampleY[i]) - item.endY[e];
        if (endDx * endDx + endDy * endDy < OWN_END_SQUARED) continue;
      }
      cost += ((1.05 - sqrt<f64>(squared) / TIP_AIR_PX) * unchecked(item.span[i])) / STEP_PX;
    }
  }
  return cost;
}

/** What the terminals of one gesture cost beside the strokes and terminals of another. */
export function computeTipCost(item: Placement, other: Placement): f64 {
  let cost = 0.0;
  for (let e = 0; e < item.endCount; e++) {
    const tipX = item.tipX[e];
    const tipY = item.tipY[e];
    if (tipY < other.top - TIP_AIR_PX || tipY > other.bottom + TIP_AIR_PX || tipX > other.right + TIP_AIR_PX) continue;
    for (let i = 0; i < other.count; i++) {
      const dy = unchecked(other.sampleY[i]) - tipY;
      if (dy > TIP_AIR_PX || dy < -TIP_AIR_PX) continue;
      const dx = unchecked(other.sampleX[i]) - tipX;
      const squared = dx * dx + dy * dy;
      if (squared < TIP_AIR_SQUARED) cost += ((1.05 - sqrt<f64>(squared) / TIP_AIR_PX) * unchecked(other.span[i])) / STEP_PX;
    }
    for (let o = 0; o < other.endCount; o++) {
      const dx = other.endX[o] - item.endX[e];
      const dy = other.endY[o] - item.endY[e];
      const squared = dx * dx + dy * dy;
      if (squared < 1296) cost += 1.2 * (1 - sqrt<f64>(squared) / 36);
    }
  }
  return cost;
}
