import type { Drawing } from "#sigil-core/host/drawing.ts";
import { rasterise } from "./rasterise.ts";

const BOX_PX = 512;
/** Smaller specks come from rasterising, not from the pen. */
const SPECK_PX = 6;
const START_OF_LINE = /M(-?[\d.]+) ?(-?[\d.]+)/g;

/** How many connected pieces a drawing's figure has, when a symbol and the marks inside it count as one. */
export function countFigures({ figure, strokes }: Drawing): number {
  const labels = labelInk(rasterise(figure, BOX_PX).pixels);
  const joined = new Map<number, number>();
  const find = (label: number): number => {
    const parent = joined.get(label);
    return parent === undefined ? label : find(parent);
  };
  let previous = 0;
  for (const { kind, centreLine } of strokes) {
    // The strokes of one symbol follow each other; other kinds stand between two symbols.
    if (kind !== "symbol") {
      previous = 0;
      continue;
    }
    for (const [, x = "", y = ""] of centreLine.matchAll(START_OF_LINE)) {
      const label = findLabel(labels, Number(x), Number(y));
      if (label === 0) continue;
      if (previous !== 0 && find(previous) !== find(label)) joined.set(find(label), find(previous));
      previous = label;
    }
  }
  const areas = new Map<number, number>();
  for (const label of labels) if (label !== 0) areas.set(find(label), (areas.get(find(label)) ?? 0) + 1);
  return [...areas.values()].filter((area) => area > SPECK_PX).length;
}

/** Numbers the connected regions of ink from 1 (eight neighbours); paper is 0. */
function labelInk(pixels: Uint8Array): Int32Array {
  const labels = new Int32Array(pixels.length);
  let count = 0;
  for (let start = 0; start < pixels.length; start += 1) {
    if (pixels[start] === 0 || labels[start] !== 0) continue;
    count += 1;
    labels[start] = count;
    const stack = [start];
    for (let pixel = stack.pop(); pixel !== undefined; pixel = stack.pop()) {
      for (const next of listNeighbours(pixel)) {
        if (pixels[next] !== 1 || labels[next] !== 0) continue;
        labels[next] = count;
        stack.push(next);
      }
    }
  }
  return labels;
}

function listNeighbours(pixel: number): number[] {
  const x = pixel % BOX_PX;
  const neighbours: number[] = [];
  for (const dx of [-1, 0, 1]) {
    if (x + dx < 0 || x + dx >= BOX_PX) continue;
    for (const dy of [-BOX_PX, 0, BOX_PX]) neighbours.push(pixel + dx + dy);
  }
  return neighbours;
}

/** The region at a point, or the nearest within two px: a thin stroke may miss the pixel of its own start. */
function findLabel(labels: Int32Array, x: number, y: number): number {
  for (let reach = 0; reach <= 2; reach += 1) {
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        const label = labels[(Math.round(y) + dy) * BOX_PX + Math.round(x) + dx] ?? 0;
        if (label !== 0) return label;
      }
    }
  }
  return 0;
}
