import { StrokePool } from "../../glyphs/symbols/stroke-pool";
import { distanceTo } from "./distance";

/** A stroke's end is looked for on its own line only beyond this many times the tolerance along it. */
const OWN_LINE_TOLERANCES: f64 = 4;

/** Whether an end of a stroke touches no ink of the whole pool: neither another stroke's nor a farther piece of itself. */
export function isLooseEnd(pool: StrokePool, stroke: i32, isAtEnd: bool, tolerance: f64): bool {
  const first = pool.starts[stroke];
  const last = pool.starts[stroke + 1] - 1;
  const x = isAtEnd ? pool.x1[last] : pool.x0[first];
  const y = isAtEnd ? pool.y1[last] : pool.y0[first];
  let isLoose = true;
  for (let i = 0; i < pool.segmentCount && isLoose; i++) {
    if (i == first) {
      i = last;
      continue;
    }
    isLoose = isFar(pool, i, x, y, tolerance);
  }
  return isLoose && !touchesItself(pool, first, last, isAtEnd, x, y, tolerance);
}

function touchesItself(pool: StrokePool, first: i32, last: i32, isAtEnd: bool, x: f64, y: f64, tolerance: f64): bool {
  let way = 0.0;
  for (let k = 0; k <= last - first; k++) {
    const segment = isAtEnd ? last - k : first + k;
    if (k > 0 && way >= tolerance * OWN_LINE_TOLERANCES && !isFar(pool, segment, x, y, tolerance)) return true;
    way += pool.length(segment);
  }
  return false;
}

/** Whether a segment keeps this distance from a point; most do by their box alone. */
export function isFar(pool: StrokePool, segment: i32, x: f64, y: f64, tolerance: f64): bool {
  const radius = pool.radii[segment];
  if (radius > 0) {
    const reach = radius + tolerance;
    if (abs(x - pool.middlesX[segment]) > reach || abs(y - pool.middlesY[segment]) > reach) return true;
  } else {
    if (x < min<f64>(pool.x0[segment], pool.x1[segment]) - tolerance || x > max<f64>(pool.x0[segment], pool.x1[segment]) + tolerance) return true;
    if (y < min<f64>(pool.y0[segment], pool.y1[segment]) - tolerance || y > max<f64>(pool.y0[segment], pool.y1[segment]) + tolerance) return true;
  }
  return distanceTo(pool, segment, x, y) >= tolerance;
}
