import type { Drawing, Stroke } from "../../host/drawing.ts";
import { type Polyline, toCenterLines, toOutlines } from "./polylines.ts";

/** How a figure's lines end and meet. */
export interface JointMeasures {
  /** Ends of lines that no other stroke and no terminal meets. */
  readonly looseEndCount: number;
  /** The most arms that leave one point. */
  readonly highestDegree: number;
}

interface Line extends Polyline {
  readonly stroke: Stroke;
}

/** An end this near to another stroke's ink is finished by it, px. */
const REACH_PX = 5;
/** Signs at the ends of lines are no wider than this, px. */
const SIGN_PX = 64;
/** Lines that pass a point within this meet in it, and leave it at the second distance, px. */
const NODE_PX = 4;
const LEAVE_PX = 12;

/**
 * Measures the ends and nodes of a figure by its strokes' center lines. The lines of symbols are left out: the library's own
 * rules say how they end, and a wheel has as many spokes as it has.
 */
export function measureJoints({ strokes }: Drawing): JointMeasures {
  const lines: Line[] = strokes
    .filter(({ kind }) => kind !== "terminal" && kind !== "symbol")
    .flatMap((stroke) => toCenterLines(stroke).map((line) => ({ ...line, stroke })));
  const ends = lines.filter(({ isClosed }) => !isClosed).flatMap(listEnds);
  const inks = strokes.map((stroke) => ({ stroke, outlines: toOutlines(stroke) }));
  const loose = ends.filter(
    ({ stroke, x, y }) => !inks.some((ink) => ink.stroke !== stroke && reaches(ink.outlines, x, y)),
  );
  const nodes = [...ends, ...listCrossings(lines)];
  const degrees = nodes.map(({ x, y }) => lines.reduce((sum, line) => sum + countArms(line, x, y), 0));
  return { looseEndCount: loose.length, highestDegree: Math.max(0, ...degrees) };
}

interface Node {
  readonly stroke: Stroke;
  readonly x: number;
  readonly y: number;
}

function listEnds({ stroke, xs, ys }: Line): Node[] {
  return [
    { stroke, x: xs[0] ?? 0, y: ys[0] ?? 0 },
    { stroke, x: xs.at(-1) ?? 0, y: ys.at(-1) ?? 0 },
  ];
}

/** Whether ink covers a point or comes near it, or a small sign such as a station's ring is around it. */
function reaches(outlines: readonly Polyline[], x: number, y: number): boolean {
  let covering = 0;
  for (const { xs, ys } of outlines) {
    let winding = 0;
    for (let i = 0; i < xs.length; i += 1) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [xs[i], ys[i], xs[(i + 1) % xs.length], ys[(i + 1) % xs.length]];
      if (Math.abs(x0 - x) <= REACH_PX && Math.abs(y0 - y) <= REACH_PX) return true;
      if (y0 <= y === y1 <= y) continue;
      if (x0 + ((x1 - x0) * (y - y0)) / (y1 - y0) > x) winding += y0 < y1 ? 1 : -1;
    }
    if (winding !== 0 && Math.max(...xs) - Math.min(...xs) <= SIGN_PX) return true;
    covering += winding;
  }
  return covering !== 0;
}

/** Points where the lines of two strokes pass through one cell. */
function listCrossings(lines: readonly Line[]): Node[] {
  const seen = new Map<number, Stroke>();
  const crossings = new Map<number, Node>();
  for (const { stroke, xs, ys } of lines) {
    for (let i = 0; i < xs.length; i += 1) {
      const [x = 0, y = 0] = [xs[i], ys[i]];
      const cell = Math.floor(y / NODE_PX) * 512 + Math.floor(x / NODE_PX);
      const other = seen.get(cell);
      if (other !== undefined && other !== stroke) crossings.set(cell, { stroke, x, y });
      seen.set(cell, stroke);
    }
  }
  return [...crossings.values()];
}

/** How many times a line leaves a point: twice where it passes, once where it ends in it, never where it doesn't come near. */
function countArms({ xs, ys, isClosed }: Polyline, x: number, y: number): number {
  const isWithin = (i: number, radius: number): boolean =>
    ((xs[i] ?? 0) - x) ** 2 + ((ys[i] ?? 0) - y) ** 2 <= radius ** 2;
  // A closed line is followed from a place outside, so that where it begins is a place like any other.
  const first = isClosed ? xs.findIndex((_, i) => !isWithin(i, LEAVE_PX)) : 0;
  if (first < 0) return 0;
  let arms = 0;
  let enteredWithArm = false;
  let isInside = false;
  let isNear = false;
  for (let step = 0; step < xs.length; step += 1) {
    const i = (first + step) % xs.length;
    if (isWithin(i, LEAVE_PX)) {
      if (!isInside) [isInside, enteredWithArm, isNear] = [true, step > 0, false];
      if (isWithin(i, NODE_PX)) isNear = true;
    } else if (isInside) {
      if (isNear) arms += enteredWithArm ? 2 : 1;
      isInside = false;
    }
  }
  if (!isInside || !isNear) return arms;
  return arms + (isClosed ? 2 : enteredWithArm ? 1 : 0);
}
