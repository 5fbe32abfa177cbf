/** Lines across the box at which the ink is looked at, px apart: a hairline is broader, so that none slips through, and a counter that is missed is a speck. */
export const ROW_PX: f64 = 2;
/** Where the first of them lies: between the tenths of a px at which outlines have their points, so that none passes through a point. */
export const FIRST_ROW_PX: f64 = 0.53;
const BOX_PX: f64 = 512;
export const ROWS: i32 = <i32>(BOX_PX / ROW_PX);
/** More edges than this never cross one line. */
const CAPACITY: i32 = 256;
/** Crossings are kept as whole numbers: their x in these parts of a px, and in the lowest bit whether the edge runs down. */
export const PARTS: f64 = 32;
const HALF_PART: f64 = 0.5 / PARTS;

/** Where edges cross each line, from left to right; `rowCounts[row]` of them from `firstOf(row)` on. */
export const crossings = new StaticArray<i32>(ROWS * CAPACITY);
export const rowCounts = new StaticArray<i32>(ROWS);
/** How far the edges reach, px. */
export let topPx: f64 = 0;
export let footPx: f64 = 0;

export function clearRows(): void {
  memory.fill(changetype<usize>(rowCounts), 0, <usize>ROWS * sizeof<i32>());
  topPx = BOX_PX;
  footPx = 0;
}

export function firstOf(row: i32): i32 {
  return row * CAPACITY;
}

/** The x of a crossing, px. */
export function crossingX(crossing: i32): f64 {
  return <f64>(crossing >> 1) * (1 / PARTS);
}

/** Adds a straight piece of an outline to the lines that it crosses. */
export function addEdge(x0: f64, y0: f64, x1: f64, y1: f64): void {
  const isDown = y0 < y1;
  const top = isDown ? y0 : y1;
  const foot = isDown ? y1 : y0;
  topPx = min<f64>(topPx, top);
  footPx = max<f64>(footPx, foot);
  const first = max<i32>(0, <i32>ceil((top - FIRST_ROW_PX) * (1 / ROW_PX)));
  const end = min<i32>(ROWS, <i32>ceil((foot - FIRST_ROW_PX) * (1 / ROW_PX)));
  if (first >= end) return;
  const slope = (x1 - x0) / (y1 - y0);
  let x = x0 + slope * (<f64>first * ROW_PX + FIRST_ROW_PX - y0) + HALF_PART;
  for (let row = first; row < end; row++) {
    insert(row, (<i32>floor(x * PARTS) << 1) | <i32>isDown);
    x += slope * ROW_PX;
  }
}

function insert(row: i32, crossing: i32): void {
  const count = unchecked(rowCounts[row]);
  if (count == CAPACITY) return;
  const from = firstOf(row);
  let at = from + count;
  while (at > from && unchecked(crossings[at - 1]) > crossing) {
    unchecked((crossings[at] = crossings[at - 1]));
    at--;
  }
  unchecked((crossings[at] = crossing));
  unchecked((rowCounts[row] = count + 1));
}
