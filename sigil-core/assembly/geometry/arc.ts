import { hypotenuse } from "./polyline";

/** Middle of the circle through two points, as left by `findMiddle`. */
export let middleX: f64 = 0;
export let middleY: f64 = 0;
/** The radius used: never below half the chord. */
export let arcRadius: f64 = 0;

/** Finds the middle of an arc from its ends: one square root, no angle. `turn` 1 runs clockwise on the screen, -1 anticlockwise. */
export function findMiddle(x0: f64, y0: f64, x1: f64, y1: f64, radius: f64, turn: f64, isLarge: bool): void {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const chord = hypotenuse(dx, dy) + 1e-12;
  arcRadius = max<f64>(radius, chord * 0.5);
  const height = sqrt<f64>(max<f64>(0, arcRadius * arcRadius - chord * chord * 0.25));
  const side = (isLarge ? -turn : turn) * height;
  middleX = (x0 + x1) * 0.5 - (dy / chord) * side;
  middleY = (y0 + y1) * 0.5 + (dx / chord) * side;
}

const MAX_DIRECTIONS: i32 = 33;
/** Unit vectors from an arc's middle to points at equal distances along it, as left by `divideArc`. */
export const directionX = new StaticArray<f64>(MAX_DIRECTIONS);
export const directionY = new StaticArray<f64>(MAX_DIRECTIONS);

/** Halves an arc between two unit vectors until the cosine of each piece is `leastCosine` or more; returns the number of pieces. */
export function divideArc(fromX: f64, fromY: f64, toX: f64, toY: f64, turn: f64, isLarge: bool, leastCosine: f64): i32 {
  directionX[0] = fromX;
  directionY[0] = fromY;
  directionX[1] = toX;
  directionY[1] = toY;
  let pieces = 1;
  let mustHalve = isLarge || fromX * toX + fromY * toY < -0.2;
  let isWide = isLarge;
  while (mustHalve || directionX[0] * directionX[1] + directionY[0] * directionY[1] < leastCosine) {
    if (pieces * 2 >= MAX_DIRECTIONS) break;
    for (let i = pieces; i > 0; i--) {
      directionX[2 * i] = directionX[i];
      directionY[2 * i] = directionY[i];
    }
    for (let i = 0; i < pieces; i++) halve(2 * i, turn, isWide);
    pieces *= 2;
    mustHalve = false;
    isWide = false;
  }
  return pieces;
}

function halve(at: i32, turn: f64, isWide: bool): void {
  const sumX = directionX[at] + directionX[at + 2];
  const sumY = directionY[at] + directionY[at + 2];
  const size = hypotenuse(sumX, sumY);
  if (size < 1e-6) {
    // Half a circle: the middle is a quarter turn on.
    directionX[at + 1] = -directionY[at] * turn;
    directionY[at + 1] = directionX[at] * turn;
    return;
  }
  const sign = isWide ? -1.0 : 1.0;
  directionX[at + 1] = (sumX / size) * sign;
  directionY[at + 1] = (sumY / size) * sign;
}

/** Whether a direction from the middle lies on the arc. */
export function isOnArc(
  x: f64, y: f64, fromX: f64, fromY: f64, toX: f64, toY: f64, turn: f64, isLarge: bool,
): bool {
  const afterStart = (fromX * y - fromY * x) * turn >= 0;
  const beforeEnd = (x * toY - y * toX) * turn >= 0;
  return isLarge ? afterStart || beforeEnd : afterStart && beforeEnd;
}
