import { clamp } from "../../geometry/polyline";
import { Stream } from "../../text/stream";
import { BOX_PX } from "./measures";
import { MAX_ORDER } from "./squares";
import { stationCount, stationPlace } from "./stations";

/** Where the columns and rows of the square stand before it is bent, px from the middle of the box. */
const columnX = new StaticArray<f64>(MAX_ORDER);
const rowY = new StaticArray<f64>(MAX_ORDER);
/** How far the middle of the columns is pushed aside, and the middle of the rows up or down, px. */
let columnBend: f64 = 0;
let rowBend: f64 = 0;
/** Layouts remembered for later, each with its places and its bends. */
const SLOTS: i32 = 2;
const SLOT: i32 = 2 * MAX_ORDER + 2;
const kept = new StaticArray<f64>(SLOTS * SLOT);

/** Distance of two neighbouring columns that the line enters: neither, one, both. */
const NEITHER: f64 = 0.2;
const ONE: f64 = 0.54;
const BOTH: f64 = 1;
/** How far a distance may vary, so that the stations of a shared path differ. */
const LEAST: f64 = 0.72;
const MOST: f64 = 1.5;
/** Narrowest figure before bows, and the most that one direction is stretched for it. */
const NARROWEST: f64 = 0.7;
const USUAL_STRETCH: f64 = 1.35;
const GREATEST_STRETCH: f64 = 9;
const SMALLEST_SPAN: f64 = 0.01;
/** Bends by the box: stations in one column or row then stand on an arc, and lines between them part. */
const LEAST_BEND: f64 = 0.05;
const MOST_BEND: f64 = 0.18;
const NARROW_BEND: f64 = 0.34;

const isUsed = new StaticArray<bool>(MAX_ORDER);
let low: f64 = 0;
let high: f64 = 0;

/** Middle of a cell, px from the middle of the box. */
export function cellX(column: i32, row: i32): f64 {
  const off = rowY[row] / (BOX_PX * 0.5);
  return columnX[column] + columnBend * (0.5 - off * off);
}

export function cellY(column: i32, row: i32): f64 {
  const off = columnX[column] / (BOX_PX * 0.5);
  return rowY[row] + rowBend * (0.5 - off * off);
}

/**
 * Lays the square out: columns and rows that the line never enters are drawn closer, the whole fills the box and is bent like a sail. The order
 * of the cells stays, and the clusters of a large square open.
 */
export function fitSquare(order: i32, stream: Stream): void {
  for (let i = 0; i < order; i++) isUsed[i] = false;
  for (let i = 0; i < stationCount; i++) isUsed[stationPlace[i] % order] = true;
  spread(columnX, order, stream);
  const lowX = low;
  const width = max<f64>(high - low, SMALLEST_SPAN);
  const middleX = (lowX + high) * 0.5;
  for (let i = 0; i < order; i++) isUsed[i] = false;
  for (let i = 0; i < stationCount; i++) isUsed[stationPlace[i] / order] = true;
  spread(rowY, order, stream);
  const height = max<f64>(high - low, SMALLEST_SPAN);
  const middleY = (low + high) * 0.5;

  const scale = min<f64>(BOX_PX / width, BOX_PX / height);
  const lopsided = max<f64>(width, height) / min<f64>(width, height);
  const stretch = clamp(NARROWEST * lopsided, USUAL_STRETCH, GREATEST_STRETCH);
  const scaleX = min<f64>(BOX_PX / width, scale * stretch);
  const scaleY = min<f64>(BOX_PX / height, scale * stretch);
  for (let i = 0; i < order; i++) {
    columnX[i] = (columnX[i] - middleX) * scaleX;
    rowY[i] = (rowY[i] - middleY) * scaleY;
  }
  columnBend = chooseBend(width * scaleX, stream);
  rowBend = chooseBend(height * scaleY, stream);
}

/** A bend to either side; larger across a narrow figure. */
function chooseBend(breadth: f64, stream: Stream): f64 {
  const narrow = NARROW_BEND * (1 - min<f64>(1, breadth / (BOX_PX * NARROWEST)));
  const bend = (narrow + stream.range(LEAST_BEND, MOST_BEND)) * BOX_PX;
  return stream.int(2) == 0 ? bend : -bend;
}

/** Remembers the layout under way in one of two slots; `restoreFit` comes back to it. */
export function keepFit(slot: i32): void {
  const first = slot * SLOT;
  for (let i = 0; i < MAX_ORDER; i++) {
    kept[first + i] = columnX[i];
    kept[first + MAX_ORDER + i] = rowY[i];
  }
  kept[first + 2 * MAX_ORDER] = columnBend;
  kept[first + 2 * MAX_ORDER + 1] = rowBend;
}

export function restoreFit(slot: i32): void {
  const first = slot * SLOT;
  for (let i = 0; i < MAX_ORDER; i++) {
    columnX[i] = kept[first + i];
    rowY[i] = kept[first + MAX_ORDER + i];
  }
  columnBend = kept[first + 2 * MAX_ORDER];
  rowBend = kept[first + 2 * MAX_ORDER + 1];
}

/** Places one axis in its own units, and leaves the first and last used place in `low` and `high`. */
function spread(places: StaticArray<f64>, order: i32, stream: Stream): void {
  let at = 0.0;
  low = -1;
  for (let i = 0; i < order; i++) {
    if (i > 0) {
      const step = isUsed[i] && isUsed[i - 1] ? BOTH : isUsed[i] || isUsed[i - 1] ? ONE : NEITHER;
      at += step * stream.range(LEAST, MOST);
    }
    places[i] = at;
    if (!isUsed[i]) continue;
    if (low < 0) low = at;
    high = at;
  }
}
