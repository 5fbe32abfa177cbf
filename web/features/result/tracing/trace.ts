/** A point of the 512 by 512 box. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The pen's way through one stroke: points in their order, `SAMPLE_PX` apart. */
export type PenWay = readonly Point[];

/** How far somebody has come: strokes before this one are done, and this one up to a point of its way. */
export interface TraceProgress {
  readonly stroke: number;
  /** Index of the last point reached; -1 before the pen was set down. */
  readonly reached: number;
}

/** Distance between the points of a way, px of the 512 box. */
export const SAMPLE_PX = 4;

/** Where every tracing begins. */
export const TRACE_START: TraceProgress = { stroke: 0, reached: -1 };

/** How far from the line a finger may be: about 44 px of the screen at the width of a phone. */
const TOLERANCE_PX = 40;
/** How far ahead on the line a finger may be at once, so that a loop can't be cut short, nor a crossing mistaken. */
const AHEAD_PX = 64;
/** So near to its end a stroke counts as finished. */
const END_PX = 10;

/** Where a finger leads that is at a point: the nearest point of the line that lies ahead and within reach, else nowhere. */
export function followPoint(ways: readonly PenWay[], progress: TraceProgress, { x, y }: Point): TraceProgress {
  const way = ways[progress.stroke];
  if (!way) return progress;
  // A stroke can only be begun at its beginning.
  const last = progress.reached < 0 ? Math.ceil(END_PX / SAMPLE_PX) : progress.reached + AHEAD_PX / SAMPLE_PX;
  let nearest = -1;
  let nearestPx = TOLERANCE_PX;
  for (let index = Math.max(0, progress.reached); index <= Math.min(last, way.length - 1); index += 1) {
    const point = way[index];
    if (!point) break;
    const distancePx = Math.hypot(point.x - x, point.y - y);
    // Of points equally near the later one: who retraces a line wants to get on.
    if (distancePx <= nearestPx) [nearest, nearestPx] = [index, distancePx];
  }
  return nearest < 0
    ? progress
    : settle(ways, { stroke: progress.stroke, reached: Math.max(nearest, progress.reached) });
}

/** Goes on along the line by a length, for those who trace with the keys. */
export function stepOn(ways: readonly PenWay[], progress: TraceProgress, stepPx: number): TraceProgress {
  return settle(ways, {
    stroke: progress.stroke,
    reached: Math.max(0, progress.reached) + Math.round(stepPx / SAMPLE_PX),
  });
}

/** Finishes the stroke that the pen is at. */
export function finishStroke(ways: readonly PenWay[], { stroke }: TraceProgress): TraceProgress {
  return { stroke: Math.min(stroke + 1, ways.length), reached: -1 };
}

/** Goes back to the beginning of the stroke, or of the one before where this one has not been begun. */
export function stepBack({ stroke, reached }: TraceProgress): TraceProgress {
  return { stroke: reached > 0 ? stroke : Math.max(0, stroke - 1), reached: -1 };
}

/** Whether every stroke is done. */
export function isTraced(ways: readonly PenWay[], { stroke }: TraceProgress): boolean {
  return stroke >= ways.length;
}

/** How much of the present stroke is done, 0 to 1. */
export function computeStrokeShare(ways: readonly PenWay[], { stroke, reached }: TraceProgress): number {
  const last = (ways[stroke]?.length ?? 1) - 1;
  return last <= 0 ? 0 : Math.max(0, Math.min(1, reached / last));
}

/** How much of the whole is done by length, 0 to 1. */
export function computeTracedShare(ways: readonly PenWay[], { stroke, reached }: TraceProgress): number {
  const total = ways.reduce((sum, way) => sum + way.length, 0);
  const done = ways.slice(0, stroke).reduce((sum, way) => sum + way.length, 0);
  return total === 0 ? 1 : (done + Math.max(0, reached)) / total;
}

function settle(ways: readonly PenWay[], progress: TraceProgress): TraceProgress {
  const last = (ways[progress.stroke]?.length ?? 0) - 1;
  return progress.reached >= last - END_PX / SAMPLE_PX ? finishStroke(ways, progress) : progress;
}
