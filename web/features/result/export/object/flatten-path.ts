import svgpath from "svgpath";

/** A point, in the units of the path that it comes from; y grows downward. */
export type Point = readonly [x: number, y: number];

/** A line of straight pieces. */
export interface Polyline {
  readonly points: readonly Point[];
  /** Whether its end is joined to its beginning. */
  readonly isClosed: boolean;
}

/** Longest straight piece that a curve is cut into, px of the drawing's box: at 60 mm across a quarter of a millimeter. */
const PIECE_PX = 2;

/** The parts of a path as lines of straight pieces: machines that know no curves follow them. */
export function flattenPath(path: string): readonly Polyline[] {
  const lines: Polyline[] = [];
  let points: Point[] = [];

  function end(isClosed: boolean): void {
    if (points.length > 1) lines.push({ points, isClosed });
    points = [];
  }

  svgpath(path)
    .abs()
    .unarc()
    .unshort()
    .iterate((segment, _index, x, y) => {
      const here: Point = [x, y];
      switch (segment[0]) {
        case "M":
          end(false);
          points = [[segment[1], segment[2]]];
          break;
        case "L":
          points.push([segment[1], segment[2]]);
          break;
        case "H":
          points.push([segment[1], y]);
          break;
        case "V":
          points.push([x, segment[1]]);
          break;
        case "C":
          points.push(...cutCurve(here, segment));
          break;
        case "Z":
        case "z": {
          const [first] = points;
          end(true);
          // What follows without a move begins where the closed line began.
          if (first) points = [first];
          break;
        }
        default:
          throw new Error(`A path of the core holds no ${segment[0]}.`);
      }
    });
  end(false);
  return lines;
}

type Curve = readonly ["C", number, number, number, number, number, number];

/** The points of a cubic curve after its first one, no further apart than a piece is long. */
function cutCurve([x0, y0]: Point, [, x1, y1, x2, y2, x3, y3]: Curve): readonly Point[] {
  const atMostPx = Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x3 - x2, y3 - y2);
  const count = Math.max(1, Math.ceil(atMostPx / PIECE_PX));
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 1) / count;
    const s = 1 - t;
    const [a, b, c, d] = [s ** 3, 3 * s ** 2 * t, 3 * s * t ** 2, t ** 3];
    return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
  });
}
