import type { FigureName, Target } from "./targets.ts";

/** All values of each figure that was taken. */
export type Samples = Map<FigureName, number[]>;

/** How far the values of a figure keep to its target. */
export interface Verdict {
  readonly target: Target;
  readonly count: number;
  readonly p5: number;
  readonly median: number;
  readonly p95: number;
  readonly least: number;
  readonly most: number;
  /** Which share of the values is within, of 1. */
  readonly within: number;
  /** Null where the figure is shown and not judged. */
  readonly isMet: boolean | null;
}

/** Room for rounding at a target's ends. */
const EPSILON = 1e-9;

export function addSample(samples: Samples, figure: FigureName, value: number): void {
  const values = samples.get(figure);
  if (values) values.push(value);
  else samples.set(figure, [value]);
}

/** Adds all values of one set to another. */
export function mergeSamples(into: Samples, from: Samples): void {
  for (const [figure, values] of from) for (const value of values) addSample(into, figure, value);
}

/** Judges the values of a target's figure; without values nothing is met. */
export function judge(target: Target, samples: Samples): Verdict {
  const values = (samples.get(target.figure) ?? []).toSorted((a, b) => a - b);
  const isWithin = (from: number, to: number): number =>
    values.filter((value) => value >= from - EPSILON && value <= to + EPSILON).length;
  const within = values.length === 0 ? 0 : isWithin(target.from, target.to) / values.length;
  const isHard = target.hard === undefined || isWithin(target.hard.from, target.hard.to) === values.length;
  return {
    target,
    count: values.length,
    least: quantile(values, 0),
    p5: quantile(values, 0.05),
    median: quantile(values, 0.5),
    p95: quantile(values, 0.95),
    most: quantile(values, 1),
    within,
    isMet: target.share === null ? null : within >= target.share - EPSILON && isHard,
  };
}

/** The value below which a share of sorted values lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
