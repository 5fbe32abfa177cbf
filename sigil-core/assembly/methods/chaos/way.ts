import { addStroke, centerPaths } from "../../encode/result";
import { STROKE_GESTURE } from "../../abi";
import { flattenChain } from "../../geometry/cubic";
import { Polyline } from "../../geometry/polyline";

const STEP_PX: f64 = 5;
/** The widest that a stroke is inked, by the nib. */
const WIDEST: f64 = 1.6;

/** The cubics of the stroke under the pen in the box, x and y in turn: the start, then three points for each cubic. */
const way = new StaticArray<f64>(64);
let wayLength: i32 = 0;

/** Its points, about `STEP_PX` apart. */
export const line = new Polyline(512);

/** Takes a chain of unit coordinates from one place to before another, with the unit box's origin and its two sides as vectors in the box, px. */
export function layWay(chain: StaticArray<f64>, from: i32, to: i32, x: f64, y: f64, ux: f64, uy: f64, vx: f64, vy: f64): void {
  wayLength = to - from;
  for (let i = 0; i < wayLength; i += 2) {
    const u = chain[from + i];
    const v = chain[from + i + 1];
    way[i] = x + u * ux + v * vx;
    way[i + 1] = y + u * uy + v * vy;
  }
  line.clear();
  flattenChain(way, 0, wayLength, 1, 1, 0, STEP_PX, line);
}

/** Records what was inked since `outlineFrom` as a stroke of this letter, and its cubics as the pen's way: they say in a few numbers what points would in hundreds. */
export function recordWay(letter: i32, outlineFrom: i32, nib: f64): void {
  const centerFrom = centerPaths.length;
  centerPaths.moveTo(way[0], way[1]);
  for (let i = 2; i < wayLength; i += 6) centerPaths.cubic(way[i], way[i + 1], way[i + 2], way[i + 3], way[i + 4], way[i + 5]);
  addStroke(STROKE_GESTURE, letter, outlineFrom, centerFrom, line.length(), nib * WIDEST);
}
