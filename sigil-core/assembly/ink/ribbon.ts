import { PathWriter } from "../encode/path-writer";
import { hypotenuse, Polyline } from "../geometry/polyline";
import { reach, supportX, supportY } from "./nib";
import { splineClosed } from "./spline";

/** The pen is lifted where the line turns by more than 63 degrees: the cosine. */
const LIFT_COSINE: f64 = 0.45;
/** A point of the outline every so much turn (radians) or way. */
const THIN_TURN: f64 = 0.22;
const THIN_PX: f64 = 60;
/** How much the pressure swells in the middle of a stroke. */
const SWELL: f64 = 0.34;

const kept = new Polyline(256);
const left = new Polyline(256);
const right = new Polyline(256);
const outline = new Polyline(600);

/** Places where a line that passes under another one is thinned, and by which share of its width. */
const MAX_NOTCHES: i32 = 32;
const notchX = new StaticArray<f64>(MAX_NOTCHES);
const notchY = new StaticArray<f64>(MAX_NOTCHES);
const notchDepth = new StaticArray<f64>(MAX_NOTCHES);
let notchCount: i32 = 0;
let notchPx: f64 = 1;
/** A point of the outline is kept where a notch has changed the width by this share. */
const THIN_NOTCH: f64 = 0.12;

/** Forgets all notches; those that follow reach so far, px. */
export function clearNotches(reachPx: f64): void {
  notchCount = 0;
  notchPx = reachPx;
}

/** Thins lines by a share of their width where they pass a place; full in its middle, nothing where its reach ends. */
export function addNotch(x: f64, y: f64, depth: f64): void {
  if (notchCount == MAX_NOTCHES) return;
  notchX[notchCount] = x;
  notchY[notchCount] = y;
  notchDepth[notchCount++] = depth;
}

/** The share of its width that the pen keeps at a place. */
function notchAt(x: f64, y: f64): f64 {
  let kept = 1.0;
  for (let i = 0; i < notchCount; i++) {
    const dx = x - notchX[i];
    const dy = y - notchY[i];
    const squared = (dx * dx + dy * dy) / (notchPx * notchPx);
    if (squared < 1) kept = min<f64>(kept, 1 - notchDepth[i] * (1 - squared) * (1 - squared));
  }
  return kept;
}

let pressureFrom: f64 = 1;
let pressureTo: f64 = 1;

/**
 * Inks a center line with the nib: pressure `from` at its start, `to` at its end, swelling between. At a sharp corner the pen stops and
 * turns: the outline is then two or more closed curves.
 */
export function inkRibbon(out: PathWriter, line: Polyline, width: f64, mirror: f64, from: f64, to: f64): void {
  pressureFrom = from;
  pressureTo = to;
  const total = line.length();
  let first = 0;
  let walked = 0.0;
  let walkedAtFirst = 0.0;
  for (let i = 1; i < line.count; i++) {
    walked += hypotenuse(line.x[i] - line.x[i - 1], line.y[i] - line.y[i - 1]);
    if (i < line.count - 1 && !isCorner(line, i)) continue;
    inkPart(out, line, first, i, width, mirror, walkedAtFirst / total, walked / total);
    first = i;
    walkedAtFirst = walked;
  }
}

function isCorner(line: Polyline, at: i32): bool {
  const ax = line.x[at] - line.x[at - 1];
  const ay = line.y[at] - line.y[at - 1];
  const bx = line.x[at + 1] - line.x[at];
  const by = line.y[at + 1] - line.y[at];
  return ax * bx + ay * by <= LIFT_COSINE * hypotenuse(ax, ay) * hypotenuse(bx, by);
}

/** Light where a stroke leaves the spine or a ring, full in the middle, as an engraver cuts it. */
function pressure(t: f64): f64 {
  return pressureFrom * (1 - t) + pressureTo * t + SWELL * 4 * t * (1 - t);
}

function inkPart(
  out: PathWriter, line: Polyline, first: i32, last: i32, width: f64, mirror: f64, shareFrom: f64, shareTo: f64,
): void {
  thin(line, first, last);
  left.clear();
  right.clear();
  const count = kept.count;
  const length = kept.length() + 1e-9;
  let walked = 0.0;
  for (let i = 0; i < count; i++) {
    if (i > 0) walked += hypotenuse(kept.x[i] - kept.x[i - 1], kept.y[i] - kept.y[i - 1]);
    const before = i > 0 ? i - 1 : 0;
    const after = i < count - 1 ? i + 1 : i;
    const dx = kept.x[after] - kept.x[before];
    const dy = kept.y[after] - kept.y[before];
    const step = hypotenuse(dx, dy) + 1e-9;
    reach(-dy / step, dx / step, width * pressure(shareFrom + ((shareTo - shareFrom) * walked) / length) * notchAt(kept.x[i], kept.y[i]), mirror);
    left.push(kept.x[i] + supportX, kept.y[i] + supportY);
    right.push(kept.x[i] - supportX, kept.y[i] - supportY);
  }
  outline.clear();
  for (let i = 0; i < count; i++) outline.push(left.x[i], left.y[i]);
  pushCap(count - 1, count - 2, width * pressure(shareTo) * notchAt(kept.x[count - 1], kept.y[count - 1]), mirror);
  for (let i = count - 1; i >= 0; i--) outline.push(right.x[i], right.y[i]);
  pushCap(0, 1, width * pressure(shareFrom) * notchAt(kept.x[0], kept.y[0]), mirror);
  splineClosed(out, outline);
}

/** The nib's farthest point beyond an end. */
function pushCap(end: i32, inner: i32, width: f64, mirror: f64): void {
  const dx = kept.x[end] - kept.x[inner];
  const dy = kept.y[end] - kept.y[inner];
  const step = hypotenuse(dx, dy) + 1e-9;
  reach(dx / step, dy / step, width, mirror);
  outline.push(kept.x[end] + supportX, kept.y[end] + supportY);
}

/** Keeps fewer points where the line is straight. The sine of a small turn stands for the turn. */
function thin(line: Polyline, first: i32, last: i32): void {
  kept.clear();
  kept.push(line.x[first], line.y[first]);
  let turn = 0.0;
  let way = 0.0;
  let notch = notchAt(line.x[first], line.y[first]);
  for (let i = first + 1; i < last; i++) {
    const ax = line.x[i] - line.x[i - 1];
    const ay = line.y[i] - line.y[i - 1];
    const bx = line.x[i + 1] - line.x[i];
    const by = line.y[i + 1] - line.y[i];
    const step = hypotenuse(ax, ay);
    way += step;
    turn += abs(ax * by - ay * bx) / (step * hypotenuse(bx, by) + 1e-9);
    const notchHere = notchAt(line.x[i], line.y[i]);
    if (turn > THIN_TURN || way > THIN_PX || abs(notchHere - notch) > THIN_NOTCH) {
      notch = notchHere;
      kept.push(line.x[i], line.y[i]);
      turn = 0;
      way = 0;
    }
  }
  kept.push(line.x[last], line.y[last]);
}
