import { hypotenuse } from "../../geometry/polyline";
import { ARC, LINE, RING } from "../../glyphs/symbols/stroke-pool";
import { board, strokeParts } from "./board";
import { isOnArcOf } from "./distance";

const NONE: f64 = 1e9;
/** Where no ink lies on the ray, ink beside it is taken: sideways travel costs this many times as much. */
const SIDEWAYS: f64 = 4;
/** A ray that passes an end this closely meets it, px. */
const END_PX: f64 = 1;

/** Where the ray met ink, as left by `castRay`. */
export let hitX: f64 = 0;
export let hitY: f64 = 0;

let nearest: f64 = NONE;
let leastCost: f64 = NONE;
let besideX: f64 = 0;
let besideY: f64 = 0;

/**
 * Finds the first ink of a part of the board on the ray from (x, y) along a unit vector, so that a spoke can end on it; where none lies on the ray,
 * the point of the part that is nearest to it. Filled marks are passed over: a spoke runs through them to the line behind.
 * Returns whether the ray itself met ink.
 */
export function castRay(part: i32, x: f64, y: f64, alongX: f64, alongY: f64): bool {
  nearest = NONE;
  leastCost = NONE;
  besideX = x;
  besideY = y;
  for (let stroke = 0; stroke < board.strokeCount; stroke++) {
    if (strokeParts[stroke] != part) continue;
    for (let i = board.starts[stroke]; i < board.starts[stroke + 1]; i++) meet(i, x, y, alongX, alongY);
  }
  const isHit = nearest < NONE;
  hitX = isHit ? x + alongX * nearest : besideX;
  hitY = isHit ? y + alongY * nearest : besideY;
  return isHit;
}

function meet(at: i32, x: f64, y: f64, alongX: f64, alongY: f64): void {
  const kind = <i32>board.kinds[at];
  if (kind == LINE) meetLine(at, x, y, alongX, alongY);
  else if (kind <= RING) meetCircle(at, x, y, alongX, alongY);
}

function meetLine(at: i32, x: f64, y: f64, alongX: f64, alongY: f64): void {
  const dx = board.x1[at] - board.x0[at];
  const dy = board.y1[at] - board.y0[at];
  const fromX = board.x0[at] - x;
  const fromY = board.y0[at] - y;
  const cross = alongX * dy - alongY * dx;
  if (abs(cross) > 1e-9) {
    const way = (fromX * dy - fromY * dx) / cross;
    const share = (fromX * alongY - fromY * alongX) / cross;
    const slack = END_PX / hypotenuse(dx, dy);
    if (way >= 0 && way < nearest && share >= -slack && share <= 1 + slack) nearest = way;
  } else if (abs(fromX * alongY - fromY * alongX) < 1e-3) {
    // The line lies on the ray: its nearer end is met.
    const start = fromX * alongX + fromY * alongY;
    const way = min<f64>(start, start + dx * alongX + dy * alongY);
    if (way >= 0 && way < nearest) nearest = way;
  }
  consider(board.x0[at], board.y0[at], x, y, alongX, alongY);
  consider(board.x1[at], board.y1[at], x, y, alongX, alongY);
  consider((board.x0[at] + board.x1[at]) * 0.5, (board.y0[at] + board.y1[at]) * 0.5, x, y, alongX, alongY);
}

function meetCircle(at: i32, x: f64, y: f64, alongX: f64, alongY: f64): void {
  const dx = board.middlesX[at] - x;
  const dy = board.middlesY[at] - y;
  const radius = board.radii[at];
  const isArc = board.kinds[at] == <u8>ARC;
  const foot = dx * alongX + dy * alongY;
  const sideways = dx * alongY - dy * alongX;
  const square = radius * radius - sideways * sideways;
  if (square >= 0) {
    const half = sqrt<f64>(square);
    takeOnCircle(at, isArc, foot - half, dx, dy, alongX, alongY);
    takeOnCircle(at, isArc, foot + half, dx, dy, alongX, alongY);
  }
  if (isArc) {
    consider(board.x0[at], board.y0[at], x, y, alongX, alongY);
    consider(board.x1[at], board.y1[at], x, y, alongX, alongY);
    // The arc's point that bulges most towards the ray's line, or towards its start.
    const away = hypotenuse(dx, dy) + 1e-9;
    considerOnArc(at, (alongY * radius) * (sideways > 0 ? -1 : 1), (-alongX * radius) * (sideways > 0 ? -1 : 1), x, y, alongX, alongY);
    considerOnArc(at, (-dx / away) * radius, (-dy / away) * radius, x, y, alongX, alongY);
  } else consider(board.middlesX[at], board.middlesY[at], x, y, alongX, alongY);
}

function takeOnCircle(at: i32, isArc: bool, way: f64, dx: f64, dy: f64, alongX: f64, alongY: f64): void {
  if (way < 0 || way >= nearest) return;
  if (isArc && !isOnArcOf(board, at, alongX * way - dx, alongY * way - dy) && !isAtEnd(at, alongX * way - dx, alongY * way - dy)) return;
  nearest = way;
}

/** Whether a point, from the arc's middle, is one of its ends: a ray may run between two arcs that meet there. */
function isAtEnd(at: i32, dx: f64, dy: f64): bool {
  const x = board.middlesX[at] + dx;
  const y = board.middlesY[at] + dy;
  return (
    hypotenuse(x - board.x0[at], y - board.y0[at]) < END_PX || hypotenuse(x - board.x1[at], y - board.y1[at]) < END_PX
  );
}

function considerOnArc(at: i32, dx: f64, dy: f64, x: f64, y: f64, alongX: f64, alongY: f64): void {
  if (isOnArcOf(board, at, dx, dy)) consider(board.middlesX[at] + dx, board.middlesY[at] + dy, x, y, alongX, alongY);
}

function consider(px: f64, py: f64, x: f64, y: f64, alongX: f64, alongY: f64): void {
  const way = (px - x) * alongX + (py - y) * alongY;
  if (way < 0) return;
  const cost = way + SIDEWAYS * abs((px - x) * alongY - (py - y) * alongX);
  if (cost >= leastCost) return;
  leastCost = cost;
  besideX = px;
  besideY = py;
}
