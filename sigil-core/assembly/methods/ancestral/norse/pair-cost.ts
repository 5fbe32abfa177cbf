import { clamp } from "../../../geometry/polyline";
import { firstBranch, FORMS, fromX, fromY, isSame, toX, toY } from "./branch-table";

/** Costs in units of the field. Nearer than NEAR two branches crowd each other; nearer than CLOSE their gap fills with ink. */
const NEAR: f64 = 2;
const CLOSE: f64 = 1.1;
const COST_NEAR: f64 = 2;
const COST_CLOSE: f64 = 2.4;
const COST_CROSSING: f64 = 1.6;
const COST_SWALLOWED: f64 = 8;
/** A branch that ends just beyond a crossing leaves a stub. */
const STUB: f64 = 1.5;
const COST_STUB: f64 = 2;
const GAIN_SHARED: f64 = 0.6;
const GAIN_CLOSED: f64 = 0.5;
/** Nearness beside the stave is the angle of a fork, not a crowd: the first part of a branch is not counted. */
const FORK: f64 = 1;
/** Smallest area between two branches and the stave that still reads as a counter. */
const LEAST_COUNTER: f64 = 4.6;
const EPSILON: f64 = 1e-6;

/** The branches again, cut at the stave: each piece lies on one side, its inner end first. */
const MAX_PIECES: i32 = 320;
const RUNES: i32 = 24;
const innerX = new StaticArray<f64>(MAX_PIECES);
const innerY = new StaticArray<f64>(MAX_PIECES);
const outerX = new StaticArray<f64>(MAX_PIECES);
const outerY = new StaticArray<f64>(MAX_PIECES);
const firstPiece = new StaticArray<i32>(RUNES * FORMS + 1);

let filled: i32 = 0;
for (let form = 0; form < RUNES * FORMS; form++) {
  firstPiece[form] = filled;
  for (let i = firstBranch[form]; i < firstBranch[form + 1]; i++) cut(fromX[i], fromY[i], toX[i], toY[i]);
}
firstPiece[RUNES * FORMS] = filled;

function cut(ax: f64, ay: f64, bx: f64, by: f64): void {
  if (ax * bx >= -EPSILON) {
    if (abs(ax) <= abs(bx)) addPiece(ax, ay, bx, by);
    else addPiece(bx, by, ax, ay);
    return;
  }
  const y = ay + ((by - ay) * ax) / (ax - bx);
  addPiece(0, y, ax, ay);
  addPiece(0, y, bx, by);
}

function addPiece(x0: f64, y0: f64, x1: f64, y1: f64): void {
  innerX[filled] = x0;
  innerY[filled] = y0;
  outerX[filled] = x1;
  outerY[filled++] = y1;
}

/** What it costs to set form `b` on the stave `shift` below form `a`; `mirror` is -1 where they are on opposite sides. */
export function pairCost(a: i32, b: i32, mirror: f64, shift: f64): f64 {
  let cost = 0.0;
  let shared = 0;
  for (let j = firstPiece[b]; j < firstPiece[b + 1]; j++) {
    const bx0 = innerX[j] * mirror;
    const by0 = innerY[j] + shift;
    const bx1 = outerX[j] * mirror;
    const by1 = outerY[j] + shift;
    for (let i = firstPiece[a]; i < firstPiece[a + 1]; i++) {
      if (outerX[i] * bx1 < 0) continue;
      if (isSame(innerX[i], innerY[i], outerX[i], outerY[i], bx0, by0, bx1, by1)) {
        cost -= GAIN_SHARED;
        shared++;
      } else cost += pieceCost(innerX[i], innerY[i], outerX[i], outerY[i], bx0, by0, bx1, by1);
    }
  }
  const fewest = min<i32>(firstPiece[a + 1] - firstPiece[a], firstPiece[b + 1] - firstPiece[b]);
  return fewest > 0 && shared >= fewest ? cost + COST_SWALLOWED : cost;
}

function pieceCost(ax: f64, ay: f64, bx: f64, by: f64, cx: f64, cy: f64, dx: f64, dy: f64): f64 {
  if (overlapsInLine(ax, ay, bx, by, cx, cy, dx, dy)) return -GAIN_SHARED * 0.5;
  if (cross(ax, ay, bx, by, cx, cy, dx, dy)) return COST_CROSSING + crossingCost(ax, ay, cx, cy, bx - ax, by - ay, dx - cx, dy - cy);
  if (isJoint(bx, by, dx, dy)) return jointCost(ax - bx, ay - by, cx - dx, cy - dy);
  if (isJoint(bx, by, cx, cy)) return jointCost(ax - bx, ay - by, dx - cx, dy - cy);
  if (isJoint(ax, ay, dx, dy)) return jointCost(bx - ax, by - ay, cx - dx, cy - dy);
  if (isJoint(ax, ay, cx, cy)) return jointCost(bx - ax, by - ay, dx - cx, dy - cy);
  const a = trimmed(ax, bx);
  const c = trimmed(cx, dx);
  const gap = distance(
    ax + (bx - ax) * a, ay + (by - ay) * a, bx, by, cx + (dx - cx) * c, cy + (dy - cy) * c, dx, dy,
  );
  if (gap < EPSILON) return 0;
  return gap >= NEAR ? 0 : COST_NEAR * (NEAR - gap) + (gap < CLOSE ? COST_CLOSE : 0);
}

