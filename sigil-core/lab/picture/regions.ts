import type { Picture } from "./rasterise.ts";

/** A connected region of ink or of paper, in px; `isOuter` where it touches the picture's edge. */
export interface Region {
  readonly areaPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly isOuter: boolean;
}

/** Finds the connected regions of ink (eight neighbors) or of paper (four, so that a diagonal hairline still divides). */
export function findRegions(picture: Picture, what: "ink" | "paper"): Region[] {
  return labelRegions(picture, what).regions;
}

/** The four neighbors, and then the four at the corners. */
const DX = [0, 0, -1, 1, -1, 1, -1, 1];
const DY = [-1, 1, 0, 0, -1, -1, 1, 1];

/** Which region each pixel belongs to, counted from 1; 0 for pixels of the other kind. */
export interface LabeledRegions {
  readonly labels: Int32Array;
  readonly regions: Region[];
}

/** Finds the connected regions as `findRegions` does, and names the region of each pixel. */
export function labelRegions({ sizePx, pixels }: Picture, what: "ink" | "paper"): LabeledRegions {
  const value = what === "ink" ? 1 : 0;
  const ways = what === "ink" ? DX.length : 4;
  const labels = new Int32Array(pixels.length);
  const stack = new Int32Array(pixels.length);
  const regions: Region[] = [];
  for (let start = 0; start < pixels.length; start += 1) {
    if (labels[start] !== 0 || pixels[start] !== value) continue;
    const label = regions.length + 1;
    let [top, area, minX, minY, maxX, maxY] = [1, 0, sizePx, sizePx, 0, 0];
    stack[0] = start;
    labels[start] = label;
    while (top > 0) {
      top -= 1;
      const pixel = stack[top] ?? 0;
      const x = pixel % sizePx;
      const y = (pixel - x) / sizePx;
      area += 1;
      if (x < minX) minX = x;
      if (y < minY) minY = y;
      if (x > maxX) maxX = x;
      if (y > maxY) maxY = y;
      const [isLeft, isRight] = [x === 0, x === sizePx - 1];
      for (let way = 0; way < ways; way += 1) {
        const step = DX[way] ?? 0;
        if ((step < 0 && isLeft) || (step > 0 && isRight)) continue;
        const next = pixel + step + (DY[way] ?? 0) * sizePx;
        if (next < 0 || next >= pixels.length || pixels[next] !== value || labels[next] !== 0) continue;
        labels[next] = label;
        stack[top] = next;
        top += 1;
      }
    }
    regions.push({
      areaPx: area,
      widthPx: maxX - minX + 1,
      heightPx: maxY - minY + 1,
      isOuter: minX === 0 || minY === 0 || maxX === sizePx - 1 || maxY === sizePx - 1,
    });
  }
  return { labels, regions };
}
