import { clamp, hypotenuse } from "../../geometry/polyline";
import { MEAN_WIDTH } from "./figure-cost";
import { nibOf } from "./measures";
import { NOWHERE, odd } from "./odd-stroke";
import { Placement } from "./placement";
import { partCount, partFoot, partTop } from "./spine";

/** Middle of the box, px. */
export const MIDDLE_PX: f64 = 256;
/** Largest side and largest radius of the center lines, px; the figure (not the pen) is scaled to meet the first of them. */
const LARGEST_SIDE_PX: f64 = 270;
const LARGEST_RADIUS_PX: f64 = 154;
const LARGEST_SCALE: f64 = 1.3;
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

/** Scale and vertical shift from the layout to the box. */
export let scale: f64 = 1;
export let shiftY: f64 = 0;
/** How much broader than usual the nib must be for the figure to keep its weight in the box. */
export let broadening: f64 = 1;

/** The box of the lines: from the top to the foot, and as far to both sides as to the farther one. */
let top: f64 = 0;
let foot: f64 = 0;
let right: f64 = 1;

/** Draws a figure that is too slim or too broad out or in to the proportions of a figure. */
export function shapeFigure(items: StaticArray<Placement>, count: i32): void {
  measureBox(items, count);
  const proportion = (2 * right) / (foot - top);
  const shaped = clamp(proportion, SLIMMEST, BROADEST);
  if (shaped == proportion) return;
  for (let i = 0; i < count; i++) {
    const item = items[i];
    item.set(item.gesture, item.isFlipped, item.height, item.y, (item.width * shaped) / proportion);
  }
}

/** Fits the figure, its odd stroke too, into the seal. */
export function fitFrame(items: StaticArray<Placement>, count: i32): void {
  measureBox(items, count);
  for (let i = 0; i < oddSamples(); i++) takePoint(odd.sampleX(i), odd.sampleY(i));
  const boxMiddle = (top + foot) * 0.5;
  const middle = boxMiddle + (computeGravity(items, count, foot - top, boxMiddle) - boxMiddle) * GRAVITY_SHARE;
  let farthest = 1.0;
  for (let i = 0; i < count; i++) farthest = max<f64>(farthest, items[i].reachFrom(middle));
  for (let i = 0; i < oddSamples(); i++) farthest = max<f64>(farthest, hypotenuse(odd.sampleX(i), odd.sampleY(i) - middle));
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

function measureBox(items: StaticArray<Placement>, count: i32): void {
  top = partTop[0];
  foot = partFoot[partCount - 1];
  right = 1;
  for (let i = 0; i < count; i++) {
    takePoint(items[i].right, items[i].top);
    takePoint(0, items[i].bottom);
  }
}

function takePoint(x: f64, y: f64): void {
  top = min<f64>(top, y);
  foot = max<f64>(foot, y);
  right = max<f64>(right, abs(x));
}

function oddSamples(): i32 {
  return odd.place == NOWHERE ? 0 : odd.form.sampleCount;
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