/** Whether two ends meet away from the stave. */
function isJoint(ax: f64, ay: f64, bx: f64, by: f64): bool {
  return abs(ax) > EPSILON && abs(ax - bx) + abs(ay - by) < EPSILON;
}

/** Two branches that meet at their ends close a counter, unless they leave each other too slowly. */
function jointCost(ax: f64, ay: f64, bx: f64, by: f64): f64 {
  return opening(ax, ay, bx, by) ? -GAIN_CLOSED : COST_CLOSE;
}

/** Whether two directions open by more than 50 degrees. */
function opening(ax: f64, ay: f64, bx: f64, by: f64): bool {
  const dot = ax * bx + ay * by;
  return dot < 0 || dot * dot < 0.41 * (ax * ax + ay * ay) * (bx * bx + by * by);
}

/** The share of a piece that lies in the fork at the stave. */
function trimmed(x0: f64, x1: f64): f64 {
  return abs(x0) < EPSILON ? min<f64>(0.9, FORK / abs(x1)) : 0;
}

/** Two branches that cross soon after the stave leave a sliver between them; those that cross near their ends leave stubs. */
function crossingCost(ax: f64, ay: f64, cx: f64, cy: f64, ux: f64, uy: f64, vx: f64, vy: f64): f64 {
  const t = ((cx - ax) * vy - (cy - ay) * vx) / (ux * vy - uy * vx);
  const s = ((cx - ax) * uy - (cy - ay) * ux) / (ux * vy - uy * vx);
  const stub = min<f64>((1 - t) * sqrt<f64>(ux * ux + uy * uy), (1 - s) * sqrt<f64>(vx * vx + vy * vy));
  let cost = stub < STUB ? COST_STUB : 0;
  if (abs(ax) < EPSILON && abs(cx) < EPSILON) cost += max<f64>(0, LEAST_COUNTER - abs(ay - cy) * abs(ux * t) * 0.5);
  return cost;
}

function turn(ax: f64, ay: f64, bx: f64, by: f64, cx: f64, cy: f64): f64 {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

function cross(ax: f64, ay: f64, bx: f64, by: f64, cx: f64, cy: f64, dx: f64, dy: f64): bool {
  return (
    turn(ax, ay, bx, by, cx, cy) * turn(ax, ay, bx, by, dx, dy) < -EPSILON &&
    turn(cx, cy, dx, dy, ax, ay) * turn(cx, cy, dx, dy, bx, by) < -EPSILON
  );
}

function overlapsInLine(ax: f64, ay: f64, bx: f64, by: f64, cx: f64, cy: f64, dx: f64, dy: f64): bool {
  if (abs(turn(ax, ay, bx, by, cx, cy)) > EPSILON || abs(turn(ax, ay, bx, by, dx, dy)) > EPSILON) return false;
  const length = (bx - ax) * (bx - ax) + (by - ay) * (by - ay);
  const s = ((cx - ax) * (bx - ax) + (cy - ay) * (by - ay)) / length;
  const t = ((dx - ax) * (bx - ax) + (dy - ay) * (by - ay)) / length;
  return min<f64>(max<f64>(s, t), 1) - max<f64>(min<f64>(s, t), 0) > EPSILON;
}

function distance(ax: f64, ay: f64, bx: f64, by: f64, cx: f64, cy: f64, dx: f64, dy: f64): f64 {
  const first = min<f64>(toSegment(ax, ay, cx, cy, dx, dy), toSegment(bx, by, cx, cy, dx, dy));
  const second = min<f64>(toSegment(cx, cy, ax, ay, bx, by), toSegment(dx, dy, ax, ay, bx, by));
  return sqrt<f64>(min<f64>(first, second));
}

/** The square of a point's distance from a segment. */
function toSegment(x: f64, y: f64, ax: f64, ay: f64, bx: f64, by: f64): f64 {
  const dx = bx - ax;
  const dy = by - ay;
  const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0, 1);
  const u = x - ax - dx * t;
  const v = y - ay - dy * t;
  return u * u + v * v;
}
