import { sinTurn } from "../../geometry/turn";
import { clamp } from "../../geometry/polyline";
import { Stream } from "../../text/stream";
import { BOX_PX } from "./measures";
import { MAX_ORDER } from "./squares";
import { stationCount, stationPlace } from "./stations";

/** Where the columns and rows of the square stand before it is bent, px from the middle of the box. */
const columnX = new StaticArray<f64>(MAX_ORDER);
const rowY = new StaticArray<f64>(MAX_ORDER);
/** How far each row is pushed aside, and each column up or down, px. */
const rowShift = new StaticArray<f64>(MAX_ORDER);
const columnShift = new StaticArray<f64>(MAX_ORDER);
/** Layouts remembered for later, each with its places and its bends. */
const SLOTS: i32 = 2;
const SLOT: i32 = 4 * MAX_ORDER;
const kept = new StaticArray<f64>(SLOTS * SLOT);

/** Distance of two neighboring columns that the line enters: neither, one, both. */
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
const SHAKE_PX: f64 = 7;
const LEAST_STEP_PX: f64 = 3;
/** From this many stations on, a line of the square is crowded. A wave's height by the box: slight, or enough to part a crowd; its turns by half the box. */
const CROWDED: i32 = 3;
const SLIGHT_WAVE: f64 = 0.06;
const LEAST_WAVE: f64 = 0.06;
const MOST_WAVE: f64 = 0.24;
const SLOWEST_WAVE: f64 = 0.4;
const FASTEST_WAVE: f64 = 0.9;

const isUsed = new StaticArray<bool>(MAX_ORDER);
let low: f64 = 0;
let high: f64 = 0;

/** Middle of a cell, px from the middle of the box. */
export function cellX(column: i32, row: i32): f64 {
  return columnX[column] + rowShift[row];
}

export function cellY(column: i32, row: i32): f64 {
  return rowY[row] + columnShift[column];
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
  bend(rowShift, rowY, order, width * scaleX, mostInOne(order, true), stream);
  bend(columnShift, columnX, order, height * scaleY, mostInOne(order, false), stream);
}

/** The most stations that are in one column, or in one row. */
function mostInOne(order: i32, isColumn: bool): i32 {
  let most = 0;
  for (let i = 0; i < stationCount; i++) {
    let count = 0;
    for (let j = 0; j < stationCount; j++) {
      const isShared = isColumn ? stationPlace[i] % order == stationPlace[j] % order : stationPlace[i] / order == stationPlace[j] / order;
      if (isShared) count++;
    }
    most = max<i32>(most, count);
  }
  return most;
}

/** Bends the lines of the square into an arc with a wave on it, so that stations in one line part; `inOne` is how many stand there at most. */
function bend(shifts: StaticArray<f64>, places: StaticArray<f64>, order: i32, breadth: f64, inOne: i32, stream: Stream): void {
  const arc = chooseBend(breadth, stream);
  const isCrowded = inOne >= CROWDED;
  const wave = stream.range(isCrowded ? LEAST_WAVE : 0, isCrowded ? MOST_WAVE : SLIGHT_WAVE) * BOX_PX;
  const rate = stream.range(SLOWEST_WAVE, FASTEST_WAVE);
  const phase = stream.next();
  for (let i = 0; i < order; i++) {
    const off = places[i] / (BOX_PX * 0.5);
    shifts[i] = arc * (0.5 - off * off) + wave * sinTurn(off * rate + phase);
  }
}

/** A bend to either side; larger across a narrow figure. */
function chooseBend(breadth: f64, stream: Stream): f64 {
  const narrow = NARROW_BEND * (1 - min<f64>(1, breadth / (BOX_PX * NARROWEST)));
  const bend = (narrow + stream.range(LEAST_BEND, MOST_BEND)) * BOX_PX;
  return stream.int(2) == 0 ? bend : -bend;
}

/** Moves every column and row of the layout a little, and bends each a little otherwise; their order stays. */
export function shakeFit(order: i32, stream: Stream): void {
  for (let i = 0; i < order; i++) {
    columnX[i] += stream.range(-SHAKE_PX, SHAKE_PX);
    rowY[i] += stream.range(-SHAKE_PX, SHAKE_PX);
    columnShift[i] += stream.range(-SHAKE_PX, SHAKE_PX);
    rowShift[i] += stream.range(-SHAKE_PX, SHAKE_PX);
    if (i == 0) continue;
    columnX[i] = max<f64>(columnX[i], columnX[i - 1] + LEAST_STEP_PX);
    rowY[i] = max<f64>(rowY[i], rowY[i - 1] + LEAST_STEP_PX);
  }
}

/** Remembers the layout under way in one of two slots; `restoreFit` comes back to it. */
export function keepFit(slot: i32): void {
  const first = slot * SLOT;
  for (let i = 0; i < MAX_ORDER; i++) {
    kept[first + i] = columnX[i];
    kept[first + MAX_ORDER + i] = rowY[i];
    kept[first + 2 * MAX_ORDER + i] = columnShift[i];
    kept[first + 3 * MAX_ORDER + i] = rowShift[i];
  }
}

export function restoreFit(slot: i32): void {
  const first = slot * SLOT;
  for (let i = 0; i < MAX_ORDER; i++) {
    columnX[i] = kept[first + i];
    rowY[i] = kept[first + MAX_ORDER + i];
    columnShift[i] = kept[first + 2 * MAX_ORDER + i];
    rowShift[i] = kept[first + 3 * MAX_ORDER + i];
  }
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
