import type { Drawing } from "#sigil-core/host/drawing.ts";
import { countSlivers, measurePicture } from "./measure-figure.ts";
import type { Picture } from "./rasterise.ts";

/** Slivers of a drawing's picture without those that its symbols' lines enclose by themselves: a small symbol has small counters. */
export function countSliversBetween({ strokes }: Drawing, picture: Picture): number {
  const { sliverCount } = measurePicture(picture);
  const symbols = strokes.filter(({ kind }) => kind === "symbol").map(({ outline }) => outline);
  return symbols.length === 0 ? sliverCount : Math.max(0, sliverCount - countSlivers(symbols.join("")));
}
