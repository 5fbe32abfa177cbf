import type { Drawing, Stroke } from "../../host/drawing.ts";
import { type Polyline, toCenterLines, toOutlines } from "./polylines.ts";

/** Lines count as near-parallel where their directions differ by less than 25 degrees: the cosine. */
const PARALLEL_COSINE = 0.906;
/** Where two lines meet at a station, they part only after this distance. */
const PARTED_PX = 60;
/** Two lines cross where they come as near as this: what runs beside each other there is the crossing itself. */
const CROSSING_PX = 6;
/** Wider distances are as good as any. */
export const WIDEST_STRANDS_PX = 60;
const WIDEST_ROOM_PX = 80;

/**
 * The smallest distance of two lines of a trace that run beside each other, in px from center line to center line, at most
 * `WIDEST_STRANDS_PX`. What lies near a common end of both is left out: they part there.
 */
export function measureStrandGap({ strokes }: Drawing): number {
  const lines = strokes.filter(({ kind }) => kind === "line").flatMap(toCenterLines);
  let smallest = WIDEST_STRANDS_PX;
  lines.forEach((line, index) => {
    for (const other of lines.slice(index + 1)) smallest = Math.min(smallest, measurePair(line, other));
  });
  return smallest;
}

function measurePair(line: Polyline, other: Polyline): number {
  const meetings = listEnds(line).filter((end) =>
    listEnds(other).some((far) => Math.hypot(far.x - end.x, far.y - end.y) < PARTED_PX),
  );
  let smallest = WIDEST_STRANDS_PX;
  for (let i = 1; i + 1 < line.xs.length; i += 1) {
    const at = pointOf(line, i);
    if (meetings.some((end) => Math.hypot(end.x - at.x, end.y - at.y) < PARTED_PX)) continue;
    for (let j = 1; j + 1 < other.xs.length; j += 1) {
      const to = pointOf(other, j);
      const distance = Math.hypot(to.x - at.x, to.y - at.y);
      if (distance >= smallest || distance < CROSSING_PX) continue;
      if (Math.abs(at.alongX * to.alongX + at.alongY * to.alongY) > PARALLEL_COSINE) smallest = distance;
    }
  }
  return smallest;
}

/** The paper between the mark at the end of a trace and all other ink but the line that it ends, in px, at most 80. */
export function measureEndRoom({ strokes }: Drawing): number {
  const mark = strokes.at(-1);
  if (mark?.kind !== "terminal") throw new Error("The trace has no mark at its end.");
  const own = strokes.findLastIndex(({ kind }) => kind === "line");
  const others = strokes.filter((stroke, index) => stroke !== mark && index !== own);
  return Math.min(WIDEST_ROOM_PX, ...others.map((stroke) => distanceOf(mark, stroke)));
}

function distanceOf(stroke: Stroke, other: Stroke): number {
  const points = toOutlines(other).flatMap(listPoints);
  let smallest = Number.POSITIVE_INFINITY;
  for (const { x, y } of toOutlines(stroke).flatMap(listPoints))
    for (const to of points) smallest = Math.min(smallest, Math.hypot(to.x - x, to.y - y));
  return smallest;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function listPoints({ xs, ys }: Polyline): Point[] {
  return xs.map((x, index) => ({ x, y: ys[index] ?? 0 }));
}

function listEnds(line: Polyline): Point[] {
  const points = listPoints(line);
  return [...points.slice(0, 1), ...points.slice(-1)];
}

function pointOf({ xs, ys }: Polyline, index: number): Point & { readonly alongX: number; readonly alongY: number } {
  const [x, y] = [xs[index] ?? 0, ys[index] ?? 0];
  const [dx, dy] = [(xs[index + 1] ?? x) - (xs[index - 1] ?? x), (ys[index + 1] ?? y) - (ys[index - 1] ?? y)];
  const length = Math.hypot(dx, dy) || 1;
  return { x, y, alongX: dx / length, alongY: dy / length };
}
