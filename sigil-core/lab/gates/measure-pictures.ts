import type { Drawing } from "../../host/drawing.ts";
import type { DrawingMethod, DrawingRequest } from "../../host/drawing-request.ts";
import type { SigilEngine } from "../../host/engine.ts";
import { composeRequest, countAllowedFigures, LAB_KITS } from "../method-kits.ts";
import { countFigures } from "../picture/count-figures.ts";
import { measureCraft } from "../picture/measure-craft.ts";
import { countSliversBetween, measurePicture, type PictureMeasures } from "../picture/measure-figure.ts";
import { measureSmallestGap } from "../picture/measure-gaps.ts";
import { measureJoints } from "../picture/measure-joints.ts";
import { measureReadability } from "../picture/measure-readability.ts";
import { measureOverlap, type Picture, rasterise } from "../picture/rasterise.ts";
import { editRecipe } from "../recipes/compose-intentions.ts";
import { addSample, type Samples } from "./samples.ts";

/** Overlaps are measured at half the size: ink that lies on ink does so there too. */
const OVERLAP_PX = 256;
/** One drawing in this number is compared with its edits. */
const COMPARED_EVERY = 5;

/** Which drawings of a method are measured: those of the intentions with these indices, `from` up to, and without, `to`. */
export interface PictureRange {
  readonly method: DrawingMethod;
  readonly intentions: readonly string[];
  readonly from: number;
  readonly to: number;
  /** Whether gaps and readability are measured too, which takes half as long again. */
  readonly areStrokesMeasured: boolean;
}

/** Draws, rasterises and measures figures without their seals. */
export function measurePictures(engine: SigilEngine, range: PictureRange, onPicture?: () => void): Samples {
  const { method, intentions, from, to, areStrokesMeasured } = range;
  const samples: Samples = new Map();
  for (let index = from; index < to; index += 1) {
    const request = composeRequest(method, getText(intentions, index), index);
    const drawing = engine.draw(request);
    const picture = rasterise(drawing.figure);
    const measures = measurePicture(picture);
    addWholeFigures(samples, { request, drawing, picture, measures });
    if (areStrokesMeasured) addStrokeFigures(samples, { request, drawing, picture, measures });
    if (index % COMPARED_EVERY === 0) {
      const other = composeRequest(method, getText(intentions, index + 1), index + 1);
      addOverlaps(samples, engine, { request, drawing, other });
    }
    onPicture?.();
  }
  return samples;
}

interface Rasterised {
  readonly request: DrawingRequest;
  readonly drawing: Drawing;
  readonly picture: Picture;
  readonly measures: PictureMeasures;
}

function addWholeFigures(samples: Samples, { request, drawing, picture, measures }: Rasterised): void {
  addSample(samples, "components", countFigures(drawing, picture) - countAllowedFigures(request, drawing));
  addSample(samples, "ink", measures.inkShare);
  if (LAB_KITS[request.method].gates.isMirrored) addCraft(samples, picture);
  addSample(samples, "centroidToSeal", measures.centroidToSeal);
  addSample(samples, "size", measures.sizeToSeal);
  addSample(samples, "reach", measures.reachToSeal);
  addSample(samples, "aspect", measures.aspect);
  addSample(samples, "slivers", measures.sliverCount);
  addSample(samples, "sliversBetween", countSliversBetween(drawing, measures.sliverCount));
  const joints = measureJoints(drawing);
  addSample(samples, "looseEnds", joints.looseEndCount);
  addSample(samples, "nodeDegree", joints.highestDegree);
}

function addCraft(samples: Samples, picture: Picture): void {
  const { asymmetry, broadestInkPx } = measureCraft(picture);
  addSample(samples, "asymmetry", asymmetry);
  addSample(samples, "broadestInk", broadestInkPx);
}

function addStrokeFigures(samples: Samples, { request, drawing, picture }: Rasterised): void {
  addSample(samples, "gap", measureSmallestGap(drawing, picture));
  if (!LAB_KITS[request.method].gates.isMirrored) return;
  const { match, halfMatch } = measureReadability(drawing);
  addSample(samples, "readability", match);
  addSample(samples, "halfReadability", halfMatch);
}

interface Compared {
  readonly request: DrawingRequest;
  readonly drawing: Drawing;
  readonly other: DrawingRequest;
}

function addOverlaps(samples: Samples, engine: SigilEngine, { request, drawing, other }: Compared): void {
  const picture = rasterise(drawing.figure, OVERLAP_PX);
  const compare = (edited: DrawingRequest): number => measureOverlap(picture, toPicture(engine, edited));
  const shouted = editRecipe(request, "case");
  if (shouted) addSample(samples, "overlapCase", engine.draw(shouted).figure === drawing.figure ? 1 : compare(shouted));
  const letter = editRecipe(request, "letter");
  if (letter) addSample(samples, "overlapLetter", compare(letter));
  const words = editRecipe(request, "words");
  if (words) addSample(samples, "overlapWords", compare(words));
  addSample(samples, "overlapUnrelated", compare(other));
}

function toPicture(engine: SigilEngine, request: DrawingRequest): Picture {
  return rasterise(engine.draw(request).figure, OVERLAP_PX);
}

function getText(intentions: readonly string[], index: number): string {
  const text = intentions[index % intentions.length];
  if (text === undefined) throw new RangeError("There are no intentions.");
  return text;
}
