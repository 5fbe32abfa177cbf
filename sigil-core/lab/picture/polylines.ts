import type { Stroke } from "../../host/drawing.ts";
import { type Polygon, toPolygons } from "./path-polygons.ts";

/** A flattened line with points at most `SPACING_PX` apart. */
export interface Polyline {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** Whether it ends where it begins. */
  readonly isClosed: boolean;
}

const SPACING_PX = 2.5;
const CLOSED_WITHIN_PX = 1;

/** The pen's way of a stroke, one line for each time that the pen is set down. */
export function toCenterLines({ centreLine }: Stroke): Polyline[] {
  return toPolygons(centreLine).map((polygon) => resample(polygon, false));
}

/** The outlines of a stroke's ink. */
export function toOutlines({ outline }: Stroke): Polyline[] {
  return toPolygons(outline).map((polygon) => resample(polygon, true));
}

function resample(polygon: Polygon, isOutline: boolean): Polyline {
  const [xs, ys]: [number[], number[]] = [[], []];
  const count = polygon.length / 2;
  for (let i = 0; i + (isOutline ? 0 : 1) < count; i += 1) {
    const [x, y] = [polygon[i * 2] ?? 0, polygon[i * 2 + 1] ?? 0];
    const next = ((i + 1) % count) * 2;
    const [nextX, nextY] = [polygon[next] ?? 0, polygon[next + 1] ?? 0];
    const pieces = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / SPACING_PX));
    for (let piece = 0; piece < pieces; piece += 1) {
      xs.push(x + ((nextX - x) * piece) / pieces);
      ys.push(y + ((nextY - y) * piece) / pieces);
    }
  }
  const [firstX = 0, firstY = 0, lastX = 0, lastY = 0] = [polygon[0], polygon[1], polygon.at(-2), polygon.at(-1)];
  if (!isOutline) {
    xs.push(lastX);
    ys.push(lastY);
  }
  const isClosed = isOutline || (count > 2 && Math.hypot(lastX - firstX, lastY - firstY) <= CLOSED_WITHIN_PX);
  return { xs, ys, isClosed };
}
