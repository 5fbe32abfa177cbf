import { hypotenuse } from "../../geometry/polyline";
import { MAX_ENDS } from "../../glyphs/gesture";
import { GROUP, Placement } from "./placement";
import { AT_FOOT, AT_HEAD, AT_TIP, odd } from "./odd-stroke";
import { partCount, partFoot, partTop } from "./spine";

/** Paper and half strokes between the odd stroke's line and other lines, and between the middle of its terminal and other lines, px. */
const LINE_AIR_PX: f64 = 29;
const TIP_AIR_PX: f64 = 41;
/** Beyond the middle of a terminal, px. */
const TERMINAL_PX: f64 = 11;
const TERMINAL_BEYOND_PX: f64 = 10;
/** So far along its way it is near the line that it grows from, px. */
const GROWING_PX: f64 = 32;
/** Samples of a form are this far from each other, in its sizes. */
const SAMPLE_STEP: f64 = 15.0 / 112;
/** How far the odd stroke may reach beyond the farthest line of the figure, px. */
const BEYOND_PX: f64 = 20;

/** The middle of the figure and its farthest line from there, px. */
let middleY: f64 = 0;
let farthest: f64 = 0;

/** Measures the figure that odd strokes are tried in. */
export function measureFigure(items: StaticArray<Placement>, count: i32): void {
  const top = partTop[0];
  const foot = partFoot[partCount - 1];
  middleY = (top + foot) * 0.5;
  farthest = foot - middleY;
  for (let i = 0; i < count; i++) farthest = max<f64>(farthest, items[i].reachFrom(middleY));
}

/** Whether the odd stroke at its place keeps its air to all of the figure; its end is asked first. */
export function isOddFree(items: StaticArray<Placement>, count: i32): bool {
  const last = odd.form.sampleCount - 1;
  const beyond = TERMINAL_PX / (SAMPLE_STEP * odd.size);
  const tipX = odd.sampleX(last) + (odd.sampleX(last) - odd.sampleX(last - 1)) * beyond;
  const tipY = odd.sampleY(last) + (odd.sampleY(last) - odd.sampleY(last - 1)) * beyond;
  if (!isPointFree(items, count, tipX, tipY, TIP_AIR_PX)) return false;
  for (let i = last; i > 0 && SAMPLE_STEP * odd.size * <f64>i > GROWING_PX; i--) {
    if (!isPointFree(items, count, odd.sampleX(i), odd.sampleY(i), LINE_AIR_PX)) return false;
  }
  return true;
}

function isPointFree(items: StaticArray<Placement>, count: i32, signedX: f64, y: f64, air: f64): bool {
  const x = abs(signedX);
  if (hypotenuse(x, y - middleY) > farthest + BEYOND_PX) return false;
  const top = partTop[0] - (odd.place == AT_HEAD ? 0 : air);
  const foot = partFoot[partCount - 1] + (odd.place == AT_FOOT ? 0 : air);
  if (x < air && y > top && y < foot) return false;
  for (let i = 0; i < count; i++) {
    const item = items[i];
    if (y < item.top - air - TERMINAL_PX || y > item.bottom + air + TERMINAL_PX) continue;
    for (let g = 0; g < item.groupCount; g++) {
      if (y < unchecked(item.groupTop[g]) - air || y > unchecked(item.groupBottom[g]) + air) continue;
      if (x < unchecked(item.groupLeft[g]) - air || x > unchecked(item.groupRight[g]) + air) continue;
      const last = min<i32>(item.count, (g + 1) * GROUP);
      for (let k = g * GROUP; k < last; k++) {
        const dx = unchecked(item.sampleX[k]) - x;
        const dy = unchecked(item.sampleY[k]) - y;
        if (dx * dx + dy * dy < air * air) return false;
      }
    }
    for (let e = 0; e < item.endCount; e++) {
      if (odd.place == AT_TIP && odd.end == i * MAX_ENDS + e) continue;
      if (hypotenuse(item.tipX[e] - x, item.tipY[e] - y) < air + TERMINAL_PX - TERMINAL_BEYOND_PX) return false;
    }
  }
  return true;
}
