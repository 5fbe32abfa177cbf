import { BOX_PX } from "../../contract/thresholds.ts";
import type { Picture } from "./rasterise.ts";

/** How a figure's ink lies in its circle. */
export interface Balance {
  /** Share of the ink, 0 to .25, in the emptiest quarter of the circle (upper left, upper right, lower left or lower right). */
  readonly leastQuarter: number;
  /** Distance of the ink's center of gravity from the circle's center, in shares of the distance of the farthest ink. */
  readonly offCenter: number;
  /** Share of the circle through the farthest ink that is ink. */
  readonly inkInCircle: number;
}

/** Measures a picture of the whole box about the box's middle; throws where it holds no ink. */
export function measureBalance({ pixels }: Picture): Balance {
  const quarters = [0, 0, 0, 0];
  let [ink, sumX, sumY, farthest] = [0, 0, 0, 0];
  for (let index = 0; index < pixels.length; index += 1) {
    if (pixels[index] === 0) continue;
    const column = index % BOX_PX;
    const [x, y] = [column + 0.5 - BOX_PX / 2, (index - column) / BOX_PX + 0.5 - BOX_PX / 2];
    const quarter = (x > 0 ? 1 : 0) + (y > 0 ? 2 : 0);
    quarters[quarter] = (quarters[quarter] ?? 0) + 1;
    ink += 1;
    sumX += x;
    sumY += y;
    farthest = Math.max(farthest, x * x + y * y);
  }
  if (ink === 0) throw new Error("The figure holds no ink.");
  return {
    leastQuarter: Math.min(...quarters) / ink,
    offCenter: Math.hypot(sumX, sumY) / ink / Math.sqrt(farthest),
    inkInCircle: ink / (Math.PI * farthest),
  };
}
