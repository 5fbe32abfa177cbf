import { JUDGED_ROUND_LEAST, JUDGED_ROUND_MOST, JUDGED_SPECK_PX2, ROUND_FILLED, SLIVER_PX2 } from "../../contract/thresholds";
import { crossings, FIRST_ROW_PX, firstOf, PARTS, ROW_PX, rowCounts, ROWS, sortRow } from "./edge-rows";
import { OUTER, Regions } from "./regions";

/** Two rows' counters are one where most of a px leads from one to the other; their ink wherever it touches. */
const PASSAGE: i32 = PARTS * 3 / 4;
const TOUCH: i32 = -PARTS / 2;
/** Narrower paper is a crack that nobody sees. */
const CRACK: i32 = PARTS / 2;
/** Left of everything; as far on the right lies the right of everything. */
const OUTSIDE: i32 = -PARTS * 1024;
const PX: f64 = 1.0 / PARTS;

const counters = new Regions(PASSAGE);
const pieces = new Regions(TOUCH);

/** What the edges enclose, as left by `measureInk`: slivers, connected pieces, ink in px², its middle and its box in px. */
export let sliverCount: i32 = 0;
export let pieceCount: i32 = 0;
export let inkPx2: f64 = 0;
export let middleX: f64 = 0;
export let middleY: f64 = 0;
export let leftPx: f64 = 0;
export let rightPx: f64 = 0;

let inkParts: i32 = 0;
let leftmost: i32 = 0;
let rightmost: i32 = 0;
let momentX: f64 = 0;
let momentY: f64 = 0;

/** Measures the ink of the edges added since `clearRows`, by the nonzero rule; its pieces are counted only if they are asked for. */
export function measureInk(arePiecesCounted: bool): void {
  counters.clear();
  pieces.clear();
  inkParts = 0;
  momentX = momentY = 0;
  leftmost = -OUTSIDE;
  rightmost = 0;
  for (let row = 0; row < ROWS; row++) {
    sortRow(row);
    measureRow(row, arePiecesCounted);
    counters.endRow();
    pieces.endRow();
  }
  inkPx2 = <f64>inkParts * PX * ROW_PX;
  middleX = (momentX / <f64>inkParts) * PX;
  middleY = (momentY / <f64>inkParts) * ROW_PX + FIRST_ROW_PX;
  leftPx = <f64>leftmost * PX;
  rightPx = <f64>rightmost * PX;
  countRegions();
}

/** Divides a row into spans of ink and of paper; ink that begins where other ink ends goes on. */
function measureRow(row: i32, arePiecesCounted: bool): void {
  const first = firstOf(row);
  const end = first + unchecked(rowCounts[row]);
  let inkFrom = 0;
  let inkTo = OUTSIDE;
  let winding = 0;
  let rowInk = 0;
  for (let i = first; i < end; i++) {
    const crossing = <i32>unchecked(crossings[i]);
    const before = winding;
    winding += ((crossing & 1) << 1) - 1;
    if (before != 0 && winding != 0) continue;
    const x = crossing >> 1;
    if (before != 0) {
      const from = max<i32>(inkFrom, inkTo);
      rowInk += x - from;
      momentX += <f64>((x - from) * (x + from)) * 0.5;
      inkTo = x;
    } else if (x > inkTo + CRACK) {
      if (arePiecesCounted && inkTo > OUTSIDE) pieces.add(row, inkFrom, inkTo, false);
      counters.add(row, inkTo, x, inkTo == OUTSIDE);
      inkFrom = x;
    }
  }
  if (inkTo > OUTSIDE) {
    if (arePiecesCounted) pieces.add(row, inkFrom, inkTo, false);
    rightmost = max<i32>(rightmost, inkTo);
    leftmost = min<i32>(leftmost, <i32>unchecked(crossings[first]) >> 1);
    inkParts += rowInk;
    momentY += <f64>rowInk * <f64>row;
  }
  counters.add(row, inkTo, -OUTSIDE, true);
}

function countRegions(): void {
  sliverCount = 0;
  for (let i = OUTER + 1; i < counters.count; i++) if (counters.isWhole(i) && isSliver(i)) sliverCount++;
  pieceCount = 0;
  for (let i = OUTER + 1; i < pieces.count; i++) if (pieces.isWhole(i) && areaOf(pieces, i) > <f64>JUDGED_SPECK_PX2) pieceCount++;
}

function isSliver(counter: i32): bool {
  const area = areaOf(counters, counter);
  if (area >= <f64>SLIVER_PX2 || area <= <f64>JUDGED_SPECK_PX2) return false;
  const width = <f64>(counters.rights[counter] - counters.lefts[counter]) * PX;
  const height = <f64>(counters.feet[counter] - counters.tops[counter] + 1) * ROW_PX;
  const isRound = width > height * JUDGED_ROUND_LEAST && width < height * JUDGED_ROUND_MOST && area > width * height * ROUND_FILLED;
  return !isRound;
}

function areaOf(regions: Regions, label: i32): f64 {
  return <f64>regions.areas[label] * PX * ROW_PX;
}
