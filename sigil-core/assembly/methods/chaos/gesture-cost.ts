import { GAP_PX, HOLD_RADIUS_SQUARED } from "./measures";
import { GROUP, Placement } from "./placement";

/** Strokes of one gesture that follow each other this closely along the pen's way are not neighbors. */
const FOLLOWING_PX: f64 = GAP_PX * 1.9;
/** Air that a terminal needs, px from its middle to a center line. */
const TIP_AIR_PX: f64 = 33;
const TIP_AIR_SQUARED: f64 = TIP_AIR_PX * TIP_AIR_PX;
/** Distance from its own end within which a terminal may touch its own stroke; squared. */
const OWN_END_SQUARED: f64 = 900;
const GAP_SQUARED: f64 = GAP_PX * GAP_PX;
/** Sampled lengths are weighed against this step, px. */
const STEP_PX: f64 = 6;

export const NEAR_WEIGHT: f64 = 0.46;
export const TIP_WEIGHT: f64 = 1.7;
const OUTSIDE_WEIGHT: f64 = 0.5;
/** Straighter gestures than this look plotted, or like a letter. */
const STRAIGHT: f64 = 0.85;
const STRAIGHT_WEIGHT: f64 = 7;

/**
 * What a gesture costs by itself: straight strokes; points outside the circle; lines side by side, along the spine too; terminals without air. Stops
 * counting once `limit` is passed.
 */
export function computeOwnCost(item: Placement, limit: f64): f64 {
  let alongSpine = 0.0;
  let outside = 0.0;
  for (let i = 0; i < item.count; i++) {
    const x = unchecked(item.sampleX[i]);
    const y = unchecked(item.sampleY[i]);
    const radiusSquared = x * x + y * y;
    if (radiusSquared > HOLD_RADIUS_SQUARED) outside += (radiusSquared - HOLD_RADIUS_SQUARED) / 2400;
    if (x < GAP_PX && !(y > item.openFrom && y < item.openTo)) {
      const closeness = 1 - x / GAP_PX;
      const along = unchecked(item.alongY[i]);
      alongSpine += closeness * closeness * along * along * unchecked(item.span[i]) * 0.75;
    }
  }
  const straight = max<f64>(0, item.gesture.straightness - STRAIGHT) * STRAIGHT_WEIGHT;
  const cost = straight + alongSpine * NEAR_WEIGHT + outside * OUTSIDE_WEIGHT + tipsOfItself(item) * TIP_WEIGHT;
  return cost > limit ? cost : cost + computeOwnNearness(item) * NEAR_WEIGHT;
}

/** How close a gesture's own lines run to each other. */
function computeOwnNearness(item: Placement): f64 {
  let near = 0.0;
  for (let g = 0; g < item.groupCount; g++) {
    const top = unchecked(item.groupTop[g]) - GAP_PX;
    const bottom = unchecked(item.groupBottom[g]) + GAP_PX;
    const left = unchecked(item.groupLeft[g]) - GAP_PX;
    const right = unchecked(item.groupRight[g]) + GAP_PX;
    for (let h = 0; h <= g; h++) {
      if (unchecked(item.groupTop[h]) >= bottom || unchecked(item.groupBottom[h]) <= top) continue;
      if (unchecked(item.groupLeft[h]) >= right || unchecked(item.groupRight[h]) <= left) continue;
      near += nearGroups(item, g * GROUP, h * GROUP);
    }
  }
  return near / (STEP_PX * STEP_PX);
}

function nearGroups(item: Placement, from: i32, fromEarlier: i32): f64 {
  const to = min<i32>(item.count, from + GROUP);
  let near = 0.0;
  for (let i = from; i < to; i++) {
    const x = unchecked(item.sampleX[i]);
    const y = unchecked(item.sampleY[i]);
    const key = unchecked(item.key[i]);
    const arc = unchecked(item.arc[i]) - FOLLOWING_PX;
    const toEarlier = min<i32>(i, fromEarlier + GROUP);
    for (let j = fromEarlier; j < toEarlier; j++) {
      const dx = x - unchecked(item.sampleX[j]);
      const dy = y - unchecked(item.sampleY[j]);
      const squared = dx * dx + dy * dy;
      if (squared >= GAP_SQUARED || (unchecked(item.key[j]) == key && unchecked(item.arc[j]) > arc)) continue;
      const parallel = unchecked(item.alongX[i]) * unchecked(item.alongX[j]) + unchecked(item.alongY[i]) * unchecked(item.alongY[j]);
      near += (1 - sqrt<f64>(squared) / GAP_PX) * parallel * parallel * unchecked(item.span[i]) * unchecked(item.span[j]);
    }
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
      const dx = other.tipX[o] - tipX;
      const dy = other.tipY[o] - tipY;
      const squared = dx * dx + dy * dy;
      if (squared < 1296) cost += 1.2 * (1.1 - sqrt<f64>(squared) / 36);
    }
  }
  return cost;
}
