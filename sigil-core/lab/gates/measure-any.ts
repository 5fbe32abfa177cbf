import fc from "fast-check";
import type { DrawingMethod } from "../../host/drawing-request.ts";
import type { SigilEngine } from "../../host/engine.ts";
import { anyRequest, countAllowedFigures } from "../method-kits.ts";
import { countFigures } from "../picture/count-figures.ts";
import { measurePicture } from "../picture/measure-figure.ts";
import { rasterise } from "../picture/rasterise.ts";
import { addSample, type Samples } from "./samples.ts";

/** A number of requests with any text and any legal choices; another seed gives others. */
export interface AnyRange {
  readonly method: DrawingMethod;
  readonly count: number;
  readonly seed: number;
}

/** Draws and rasterises what any text and choices give, and measures what every sigil must keep to: pieces, size and shape. */
export function measureAny(engine: SigilEngine, { method, count, seed }: AnyRange): Samples {
  const samples: Samples = new Map();
  for (const request of fc.sample(anyRequest(method), { numRuns: count, seed })) {
    const drawing = engine.draw(request);
    const picture = rasterise(drawing.figure);
    const { sizeToSeal, aspect } = measurePicture(picture);
    addSample(samples, "components", countFigures(drawing, picture) - countAllowedFigures(request, drawing));
    addSample(samples, "size", sizeToSeal);
    addSample(samples, "aspect", aspect);
  }
  return samples;
}
