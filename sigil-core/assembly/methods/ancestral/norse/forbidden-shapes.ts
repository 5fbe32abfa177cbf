import { firstBranch, fromX, fromY, toX, toY } from "./branch-table";

const EPSILON: f64 = 1e-6;

/** The highest and the lowest place where branches leave the stave, as a wolfsangel would hook its ends. */
let topY: f64 = 0;
let topSide: f64 = 0;
let footY: f64 = 0;
let footSide: f64 = 0;

/**
 * Whether a bind would end in two hooks on opposite sides, the upper one hanging and the lower one rising: the wolfsangel, with or without its
 * bar. Doubled sowilo and a winged othala can't come about: no rune is taken twice, and othala's legs end in points.
 */
export function isForbidden(forms: StaticArray<i32>, sides: StaticArray<f64>, shifts: StaticArray<i32>, count: i32): bool {
  topY = 99;
  footY = -99;
  for (let slot = 0; slot < count; slot++) {
    const form = forms[slot];
    const shift = <f64>shifts[slot];
    for (let i = firstBranch[form]; i < firstBranch[form + 1]; i++) {
      if (abs(fromX[i]) < EPSILON) leave(form, fromY[i] + shift, toX[i], toY[i], sides[slot], toY[i] - fromY[i]);
      if (abs(toX[i]) < EPSILON) leave(form, toY[i] + shift, fromX[i], fromY[i], sides[slot], fromY[i] - toY[i]);
    }
  }
  return topSide * footSide < 0;
}

/** A branch of a form leaves the stave at height `y` for its outer end, falling where `fall` is positive. */
function leave(form: i32, y: f64, outerX: f64, outerY: f64, side: f64, fall: f64): void {
  const hook = returns(form, outerX, outerY) ? 0 : outerX * side;
  if (y < topY - EPSILON) {
    topY = y;
    topSide = fall > 0 ? hook : 0;
  } else if (y < topY + EPSILON && topSide * hook <= 0) topSide = 0;
  if (y > footY + EPSILON) {
    footY = y;
    footSide = fall < 0 ? hook : 0;
  } else if (y > footY - EPSILON && footSide * hook <= 0) footSide = 0;
}

/** Whether two branches join an outer end to the stave: a bowl is no hook. */
function returns(form: i32, x: f64, y: f64): bool {
  let ways = 0;
  for (let i = firstBranch[form]; i < firstBranch[form + 1]; i++) {
    if (isAt(fromX[i], fromY[i], x, y) && abs(toX[i]) < EPSILON) ways++;
    if (isAt(toX[i], toY[i], x, y) && abs(fromX[i]) < EPSILON) ways++;
  }
  return ways > 1;
}

function isAt(ax: f64, ay: f64, bx: f64, by: f64): bool {
  return abs(ax - bx) + abs(ay - by) < EPSILON;
}
