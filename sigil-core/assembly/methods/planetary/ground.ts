import { addGround, groundPath } from "../../encode/result";
import { hypotenuse } from "../../geometry/polyline";
import { beginShape, endPolygon, point } from "../../ink/shapes";
import { CENTER_PX, outwardX, outwardY } from "../../ink/seal/circle-parts";
import { OPENING_UP_PX } from "../../ink/seal/opening";
import { cellX, cellY } from "./fit";
import { scale, shiftX, shiftY } from "./frame";

const POINTS_OPACITY: i32 = 40;
const STAR_OPACITY: i32 = 50;
/** Points of the square end before the seal. */
const POINTS_RADIUS_PX: f64 = 186;
const HAIRLINE_PX: f64 = 1.3;
const CIRCLE_PX: f64 = 200;
/** The star's top is cut at the medallion: its middle above the seal's, and its reach. */
const MEDALLION_UP_PX: f64 = OPENING_UP_PX - CIRCLE_PX;
const MEDALLION_PX: f64 = 24;

/** The square as points, and the star of its order: a triangle, a square, then every second corner of 5 to 9. */
export function drawGround(order: i32): void {
  const pointsFrom = groundPath.length;
  const size = order > 6 ? 2.1 : 2.7;
  for (let row = 0; row < order; row++) {
    for (let column = 0; column < order; column++) {
      const x = cellX(column, row) * scale + shiftX;
      const y = cellY(column, row) * scale + shiftY;
      if (hypotenuse(x - CENTER_PX, y - CENTER_PX) < POINTS_RADIUS_PX) cellPoint(x, y, size);
    }
  }
  addGround(pointsFrom, POINTS_OPACITY);
  const starFrom = groundPath.length;
  const stride = order < 5 ? 1 : 2;
  for (let i = 0; i < order; i++) starLine(i, (i + stride) % order, order);
  addGround(starFrom, STAR_OPACITY);
}

/** A small lozenge: at this size a disc would look the same and take twice the bytes. */
function cellPoint(x: f64, y: f64, size: f64): void {
  beginShape(x, y, 0, -1, size);
  point(1, 0);
  point(0, -1);
  point(-1, 0);
  point(0, 1);
  endPolygon(groundPath);
}

function starLine(from: i32, to: i32, order: i32): void {
  const fromTurn = <f64>from / <f64>order;
  const toTurn = <f64>to / <f64>order;
  const ax = outwardX(fromTurn) * CIRCLE_PX;
  const ay = outwardY(fromTurn) * CIRCLE_PX;
  const bx = outwardX(toTurn) * CIRCLE_PX;
  const by = outwardY(toTurn) * CIRCLE_PX;
  const length = hypotenuse(bx - ax, by - ay);
  const trim = trimAtTop((by - ay) / length, from == 0);
  const start = from == 0 ? trim : 0;
  const end = to == 0 ? length - trim : length;
  beginShape(CENTER_PX + ax, CENTER_PX + ay, (bx - ax) / length, (by - ay) / length, 1);
  point(start, -HAIRLINE_PX * 0.5);
  point(end, -HAIRLINE_PX * 0.5);
  point(end, HAIRLINE_PX * 0.5);
  point(start, HAIRLINE_PX * 0.5);
  endPolygon(groundPath);
}

/** How far from the top corner a line leaves the medallion; `share` is how much of its way goes down. */
function trimAtTop(share: f64, isFromTop: bool): f64 {
  const down = isFromTop ? share : -share;
  const along = MEDALLION_UP_PX * down;
  return sqrt<f64>(along * along - MEDALLION_UP_PX * MEDALLION_UP_PX + MEDALLION_PX * MEDALLION_PX) - along;
}
