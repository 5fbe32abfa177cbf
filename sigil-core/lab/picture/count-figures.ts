import { BOX_PX, SPECK_PX2 } from "../../contract/thresholds.ts";
import type { Drawing } from "../../host/drawing.ts";
import { type Polygon, toPolygons } from "./path-polygons.ts";
import { type Picture, rasterise } from "./rasterise.ts";
import { labelRegions, type Region } from "./regions.ts";

/** So far inside of its corners even a small lozenge has ink. */
const INSIDE_PX = 1.5;

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
    for (const polygon of toPolygons(outline)) {
      for (const label of listLabels(labels, regions, polygon)) {
        if (previous !== 0 && find(previous) !== find(label)) joined.set(find(label), find(previous));
        previous = label;
      }
    }
  }
  const areas = new Map<number, number>();
  regions.forEach(({ areaPx }, index) => {
    const label = find(index + 1);
    areas.set(label, (areas.get(label) ?? 0) + areaPx);
  });
  return [...areas.values()].filter((area) => area > SPECK_PX2).length;
}

/**
 * The regions that an outline's points lie in, or what lies a little inside of them: an outline lies at the edge of its ink, also where the pen's
 * way runs round the ink, as in a lozenge. Where no pixel shows any of them, the regions within two px: a thin stroke may miss its own edge.
 */
function listLabels(labels: Int32Array, regions: readonly Region[], polygon: Polygon): ReadonlySet<number> {
  const found = new Set<number>();
  const points = [...listPoints(polygon, 0), ...listPoints(polygon, INSIDE_PX)];
  for (let reach = 0; reach <= 2 && found.size === 0; reach += 1) {
    for (const [x, y] of points) {
      const label = findLabel(labels, x, y, reach);
      if ((regions[label - 1]?.areaPx ?? 0) > SPECK_PX2) found.add(label);
    }
  }
  return found;
}

/** The corners of a polygon, moved towards their middle. */
function listPoints(polygon: Polygon, insidePx: number): [x: number, y: number][] {
  const corners = Array.from({ length: polygon.length / 2 }, (_, i) => [polygon[2 * i] ?? 0, polygon[2 * i + 1] ?? 0]);
  const middleX = corners.reduce((sum, [x = 0]) => sum + x, 0) / corners.length;
  const middleY = corners.reduce((sum, [, y = 0]) => sum + y, 0) / corners.length;
  return corners.map(([x = 0, y = 0]) => {
    const share = insidePx / Math.max(insidePx, Math.hypot(middleX - x, middleY - y), 1);
    return [x + (middleX - x) * share, y + (middleY - y) * share];
  });
}

/** The region of a pixel within this number of px of a point, or 0. */
function findLabel(labels: Int32Array, x: number, y: number, reach: number): number {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      const label = labels[(Math.floor(y) + dy) * BOX_PX + Math.floor(x) + dx] ?? 0;
      if (label !== 0) return label;
    }
  }
  return 0;
}
