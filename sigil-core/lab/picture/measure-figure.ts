import {
  BOX_PX,
  ROUND_FILLED,
  ROUND_LEAST,
  ROUND_MOST,
  SEAL_DIAMETER_PX,
  SLIVER_PX2,
  SPECK_PX2,
} from "../../contract/thresholds.ts";
import type { Drawing } from "../../host/drawing.ts";
import { type Picture, rasterise } from "./rasterise.ts";
import { findRegions, type Region } from "./regions.ts";

/** What a rasterised figure (without its seal) measures. Shares are of 1, lengths in shares of the figure's longer side. */
export interface PictureMeasures {
  /** Ink in the figure's own bounding box. */
  readonly inkShare: number;
  /** Enclosed counters below 150 px² of the 512 px box that are not round. */
  readonly sliverCount: number;
  /** Distance of the ink's center of gravity from the seal's center. */
  readonly centroidToSeal: number;
  /** Longer side of the figure in shares of the seal's diameter. */
  readonly sizeToSeal: number;
  /** Distance of the farthest ink from the seal's center, in shares of the seal's radius. */
  readonly reachToSeal: number;
  /** Width by height. */
  readonly aspect: number;
}

export interface FigureMeasures extends PictureMeasures {
  /** Connected pieces of ink. */
  readonly componentCount: number;
}

/** Measures a figure's path data at 512 px; throws where it holds no ink. */
export function measureFigure(pathData: string): FigureMeasures {
  const picture = rasterise(pathData, BOX_PX);
  const pieces = findRegions(picture, "ink").filter(({ areaPx }) => areaPx > SPECK_PX2);
  return { ...measurePicture(picture), componentCount: pieces.length };
}

/** Measures a figure's picture of 512 px; throws where it holds no ink. */
export function measurePicture(picture: Picture): PictureMeasures {
  let [ink, sumX, sumY, minX, minY, maxX, maxY, farthest] = [0, 0, 0, BOX_PX, BOX_PX, 0, 0, 0];
  for (let index = 0; index < picture.pixels.length; index += 1) {
    if (picture.pixels[index] === 0) continue;
    const x = index % BOX_PX;
    const y = (index - x) / BOX_PX;
    ink += 1;
    sumX += x;
    sumY += y;
    farthest = Math.max(farthest, (x + 0.5 - BOX_PX / 2) ** 2 + (y + 0.5 - BOX_PX / 2) ** 2);
    if (x < minX) minX = x;
    if (y < minY) minY = y;
    if (x > maxX) maxX = x;
    if (y > maxY) maxY = y;
  }
  if (ink === 0) throw new Error("The figure holds no ink.");
  const [width, height] = [maxX - minX + 1, maxY - minY + 1];
  const longerSide = Math.max(width, height);
  const [centroidX, centroidY] = [sumX / ink, sumY / ink];
  const counters = findRegions(picture, "paper").filter(({ isOuter }) => !isOuter);
  return {
    inkShare: ink / (width * height),
    sliverCount: counters.filter(isSliver).length,
    centroidToSeal: Math.hypot(centroidX + 0.5 - BOX_PX / 2, centroidY + 0.5 - BOX_PX / 2) / longerSide,
    sizeToSeal: longerSide / SEAL_DIAMETER_PX,
    reachToSeal: Math.sqrt(farthest) / (SEAL_DIAMETER_PX / 2),
    aspect: width / height,
  };
}

function isSliver({ areaPx, widthPx, heightPx }: Region): boolean {
  if (areaPx >= SLIVER_PX2 || areaPx <= SPECK_PX2) return false;
  const aspect = widthPx / heightPx;
  const isRound = aspect > ROUND_LEAST && aspect < ROUND_MOST && areaPx / (widthPx * heightPx) > ROUND_FILLED;
  return !isRound;
}

/** How many slivers path data holds; none where it holds no ink. */
function countSlivers(pathData: string): number {
  return findRegions(rasterise(pathData, BOX_PX), "paper").filter((region) => !region.isOuter && isSliver(region))
    .length;
}

/**
 * How many of a drawing's slivers stand between its symbols: those that the symbols' lines enclose by themselves aside, because a small symbol has
 * small counters. `sliverCount` is that of the whole picture.
 */
export function countSliversBetween({ strokes }: Drawing, sliverCount: number): number {
  if (sliverCount === 0) return 0;
  const symbols = strokes.filter(({ kind }) => kind === "symbol").map(({ outline }) => outline);
  return symbols.length === 0 ? sliverCount : Math.max(0, sliverCount - countSlivers(symbols.join("")));
}
