import type { DrawingMethod, DrawingRequest } from "../../host/drawing-request.ts";
import type { SigilEngine } from "../../host/engine.ts";
import { composeRequest, findGroup } from "../method-kits.ts";
import { measureOverlap, type Picture, rasterise } from "../picture/rasterise.ts";
import { composeIntentions, editRecipe } from "../recipes/compose-intentions.ts";
import { addSample, type Samples } from "./samples.ts";

/** Overlaps are measured at half the size: ink that lies on ink does so there too. */
const OVERLAP_PX = 256;

/** How many pairs of a method are compared, and what draws them. */
export interface WordSeries {
  readonly method: DrawingMethod;
  readonly pairs: number;
  draw(request: DrawingRequest): ReturnType<SigilEngine["draw"]>;
}

/** Compares figures of the same choices and other words: the samples of each group of choices, under the method's name where it has none. */
export function measureWords({ method, pairs, draw }: WordSeries): ReadonlyMap<string, Samples> {
  const groups = new Map<string, Samples>();
  const toPicture = (request: DrawingRequest): Picture => rasterise(draw(request).figure, OVERLAP_PX);
  const intentions = composeIntentions(pairs + 1);
  for (let index = 0; index < pairs; index += 1) {
    const [intention = "", other = ""] = intentions.slice(index, index + 2);
    const request = composeRequest(method, intention, index);
    const group = findGroup(request) ?? method;
    const samples: Samples = groups.get(group) ?? new Map();
    groups.set(group, samples);
    const picture = toPicture(request);
    addSample(samples, "overlapOtherWords", measureOverlap(picture, toPicture({ ...request, intention: other })));
    const swapped = editRecipe(request, "words");
    if (swapped) addSample(samples, "overlapSwapped", measureOverlap(picture, toPicture(swapped)));
  }
  return groups;
}
