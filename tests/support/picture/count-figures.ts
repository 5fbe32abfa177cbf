import type { Drawing } from "#sigil-core/host/drawing.ts";
import { toPolygons } from "./path-polygons.ts";
import { type Picture, rasterise } from "./rasterise.ts";
import { labelRegions, type Region } from "./regions.ts";

const BOX_PX = 512;
/** Smaller specks come from rasterising, not from the pen. */
const SPECK_PX = 6;

/** How many connected pieces a drawing's figure has, when a symbol and the marks inside it count as one. */
export function countFigures({ figure, strokes }: Drawing, picture: Picture = rasterise(figure, BOX_PX)): number {
  const { labels, regions } = labelRegions(picture, "ink");
  const joined = new Map<number, number>();
  const find = (label: number): number => {
    const parent = joined.get(label);
    return parent === undefined ? label : find(parent);
  };
  let previous = 0;
  for (const { kind, outline } of strokes) {
    // The strokes of one symbol follow each other; other kinds stand between two symbols.
    if (kind !== "symbol") {
      previous = 0;
      continue;
    }
    // An outline lies at the edge of its ink, also where the pen's way runs round the ink, as in a lozenge.
    for (const polygon of toPolygons(outline)) {
      const label = findLabel(labels, regions, polygon);
      if (label === 0) continue;
      if (previous !== 0 && find(previous) !== find(label)) joined.set(find(label), find(previous));
      previous = label;
    }
  }
  const areas = new Map<number, number>();
  regions.forEach(({ areaPx }, index) => {
    const label = find(index + 1);
    areas.set(label, (areas.get(label) ?? 0) + areaPx);
  });
  return [...areas.values()].filter((area) => area > SPECK_PX).length;
}

/** The region at the first point of a polygon that has one: a stroke may begin so thin that no pixel shows it, or only a speck. */
function findLabel(labels: Int32Array, regions: readonly Region[], polygon: readonly number[]): number {
  for (let i = 0; i + 1 < polygon.length; i += 2) {
    const label = findLabelNear(labels, polygon[i] ?? 0, polygon[i + 1] ?? 0);
    if ((regions[label - 1]?.areaPx ?? 0) > SPECK_PX) return label;
  }
  return 0;
}

/** The region at a point, or the nearest within two px: a thin stroke may miss the pixel of its own edge. */
function findLabelNear(labels: Int32Array, x: number, y: number): number {
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
