import { BAR, CRESCENT, CROSSLET, DOT, RING } from "../../glyphs/terminal-kinds";
import { hypotenuse } from "../../geometry/polyline";
import { NIB_PX } from "./measures";
import { Placement } from "./placement";

/** Distance from its own end within which a terminal may touch its own stroke, px. */
const OWN_END_PX: f64 = 30;
/** Paper between a terminal and the next stroke, px: 1.2 nibs. */
const PAPER_PX: f64 = NIB_PX * 1.2;
const HALF_STROKE_PX: f64 = NIB_PX * 0.5;

/** How far a terminal of the usual nib reaches from its middle, px. */
function reachOf(kind: i32): f64 {
  switch (kind) {
    case DOT: return 7;
    case RING: return 11;
    case CROSSLET: return 11;
    case CRESCENT: return 12;
    case BAR: return 13;
    default: return 15;
  }
}

/** Distance from a free end's terminal to the nearest other stroke or terminal, its own mirror image among them, px in the box. */
export function computeEndAir(items: StaticArray<Placement>, count: i32, at: i32, end: i32, scale: f64): f64 {
  const item = items[at];
  const x = item.tipX[end];
  const y = item.tipY[end];
  let nearest = 2 * x;
  for (let i = 0; i < count; i++) {
    const other = items[i];
    for (let k = 0; k < other.count; k++) {
      const distance = hypotenuse(other.sampleX[k] - x, other.sampleY[k] - y);
      if (distance >= nearest) continue;
      const isOwnEnd =
        i == at && other.key[k] == item.endKey[end] &&
        hypotenuse(other.sampleX[k] - item.endX[end], other.sampleY[k] - item.endY[end]) < OWN_END_PX;
      if (!isOwnEnd) nearest = distance;
    }
    for (let e = 0; e < other.endCount; e++) {
      if (i == at && e == end) continue;
      nearest = min<f64>(nearest, hypotenuse(other.tipX[e] - x, other.tipY[e] - y) - NIB_PX);
    }
  }
  return nearest * scale;
}

/** Whether a terminal of this kind, drawn with this nib, has room in this much air. */
export function hasAirFor(kind: i32, air: f64, nib: f64): bool {
  return air >= (reachOf(kind) + HALF_STROKE_PX) * (nib / NIB_PX) + PAPER_PX;
}
