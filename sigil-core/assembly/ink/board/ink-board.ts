import { addStroke, centerPaths, figurePath } from "../../encode/result";
import { ARC, LINE, StrokePool } from "../../glyphs/symbols/stroke-pool";
import { inkedLength, inkStroke } from "../symbol-pen";
import { board, strokeKinds, strokeLetters, strokeParts, strokeTapers, strokeWeights } from "./board";
import { isLooseEnd } from "./loose-ends";

/** An end counts as lying on other ink within this share of its weight, and at least within this number of px. */
const TOUCH_WEIGHTS: f64 = 0.55;
const TOUCH_PX: f64 = 2.5;
/** Marks are revealed along a short line across them. */
const ON_INK: f64 = 1;

/** Inks the board into the figure: one record of the result for each stroke, one for all marks in a row of the same part. */
export function inkBoard(): void {
  let stroke = 0;
  while (stroke < board.strokeCount) {
    const outlineFrom = figurePath.length;
    const centerFrom = centerPaths.length;
    const kind = <i32>strokeKinds[stroke];
    const width = strokeWidth(stroke);
    const letter = <i32>strokeLetters[stroke];
    let length = inkOne(stroke);
    const isMark = !board.isLineStroke(stroke);
    stroke++;
    while (isMark && stroke < board.strokeCount && !board.isLineStroke(stroke) && strokeParts[stroke] == strokeParts[stroke - 1]) {
      length += inkOne(stroke++);
    }
    addStroke(kind, letter, outlineFrom, centerFrom, length, width);
  }
}

function inkOne(stroke: i32): f64 {
  const weight = strokeWeights[stroke];
  const isOpen = board.isLineStroke(stroke) && !board.isClosed[stroke];
  const tolerance = max<f64>(TOUCH_PX, weight * TOUCH_WEIGHTS);
  const taper = strokeTapers[stroke];
  const atStart = isOpen && isLooseEnd(board, stroke, false, tolerance) ? taper : ON_INK;
  const atEnd = isOpen && isLooseEnd(board, stroke, true, tolerance) ? taper : ON_INK;
  inkStroke(figurePath, board, stroke, weight, atStart, atEnd);
  writeCentreLine(board, stroke);
  return inkedLength;
}

/** The width that a mask along the center line needs to cover the ink. */
function strokeWidth(stroke: i32): f64 {
  const first = board.starts[stroke];
  return board.kinds[first] > <u8>ARC + 1 ? board.radii[first] * 3 : strokeWeights[stroke] * 1.3;
}

function writeCentreLine(pool: StrokePool, stroke: i32): void {
  const first = pool.starts[stroke];
  const kind = <i32>pool.kinds[first];
  if (kind > ARC) return writeMarkLine(pool, first, kind == ARC + 1);
  centerPaths.moveTo(pool.x0[first], pool.y0[first]);
  for (let i = first; i < pool.starts[stroke + 1]; i++) {
    if (pool.kinds[i] == <u8>LINE) {
      centerPaths.line(pool.x1[i], pool.y1[i]);
    } else centerPaths.arcTo(pool.radii[i], pool.isLarge[i], pool.turns[i] > 0, pool.x1[i], pool.y1[i]);
  }
}

/** A ring's own circle; a filled mark's short line through its middle. */
function writeMarkLine(pool: StrokePool, at: i32, isRing: bool): void {
  const x = pool.middlesX[at];
  const y = pool.middlesY[at];
  const radius = pool.radii[at];
  centerPaths.moveTo(x - radius, y);
  if (!isRing) {
    centerPaths.line(x + radius, y);
    return;
  }
  centerPaths.arcTo(radius, true, true, x + radius, y);
  centerPaths.arcTo(radius, true, true, x - radius, y);
}
