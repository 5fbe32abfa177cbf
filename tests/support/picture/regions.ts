import type { Picture } from "./rasterise.ts";

/** A connected region of ink or of paper, in px; `isOuter` where it touches the picture's edge. */
export interface Region {
  readonly areaPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly isOuter: boolean;
}

/** Finds the connected regions of ink (eight neighbours) or of paper (four, so that a diagonal hairline still divides). */
export function findRegions({ sizePx, pixels }: Picture, what: "ink" | "paper"): Region[] {
  const value = what === "ink" ? 1 : 0;
  const seen = new Uint8Array(pixels.length);
  const stack = new Int32Array(pixels.length);
  const regions: Region[] = [];
  for (let start = 0; start < pixels.length; start += 1) {
    if (seen[start] === 1 || pixels[start] !== value) continue;
    let [top, area, minX, minY, maxX, maxY] = [1, 0, sizePx, sizePx, 0, 0];
    stack[0] = start;
    seen[start] = 1;
    while (top > 0) {
      top -= 1;
      const pixel = stack[top] ?? 0;
      const x = pixel % sizePx;
      const y = (pixel - x) / sizePx;
      area += 1;
      [minX, minY, maxX, maxY] = [Math.min(minX, x), Math.min(minY, y), Math.max(maxX, x), Math.max(maxY, y)];
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          if (value === 0 && dx !== 0 && dy !== 0) continue;
          const [nextX, nextY] = [x + dx, y + dy];
          if (nextX < 0 || nextY < 0 || nextX >= sizePx || nextY >= sizePx) continue;
          const next = nextY * sizePx + nextX;
          if (seen[next] === 1 || pixels[next] !== value) continue;
          seen[next] = 1;
          stack[top] = next;
          top += 1;
        }
      }
    }
    regions.push({
      areaPx: area,
      widthPx: maxX - minX + 1,
      heightPx: maxY - minY + 1,
      isOuter: minX === 0 || minY === 0 || maxX === sizePx - 1 || maxY === sizePx - 1,
    });
  }
  return regions;
}
