import { flattenPath } from "./flatten-path.ts";

/** Side of the picture, one px of the sigil's box a pixel. */
export const PICTURE_SIDE = 512;

interface Crossing {
  readonly x: number;
  readonly winding: 1 | -1;
}

/** Fills a path by the nonzero rule; 1 is ink, 0 paper. */
export function rasterise(path: string): Uint8Array {
  const rows: Crossing[][] = Array.from({ length: PICTURE_SIDE }, () => []);
  for (const outline of flattenPath(path)) {
    for (let i = 0; i < outline.length; i += 2) {
      const next = (i + 2) % outline.length;
      pushEdge(rows, outline[i] ?? 0, outline[i + 1] ?? 0, outline[next] ?? 0, outline[next + 1] ?? 0);
    }
  }
  const picture = new Uint8Array(PICTURE_SIDE * PICTURE_SIDE);
  rows.forEach((crossings, y) => {
    fillRow(picture, y, crossings);
  });
  return picture;
}

function pushEdge(rows: Crossing[][], x0: number, y0: number, x1: number, y1: number): void {
  const winding = y0 < y1 ? 1 : -1;
  const top = Math.max(0, Math.ceil(Math.min(y0, y1) - 0.5));
  const bottom = Math.min(PICTURE_SIDE, Math.ceil(Math.max(y0, y1) - 0.5));
  for (let y = top; y < bottom; y += 1) {
    rows[y]?.push({ x: x0 + ((x1 - x0) * (y + 0.5 - y0)) / (y1 - y0), winding });
  }
}

function fillRow(picture: Uint8Array, y: number, crossings: Crossing[]): void {
  crossings.sort((a, b) => a.x - b.x);
  let winding = 0;
  crossings.forEach((crossing, index) => {
    winding += crossing.winding;
    const next = crossings[index + 1];
    if (winding === 0 || next === undefined) return;
    const from = Math.max(0, Math.ceil(crossing.x - 0.5));
    const to = Math.min(PICTURE_SIDE, Math.ceil(next.x - 0.5));
    picture.fill(1, y * PICTURE_SIDE + from, y * PICTURE_SIDE + Math.max(from, to));
  });
}
