import { BOX_PX } from "../../contract/thresholds.ts";
import { toPolygons } from "./path-polygons.ts";

/** A square picture of one bit a pixel, row by row: 1 is ink. */
export interface Picture {
  readonly sizePx: number;
  readonly pixels: Uint8Array;
}

/** Fills path data by the non-zero rule, without anti-aliasing: a pixel is ink where its center is inside. */
export function rasterise(pathData: string, sizePx: number = BOX_PX): Picture {
  const scale = sizePx / BOX_PX;
  const crossings: { x: number; winding: number }[][] = Array.from({ length: sizePx }, () => []);
  for (const polygon of toPolygons(pathData)) {
    for (let i = 0; i < polygon.length; i += 2) {
      const next = (i + 2) % polygon.length;
      addEdge(
        crossings,
        [polygon[i], polygon[i + 1], polygon[next], polygon[next + 1]].map((value) => (value ?? 0) * scale),
      );
    }
  }
  const pixels = new Uint8Array(sizePx * sizePx);
  crossings.forEach((row, y) => {
    row.sort((a, b) => a.x - b.x);
    let winding = 0;
    row.forEach((crossing, index) => {
      winding += crossing.winding;
      const next = row[index + 1];
      if (winding === 0 || !next) return;
      const [from, to] = [Math.max(0, Math.ceil(crossing.x - 0.5)), Math.min(sizePx, Math.ceil(next.x - 0.5))];
      if (to > from) pixels.fill(1, y * sizePx + from, y * sizePx + to);
    });
  });
  return { sizePx, pixels };
}

function addEdge(crossings: { x: number; winding: number }[][], edge: readonly number[]): void {
  let [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = edge;
  if (y0 === y1) return;
  const winding = y0 < y1 ? 1 : -1;
  if (winding < 0) [x0, y0, x1, y1] = [x1, y1, x0, y0];
  const last = Math.min(crossings.length, Math.ceil(y1 - 0.5));
  for (let y = Math.max(0, Math.ceil(y0 - 0.5)); y < last; y += 1) {
    crossings[y]?.push({ x: x0 + ((x1 - x0) * (y + 0.5 - y0)) / (y1 - y0), winding });
  }
}

/** Intersection over union of two pictures of one size: 1 where they are equal, 0 where they share no ink. */
export function measureOverlap(a: Picture, b: Picture): number {
  let both = 0;
  let either = 0;
  a.pixels.forEach((pixel, index) => {
    const other = b.pixels[index] ?? 0;
    both += pixel & other;
    either += pixel | other;
  });
  return either === 0 ? 1 : both / either;
}
