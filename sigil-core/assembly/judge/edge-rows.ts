/** Lines across the box at which the ink is looked at, px apart: hairlines are broader. Lines farther apart cost more in sigils drawn again for nothing. */
export const ROW_PX: f64 = 1.5;
/** Where the first of them lies: between the tenths of a px at which outlines have their points, so that none passes through a point. */
export const FIRST_ROW_PX: f64 = 0.78;
const BOX_PX: f64 = 512;
export const ROWS: i32 = <i32>(BOX_PX / ROW_PX);
/** More edges than this never cross one line. */
const CAPACITY: i32 = 128;
/** Crossings are kept as whole numbers: their x in these parts of a px, and in the lowest bit whether the edge runs down. */
export const PARTS: i32 = 32;

/** Where edges cross each line, `rowCounts[row]` of them from `firstOf(row)` on; from left to right once `sortRow` has been there. */
export const crossings = new StaticArray<u16>(ROWS * CAPACITY);
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
  const step = slope * (ROW_PX * <f64>PARTS);
  let x = (x0 + slope * (<f64>first * ROW_PX + FIRST_ROW_PX - y0)) * <f64>PARTS + 0.5;
  for (let row = first; row < end; row++) {
    insert(row, (<i32>x << 1) | <i32>isDown);
    x += step;
  }
}

/** Adds a crossing to a line, in no order yet. */
function insert(row: i32, crossing: i32): void {
  const count = unchecked(rowCounts[row]);
  if (count == CAPACITY) return;
  unchecked((crossings[firstOf(row) + count] = <u16>crossing));
  unchecked((rowCounts[row] = count + 1));
}

/** Brings the crossings of a line into their order: there are few, and many stand in order already. */
export function sortRow(row: i32): void {
  const first = firstOf(row);
  const end = first + unchecked(rowCounts[row]);
  for (let i = first + 1; i < end; i++) {
    const crossing = unchecked(crossings[i]);
    let at = i;
    while (at > first && unchecked(crossings[at - 1]) > crossing) {
      unchecked((crossings[at] = crossings[at - 1]));
      at--;
    }
    unchecked((crossings[at] = crossing));
  }
}
