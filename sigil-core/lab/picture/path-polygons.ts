/** A closed polygon as x, y, x, y …, in the path's own units. */
export type Polygon = readonly number[];

const COMMAND = /([MmLlHhVvCcSsAaZz])([^MmLlHhVvCcSsAaZz]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
/** How many numbers each command takes at a time. */
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7, z: 0 };
const CUBIC_PIECES = 8;
const ARC_PIECES_PER_TURN = 48;

/** Splits path data into flattened polygons. Knows M, L, H, V, C, S, A (circles only) and Z in both letter cases; throws on others. */
export function toPolygons(pathData: string): Polygon[] {
  const unknown = /[^MmLlHhVvCcSsAaZz\d\s.,-]/.exec(pathData);
  if (unknown) throw new Error(`Path data holds "${unknown[0]}", which the rasteriser does not know.`);
  const polygons: number[][] = [];
  let current: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  /** Where the next smooth cubic's first handle points: the mirror image of the last one. */
  let [mirrorX, mirrorY] = [0, 0];

  for (const [, command = "", rest = ""] of pathData.matchAll(COMMAND)) {
    const kind = command.toLowerCase();
    const isRelative = command === kind;
    const numbers = (rest.match(NUMBER) ?? []).map(Number);
    const arity = ARITY[kind] ?? 0;
    if (kind === "z") [x, y] = [startX, startY];
    for (let i = 0; arity > 0 && i + arity <= numbers.length; i += arity) {
      const v = numbers.slice(i, i + arity);
      const at = (index: number, origin: number): number => (v[index] ?? 0) + (isRelative ? origin : 0);
      if (kind === "m" && i === 0) {
        [x, y] = [at(0, x), at(1, y)];
        [startX, startY] = [x, y];
        current = [x, y];
        polygons.push(current);
      } else if (kind === "m" || kind === "l") {
        [x, y] = [at(0, x), at(1, y)];
        current.push(x, y);
      } else if (kind === "h" || kind === "v") {
        if (kind === "h") x = at(0, x);
        else y = at(0, y);
        current.push(x, y);
      } else if (kind === "c" || kind === "s") {
        const last = kind === "c" ? 2 : 0;
        const [firstX, firstY] = kind === "c" ? [at(0, x), at(1, y)] : [mirrorX, mirrorY];
        const [secondX, secondY, endX, endY] = [at(last, x), at(last + 1, y), at(last + 2, x), at(last + 3, y)];
        flattenCubic(current, [x, y, firstX, firstY, secondX, secondY, endX, endY]);
        [x, y, mirrorX, mirrorY] = [endX, endY, 2 * endX - secondX, 2 * endY - secondY];
      } else {
        flattenArc(current, {
          x,
          y,
          radius: v[0] ?? 0,
          isLarge: v[3] === 1,
          isSweep: v[4] === 1,
          endX: at(5, x),
          endY: at(6, y),
        });
        [x, y] = [at(5, x), at(6, y)];
      }
    }
  }
  return polygons;
}

function flattenCubic(into: number[], points: readonly number[]): void {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = points;
  for (let piece = 1; piece <= CUBIC_PIECES; piece += 1) {
    const t = piece / CUBIC_PIECES;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    into.push(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
  }
}

/** A circular arc in SVG's end-point notation (SVG 2, appendix B.2.4, with equal radii and no rotation). */
interface Arc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly isLarge: boolean;
  readonly isSweep: boolean;
  readonly endX: number;
  readonly endY: number;
}

function flattenArc(into: number[], { x, y, radius, isLarge, isSweep, endX, endY }: Arc): void {
  const [halfX, halfY] = [(endX - x) / 2, (endY - y) / 2];
  const halfSquared = halfX * halfX + halfY * halfY;
  if (halfSquared === 0) return;
  const reach = Math.sqrt(Math.max(0, radius * radius - halfSquared) / halfSquared) * (isLarge === isSweep ? -1 : 1);
  const [centerX, centerY] = [x + halfX - halfY * reach, y + halfY + halfX * reach];
  const from = Math.atan2(y - centerY, x - centerX);
  let turn = Math.atan2(endY - centerY, endX - centerX) - from;
  if (isSweep && turn <= 0) turn += 2 * Math.PI;
  if (!isSweep && turn >= 0) turn -= 2 * Math.PI;
  const trueRadius = Math.hypot(x - centerX, y - centerY);
  const pieces = Math.max(2, Math.ceil((Math.abs(turn) / (2 * Math.PI)) * ARC_PIECES_PER_TURN));
  for (let piece = 1; piece <= pieces; piece += 1) {
    const angle = from + (turn * piece) / pieces;
    into.push(centerX + trueRadius * Math.cos(angle), centerY + trueRadius * Math.sin(angle));
  }
}
