import type { Drawing } from "#sigil-core/host/drawing.ts";
import { toPolygons } from "./path-polygons.ts";
import { type Picture, rasterise } from "./rasterise.ts";
import { labelRegions } from "./regions.ts";

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
    // An outline begins at the edge of its ink, also where the pen's way runs round the ink, as in a lozenge.
    for (const [x = 0, y = 0] of toPolygons(outline)) {
      const label = findLabel(labels, x, y);
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

/** The region at a point, or the nearest within two px: a thin stroke may miss the pixel of its own edge. */
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
