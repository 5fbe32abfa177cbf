import { ARC, BAR, isSignEnd, nextPart, partKind, partValue, SIGN_COUNT, signStart } from "../../glyphs/signs";

/** Rows in which a sign's reach to either side is taken. */
const ROWS: i32 = 10;
/** White beside a row counts this far at most, of the sign's height: no sign slips under its neighbor's arm. */
const DEEPEST: f64 = 0.22;
const STEPS: i32 = 8;
const HALF_PEN: f64 = 0.065;

const left = new StaticArray<f64>(SIGN_COUNT);
const right = new StaticArray<f64>(SIGN_COUNT);
const rowsLeft = new StaticArray<f64>(ROWS);
const rowsRight = new StaticArray<f64>(ROWS);
let isMeasured: bool = false;

/** How far a sign seems to reach from its middle, of its height: the mean over its rows. */
export function leftOf(sign: i32): f64 {
  measureAll();
  return left[sign];
}

export function rightOf(sign: i32): f64 {
  measureAll();
  return right[sign];
}

function measureAll(): void {
  if (isMeasured) return;
  isMeasured = true;
  for (let sign = 0; sign < SIGN_COUNT; sign++) measure(sign);
}

function measure(sign: i32): void {
  for (let row = 0; row < ROWS; row++) rowsLeft[row] = rowsRight[row] = -1;
  for (let at = signStart(sign); !isSignEnd(at); at = nextPart(at)) markPart(at);
  left[sign] = meanReach(rowsLeft);
  right[sign] = meanReach(rowsRight);
}

function meanReach(rows: StaticArray<f64>): f64 {
  let most = 0.0;
  for (let row = 0; row < ROWS; row++) most = max<f64>(most, rows[row]);
  let sum = 0.0;
  for (let row = 0; row < ROWS; row++) sum += max<f64>(rows[row], most - DEEPEST);
  return sum / <f64>ROWS;
}

function markPart(at: i32): void {
  const kind = partKind(at);
  const x = partValue(at, 1);
  const y = partValue(at, 2);
  if (kind == BAR) {
    for (let i = 0; i <= STEPS; i++) mark(x, y, partValue(at, 3), partValue(at, 4), <f64>i / <f64>STEPS, 0, 0);
  } else if (kind == ARC) {
    // A parabola through the three points is near enough.
    const bendX = 2 * partValue(at, 3) - (x + partValue(at, 5)) * 0.5;
    const bendY = 2 * partValue(at, 4) - (y + partValue(at, 6)) * 0.5;
    for (let i = 0; i <= STEPS; i++) mark(x, y, partValue(at, 5), partValue(at, 6), <f64>i / <f64>STEPS, bendX, bendY);
  } else {
    const reach = partValue(at, 3);
    markAt(x - reach, x + reach, y);
    markAt(x - reach * 0.7, x + reach * 0.7, y - reach * 0.7);
    markAt(x - reach * 0.7, x + reach * 0.7, y + reach * 0.7);
  }
}

function mark(ax: f64, ay: f64, bx: f64, by: f64, t: f64, bendX: f64, bendY: f64): void {
  const u = 1 - t;
  const x = bendX == 0 && bendY == 0 ? ax * u + bx * t : ax * u * u + 2 * bendX * u * t + bx * t * t;
  const y = bendX == 0 && bendY == 0 ? ay * u + by * t : ay * u * u + 2 * bendY * u * t + by * t * t;
  markAt(x - HALF_PEN, x + HALF_PEN, y);
}

function markAt(from: f64, to: f64, y: f64): void {
  const row = max<i32>(0, min<i32>(ROWS - 1, <i32>(y * <f64>ROWS)));
  rowsLeft[row] = max<f64>(rowsLeft[row], -from);
  rowsRight[row] = max<f64>(rowsRight[row], to);
}
