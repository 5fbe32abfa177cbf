import { crossings, crossingX, FIRST_ROW_PX, firstOf, ROW_PX, rowCounts, ROWS } from "./edge-rows";
import { OUTER, Regions } from "./regions";

/**
 * Counters of fewer px² of the 512 box are slivers, unless they are round: about as wide as high, and filling their box. The ends are a little
 * stricter than those that pictures are held to, where a shape is as round as its whole px.
 */
const SLIVER_PX2: f64 = 150;
const ROUND_FROM: f64 = 0.8;
const ROUND_TO: f64 = 1.25;
const ROUND_FILLED: f64 = 0.7;
/** Smaller specks are seen by nobody. */
const SPECK_PX2: f64 = 5;
/** Two rows' counters are one where a px leads from one to the other; their ink wherever it touches. */
const PASSAGE_PX: f64 = 0.75;
const TOUCH_PX: f64 = -0.5;
/** Narrower paper is a crack that nobody sees. */
const CRACK_PX: f64 = 0.5;
const OUTSIDE_PX: f64 = -1e6;

const counters = new Regions(PASSAGE_PX);
const pieces = new Regions(TOUCH_PX);

/** What the edges enclose, as left by `measureInk`: slivers, connected pieces, ink in px², its middle and its box in px. */
export let sliverCount: i32 = 0;
export let pieceCount: i32 = 0;
export let inkPx2: f64 = 0;
export let middleX: f64 = 0;
export let middleY: f64 = 0;
export let leftPx: f64 = 0;
export let rightPx: f64 = 0;

/** Measures the ink of the edges added since `clearRows`, by the nonzero rule. */
export function measureInk(): void {
  counters.clear();
  pieces.clear();
  inkPx2 = middleX = middleY = 0;
  leftPx = 1e9;
  rightPx = 0;
  for (let row = 0; row < ROWS; row++) {
    measureRow(row);
    counters.endRow();
    pieces.endRow();
  }
  inkPx2 *= ROW_PX;
  middleX *= ROW_PX / inkPx2;
  middleY *= ROW_PX / inkPx2;
  countRegions();
}

/** Divides a row into spans of ink and of paper; ink that begins where other ink ends goes on. */
function measureRow(row: i32): void {
  const first = firstOf(row);
  const end = first + unchecked(rowCounts[row]);
  let inkFrom = 0.0;
  let inkTo = OUTSIDE_PX;
  let winding = 0;
  for (let i = first; i < end; i++) {
    const crossing = unchecked(crossings[i]);
    const before = winding;
    winding += crossing & 1 ? 1 : -1;
    if (before != 0 && winding != 0) continue;
    const x = crossingX(crossing);
    if (before != 0) inkTo = x;
    else if (x > inkTo + CRACK_PX) {
      if (inkTo > OUTSIDE_PX) addInk(row, inkFrom, inkTo);
      counters.add(row, inkTo, x, inkTo == OUTSIDE_PX);
      inkFrom = x;
    }
  }
  if (inkTo > OUTSIDE_PX) addInk(row, inkFrom, inkTo);
  counters.add(row, inkTo, -OUTSIDE_PX, true);
}

function addInk(row: i32, from: f64, to: f64): void {
  const width = to - from;
  pieces.add(row, from, to, false);
  inkPx2 += width;
  middleX += width * (to + from) * 0.5;
  middleY += width * (<f64>row * ROW_PX + FIRST_ROW_PX);
  leftPx = min<f64>(leftPx, from);
  rightPx = max<f64>(rightPx, to);
}

function countRegions(): void {
  sliverCount = 0;
  for (let i = OUTER + 1; i < counters.count; i++) if (counters.isWhole(i) && isSliver(i)) sliverCount++;
  pieceCount = 0;
  for (let i = OUTER + 1; i < pieces.count; i++) if (pieces.isWhole(i) && pieces.areas[i] > SPECK_PX2) pieceCount++;
}

function isSliver(counter: i32): bool {
  const area = counters.areas[counter];
  if (area >= SLIVER_PX2 || area <= SPECK_PX2) return false;
  const width = counters.rights[counter] - counters.lefts[counter];
  const height = <f64>(counters.feet[counter] - counters.tops[counter] + 1) * ROW_PX;
  const isRound = width > height * ROUND_FROM && width < height * ROUND_TO && area > width * height * ROUND_FILLED;
  return !isRound;
}
