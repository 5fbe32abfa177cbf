import { clamp, hypotenuse, Polyline } from "../../geometry/polyline";
import { flattenChain } from "../../geometry/cubic";
import { MEAN_WIDTH } from "./figure-cost";
import { nibOf } from "./measures";
import { Placement } from "./placement";
import { partCount, partFoot, partTop } from "./spine";

/** Middle of the box, px. */
export const MIDDLE_PX: f64 = 256;
/** Largest side and largest radius of the center lines, px; the figure (not the pen) is scaled to meet the first of them. */
const LARGEST_SIDE_PX: f64 = 270;
const LARGEST_RADIUS_PX: f64 = 154;
const LARGEST_SCALE: f64 = 1.3;
const FLATTEN_STEP_PX: f64 = 5;
/** The optical middle lies between the middle of the box and the center of gravity. */
const GRAVITY_SHARE: f64 = 0.5;
/** Below this share of ink in the box a figure looks thin: scaling it up does not broaden the pen. */
const LEAST_INK: f64 = 0.213;
const MOST_BROADENING: f64 = 1.34;
/** A broader pen makes larger terminals: the lines leave them room. */
const ROOM_FOR_PEN: f64 = 0.06;

/** Width over height of the lines, at least and at most: two letters of rings, or two of arms, may leave the search nothing better. */
const SLIMMEST: f64 = 0.66;
const BROADEST: f64 = 1.46;
const EPSILON: f64 = 1e-6;

/** Scale and vertical shift from the layout to the box. */
export let scale: f64 = 1;
export let shiftY: f64 = 0;
/** How much broader than usual the nib must be for the figure to keep its weight in the box. */
export let broadening: f64 = 1;

const line = new Polyline(512);

/** Fits the figure into the seal, and into the proportions of a figure where it is too slim or too broad for them. */
export function fitFrame(items: StaticArray<Placement>, count: i32): void {
  let top = partTop[0];
  let foot = partFoot[partCount - 1];
  let right = 1.0;
  line.clear();
  for (let i = 0; i < count; i++) {
    for (let s = 0; s < items[i].gesture.strokeCount; s++) pushStroke(items[i], s, 1, 0, line);
  }
  for (let i = 0; i < line.count; i++) {
    top = min<f64>(top, line.y[i]);
    foot = max<f64>(foot, line.y[i]);
    right = max<f64>(right, abs(line.x[i]));
  }
  const proportion = (2 * right) / (foot - top);
  if (proportion < SLIMMEST || proportion > BROADEST) {
    stretch(items, count, (proportion < 1 ? SLIMMEST + EPSILON : BROADEST - EPSILON) / proportion);
    fitFrame(items, count);
    return;
  }
  const boxMiddle = (top + foot) * 0.5;
  const middle = boxMiddle + (computeGravity(items, count, foot - top, boxMiddle) - boxMiddle) * GRAVITY_SHARE;
  let farthest = 1.0;
  for (let i = 0; i < line.count; i++) farthest = max<f64>(farthest, hypotenuse(line.x[i], line.y[i] - middle));
  farthest = max<f64>(farthest, max<f64>(middle - top, foot - middle));
  const side = max<f64>(foot - top, 2 * right);
  scale = min<f64>(LARGEST_SCALE, min<f64>(LARGEST_SIDE_PX / side, LARGEST_RADIUS_PX / farthest));
  let length = foot - top;
  for (let i = 0; i < count; i++) length += 2 * items[i].length;
  const ink = (length * nibOf(count) * MEAN_WIDTH) / (scale * (foot - top) * 2 * right);
  broadening = clamp(LEAST_INK / ink, 1, MOST_BROADENING);
  scale *= 1 - ROOM_FOR_PEN * (broadening - 1);
  shiftY = MIDDLE_PX - middle * scale;
}

/** Draws all gestures out or in from the spine. */
function stretch(items: StaticArray<Placement>, count: i32, factor: f64): void {
  for (let i = 0; i < count; i++) {
    const item = items[i];
    item.set(item.gesture, item.isFlipped, item.height, item.y, item.width * factor);
  }
}

/** Height of the center of gravity of all lines, the spine's `height` among them. */
function computeGravity(items: StaticArray<Placement>, count: i32, height: f64, middle: f64): f64 {
  let length = height;
  let moment = height * middle;
  for (let i = 0; i < count; i++) {
    length += 2 * items[i].length;
    moment += 2 * items[i].moment;
  }
  return moment / length;
}

/** Adds a stroke's points, scaled by `zoom` and moved by `shift`, without the middle of the box. */
function pushStroke(item: Placement, stroke: i32, zoom: f64, shift: f64, out: Polyline): void {
  const height = item.isFlipped ? -item.height : item.height;
  const base = item.isFlipped ? item.y + item.height : item.y;
  const gesture = item.gesture;
  flattenChain(
    gesture.chain, gesture.starts[stroke], gesture.starts[stroke + 1], item.width * zoom, height * zoom, base * zoom + shift,
    FLATTEN_STEP_PX, out,
  );
}

/** The points of a stroke in the box, on the right (`side` 1) or mirrored (-1). */
export function traceStroke(item: Placement, stroke: i32, side: f64, out: Polyline): void {
  out.clear();
  pushStroke(item, stroke, scale, shiftY, out);
  for (let i = 0; i < out.count; i++) out.x[i] = MIDDLE_PX + side * out.x[i];
}
