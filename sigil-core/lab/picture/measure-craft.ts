import { measureDistances } from "./distances.ts";
import type { Picture } from "./rasterise.ts";

/** How a figure about an upright axis is cut: what the hand does, beside the weight and the size of the whole. */
export interface CraftMeasures {
  /** Share of the ink that has no mirror image about the axis, of 1. */
  readonly asymmetry: number;
  /** Diameter of the largest disc that lies wholly in ink, px: a clot where it is far broader than the pen. */
  readonly broadestInkPx: number;
}

export function measureCraft(picture: Picture): CraftMeasures {
  return { asymmetry: measureAsymmetry(picture), broadestInkPx: measureBroadestInk(picture) };
}

function measureAsymmetry({ sizePx, pixels }: Picture): number {
  let [ink, odd] = [0, 0];
  for (let row = 0; row < pixels.length; row += sizePx) {
    for (let x = 0; x < sizePx; x += 1) {
      if (pixels[row + x] !== 1) continue;
      ink += 1;
      if (pixels[row + sizePx - 1 - x] !== 1) odd += 1;
    }
  }
  return odd / ink;
}

function measureBroadestInk(picture: Picture): number {
  return 2 * measureDistances(picture).reduce((most, distance) => Math.max(most, distance), 0);
}
