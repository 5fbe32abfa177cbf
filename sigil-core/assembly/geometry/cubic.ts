import { hypotenuse, Polyline } from "./polyline";

/**
 * Adds the points of a chain of cubics, about `stepPx` apart. `chain` holds x and y in turn: the start, then three points for each cubic;
 * `from` and `to` bound it. Points are scaled and moved on the way: x by `scaleX`, y by `scaleY` and `shiftY`.
 */
export function flattenChain(
  chain: StaticArray<f64>, from: i32, to: i32, scaleX: f64, scaleY: f64, shiftY: f64, stepPx: f64, out: Polyline,
): void {
  let x0 = chain[from] * scaleX;
  let y0 = chain[from + 1] * scaleY + shiftY;
  out.push(x0, y0);
  for (let i = from + 2; i + 5 < to; i += 6) {
    const x1 = chain[i] * scaleX;
    const y1 = chain[i + 1] * scaleY + shiftY;
    const x2 = chain[i + 2] * scaleX;
    const y2 = chain[i + 3] * scaleY + shiftY;
    const x3 = chain[i + 4] * scaleX;
    const y3 = chain[i + 5] * scaleY + shiftY;
    const hull = hypotenuse(x1 - x0, y1 - y0) + hypotenuse(x2 - x1, y2 - y1) + hypotenuse(x3 - x2, y3 - y2);
    // The length lies between the chord and the hull; their mean is close enough to choose a number of points.
    const estimate = (hull + hypotenuse(x3 - x0, y3 - y0)) * 0.5;
    const count = max<i32>(2, <i32>ceil(estimate / stepPx));
    for (let k = 1; k <= count; k++) {
      const t = <f64>k / <f64>count;
      const u = 1 - t;
      const a = u * u * u;
      const b = 3 * u * u * t;
      const c = 3 * u * t * t;
      const d = t * t * t;
      out.push(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
    }
    x0 = x3;
    y0 = y3;
  }
}

/** Adds the points of `line` again at equal steps of about `stepPx`. */
export function resample(line: Polyline, stepPx: f64, out: Polyline): void {
  const total = line.length();
  const count = max<i32>(2, <i32>floor(total / stepPx + 0.5));
  out.push(line.x[0], line.y[0]);
  let walked = 0.0;
  let next = 1;
  for (let i = 1; i < line.count; i++) {
    const dx = line.x[i] - line.x[i - 1];
    const dy = line.y[i] - line.y[i - 1];
    const span = hypotenuse(dx, dy);
    while (next < count && walked + span >= (<f64>next * total) / <f64>count) {
      const t = span > 0 ? ((<f64>next * total) / <f64>count - walked) / span : 0;
      out.push(line.x[i - 1] + dx * t, line.y[i - 1] + dy * t);
      next++;
    }
    walked += span;
  }
  out.push(line.x[line.count - 1], line.y[line.count - 1]);
}
