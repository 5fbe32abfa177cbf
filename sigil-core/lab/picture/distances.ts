import type { Picture } from "./rasterise.ts";

/** Longer than any way in a picture, px. */
const FAR = 1e6;

/**
 * The distance of each pixel of ink to the nearest paper, px, 0 for paper; exact, between the middles of pixels, after Felzenszwalb and Huttenlocher:
 * "Distance transforms of sampled functions" (2012).
 */
export function measureDistances({ sizePx, pixels }: Picture): Float64Array {
  const squared = Float64Array.from(pixels, (pixel) => (pixel === 1 ? FAR * FAR : 0));
  for (let x = 0; x < sizePx; x += 1) transformLine(squared, { from: x, step: sizePx, count: sizePx });
  for (let y = 0; y < sizePx; y += 1) transformLine(squared, { from: y * sizePx, step: 1, count: sizePx });
  return squared.map(Math.sqrt);
}

/** Which values of a field are one line of it. */
interface Line {
  readonly from: number;
  readonly step: number;
  readonly count: number;
}

/** Replaces each value of a line by the least of all values and their squared distance: the lower envelope of parabolas. */
function transformLine(field: Float64Array, { from, step, count }: Line): void {
  const values = Float64Array.from({ length: count }, (_, i) => field[from + i * step] ?? 0);
  const valueAt = (i: number): number => values[i] ?? 0;
  /** The parabolas of the envelope, and where each begins to be the lowest. */
  const lowest = new Int32Array(count);
  const begins = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
  begins[0] = Number.NEGATIVE_INFINITY;
  let last = 0;
  for (let i = 1; i < count; i += 1) {
    let meeting = findMeeting(lowest[last] ?? 0, i);
    while (meeting <= (begins[last] ?? 0)) {
      last -= 1;
      meeting = findMeeting(lowest[last] ?? 0, i);
    }
    last += 1;
    lowest[last] = i;
    begins[last] = meeting;
    begins[last + 1] = Number.POSITIVE_INFINITY;
  }
  let at = 0;
  for (let i = 0; i < count; i += 1) {
    while ((begins[at + 1] ?? 0) < i) at += 1;
    const parabola = lowest[at] ?? 0;
    field[from + i * step] = (i - parabola) ** 2 + valueAt(parabola);
  }

  function findMeeting(a: number, b: number): number {
    return (valueAt(b) + b * b - (valueAt(a) + a * a)) / (2 * b - 2 * a);
  }
}
