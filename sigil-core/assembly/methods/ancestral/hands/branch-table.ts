import { runes } from "../../../glyphs/futhark";
import { chain, chainStarts, readPathText, strokesRead } from "../../../glyphs/path-text";

/** The two forms of a rune in a bind: right of the stave or about it, and beside it with one leg on it. */
export const FORM_USUAL: i32 = 0;
export const FORM_BESIDE: i32 = 1;
export const FORMS: i32 = 2;

const MAX_BRANCHES: i32 = 256;
const RUNES: i32 = 24;

/** Straight branches of all forms; those of form `f` of rune `r` are `firstBranch[r * FORMS + f]` to before the next entry. */
export const fromX = new StaticArray<f64>(MAX_BRANCHES);
export const fromY = new StaticArray<f64>(MAX_BRANCHES);
export const toX = new StaticArray<f64>(MAX_BRANCHES);
export const toY = new StaticArray<f64>(MAX_BRANCHES);
/** Whether a branch goes on from the end of the one before it. */
export const isJoined = new StaticArray<bool>(MAX_BRANCHES);
export const firstBranch = new StaticArray<i32>(RUNES * FORMS + 1);

/** Highest and lowest point of a form. */
export const formTop = new StaticArray<f64>(RUNES * FORMS);
export const formFoot = new StaticArray<f64>(RUNES * FORMS);

const EPSILON: f64 = 1e-6;

let filled: i32 = 0;
for (let rune = 0; rune < RUNES; rune++) {
  enter(rune * FORMS + FORM_USUAL, runes[rune].branches);
  enter(rune * FORMS + FORM_BESIDE, runes[rune].beside);
}
firstBranch[RUNES * FORMS] = filled;

function enter(form: i32, program: string): void {
  firstBranch[form] = filled;
  readPathText(program);
  let top = 99.0;
  let foot = -99.0;
  for (let stroke = 0; stroke < strokesRead; stroke++) {
    for (let i = chainStarts[stroke]; i + 7 < chainStarts[stroke + 1]; i += 6) {
      const x0 = chain[i];
      const y0 = chain[i + 1];
      const x1 = chain[i + 6];
      const y1 = chain[i + 7];
      fromX[filled] = x0;
      fromY[filled] = y0;
      toX[filled] = x1;
      isJoined[filled] = i > chainStarts[stroke];
      toY[filled++] = y1;
      top = min<f64>(top, min<f64>(y0, y1));
      foot = max<f64>(foot, max<f64>(y0, y1));
    }
  }
  formTop[form] = top;
  formFoot[form] = foot;
}

/** Whether a form looks the same from the left, so that it need not be tried mirrored. */
export function isSymmetric(form: i32): bool {
  for (let i = firstBranch[form]; i < firstBranch[form + 1]; i++) {
    let isFound = false;
    for (let j = firstBranch[form]; j < firstBranch[form + 1] && !isFound; j++) {
      isFound = isSame(-fromX[i], fromY[i], -toX[i], toY[i], fromX[j], fromY[j], toX[j], toY[j]);
    }
    if (!isFound) return false;
  }
  return true;
}

/** Whether two straight branches have the same ends, in either order. */
function isSame(
  ax: f64, ay: f64, bx: f64, by: f64, cx: f64, cy: f64, dx: f64, dy: f64,
): bool {
  return (
    abs(ax - cx) + abs(ay - cy) + abs(bx - dx) + abs(by - dy) < EPSILON ||
    abs(ax - dx) + abs(ay - dy) + abs(bx - cx) + abs(by - cy) < EPSILON
  );
}
