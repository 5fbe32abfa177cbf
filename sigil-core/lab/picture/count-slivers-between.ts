import type { Drawing } from "../../host/drawing.ts";
import { countSlivers } from "./measure-figure.ts";

/**
 * How many of a drawing's slivers stand between its symbols: those that the symbols' lines enclose by themselves aside, because a small symbol has
 * small counters. `sliverCount` is that of the whole picture.
 */
export function countSliversBetween({ strokes }: Drawing, sliverCount: number): number {
  if (sliverCount === 0) return 0;
  const symbols = strokes.filter(({ kind }) => kind === "symbol").map(({ outline }) => outline);
  return symbols.length === 0 ? sliverCount : Math.max(0, sliverCount - countSlivers(symbols.join("")));
}
