import { isOnArc } from "../../geometry/arc";
import { hypotenuse } from "../../geometry/polyline";
import { ARC, LINE, RING, StrokePool } from "../../glyphs/symbols/stroke-pool";

/** Distance of a point to a segment's center line; to the rim of a filled mark, 0 inside it. */
export function distanceTo(pool: StrokePool, segment: i32, x: f64, y: f64): f64 {
  const kind = <i32>pool.kinds[segment];
  if (kind == LINE) return distanceToLine(pool.x0[segment], pool.y0[segment], pool.x1[segment], pool.y1[segment], x, y);
  const dx = x - pool.middlesX[segment];
  const dy = y - pool.middlesY[segment];
  const away = hypotenuse(dx, dy);
  const radius = pool.radii[segment];
  if (kind == RING) return abs(away - radius);
  if (kind != ARC) return max<f64>(0, away - radius);
  if (isOnArcOf(pool, segment, dx, dy)) return abs(away - radius);
  return min<f64>(
    hypotenuse(x - pool.x0[segment], y - pool.y0[segment]), hypotenuse(x - pool.x1[segment], y - pool.y1[segment]),
  );
}

/** Whether a direction from an arc's middle meets the arc. */
export function isOnArcOf(pool: StrokePool, segment: i32, dx: f64, dy: f64): bool {
  const mx = pool.middlesX[segment];
  const my = pool.middlesY[segment];
  return isOnArc(
    dx, dy, pool.x0[segment] - mx, pool.y0[segment] - my, pool.x1[segment] - mx, pool.y1[segment] - my, pool.turns[segment],
    pool.isLarge[segment],
  );
}

function distanceToLine(x0: f64, y0: f64, x1: f64, y1: f64, x: f64, y: f64): f64 {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const share = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy + 1e-12);
  const t = share < 0 ? 0 : share > 1 ? 1 : share;
  return hypotenuse(x - x0 - dx * t, y - y0 - dy * t);
}
