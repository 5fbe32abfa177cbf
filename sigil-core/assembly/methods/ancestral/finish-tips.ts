import { DOT } from "../../glyphs/terminal-kinds";
import { STROKE_SYMBOL } from "../../abi";
import { board, pen, strokeLetters, TAPER } from "../../ink/board/board";
import { distanceTo } from "../../ink/board/distance";
import { isLooseEnd } from "../../ink/board/loose-ends";
import { endWith, reportEnds } from "./end-with";

/** A finial keeps so much air, in sizes, to what is not its own stroke; nearer tips get points. */
const AIR_SIZES: f64 = 2.6;
const TOUCH_PX: f64 = 6;
const MAX_TIPS: i32 = 64;

const tipX = new StaticArray<f64>(MAX_TIPS);
const tipY = new StaticArray<f64>(MAX_TIPS);
const tipAlongX = new StaticArray<f64>(MAX_TIPS);
const tipAlongY = new StaticArray<f64>(MAX_TIPS);
const tipStroke = new StaticArray<i32>(MAX_TIPS);
let tipCount: i32 = 0;

/**
 * Finishes the loose ends of all letters on the board with one kind of terminal, or all with points where one of them would be too near to other
 * ink: rings that touch leave slivers.
 */
export function finishTips(kind: i32, size: f64): void {
  tipCount = 0;
  const end = board.strokeCount;
  for (let stroke = 0; stroke < end; stroke++) {
    if (strokeLetters[stroke] == 0 || !board.isLineStroke(stroke) || board.isClosed[stroke]) continue;
    if (isLooseEnd(board, stroke, false, TOUCH_PX)) addTip(stroke, false);
    if (isLooseEnd(board, stroke, true, TOUCH_PX)) addTip(stroke, true);
  }
  let used = kind;
  let usedSize = size;
  for (let i = 0; i < tipCount && used != DOT; i++) {
    if (isCramped(i, size)) {
      used = DOT;
      usedSize = size * 0.92;
    }
  }
  for (let i = 0; i < tipCount; i++) {
    pen(STROKE_SYMBOL, size, TAPER, <i32>strokeLetters[tipStroke[i]]);
    endWith(used, tipX[i], tipY[i], tipAlongX[i], tipAlongY[i], usedSize);
  }
  if (tipCount > 0) reportEnds(used);
}

function addTip(stroke: i32, isAtEnd: bool): void {
  if (tipCount == MAX_TIPS) return;
  const segment = isAtEnd ? board.starts[stroke + 1] - 1 : board.starts[stroke];
  const sign = isAtEnd ? 1.0 : -1.0;
  tipX[tipCount] = isAtEnd ? board.x1[segment] : board.x0[segment];
  tipY[tipCount] = isAtEnd ? board.y1[segment] : board.y0[segment];
  tipAlongX[tipCount] = board.directionX(segment, isAtEnd) * sign;
  tipAlongY[tipCount] = board.directionY(segment, isAtEnd) * sign;
  tipStroke[tipCount++] = stroke;
}

function isCramped(tip: i32, size: f64): bool {
  const x = tipX[tip] + tipAlongX[tip] * size;
  const y = tipY[tip] + tipAlongY[tip] * size;
  for (let i = 0; i < tipCount; i++) {
    if (i == tip) continue;
    const dx = tipX[i] + tipAlongX[i] * size - x;
    const dy = tipY[i] + tipAlongY[i] * size - y;
    if (dx * dx + dy * dy < 4 * AIR_SIZES * size * size) return true;
  }
  for (let stroke = 0; stroke < board.strokeCount; stroke++) {
    if (stroke == tipStroke[tip]) continue;
    for (let i = board.starts[stroke]; i < board.starts[stroke + 1]; i++) {
      if (distanceTo(board, i, x, y) < AIR_SIZES * size) return true;
    }
  }
  return false;
}
