import { STROKE_SYMBOL } from "../../../abi";
import { addSymbol } from "../../../encode/result";
import { OTHALA, runes, runeOf } from "../../../glyphs/futhark";
import { DOT } from "../../../glyphs/terminal-kinds";
import { board, endLine, lineTo, moveTo, pen } from "../../../ink/board/board";
import { finialAt } from "../../../ink/board/finial-choice";
import { slantWeight } from "../../../ink/board/weights";
import { motifCount } from "../ancestral-options";
import { Stream } from "../../../text/stream";
import { chooseSigns, signCount, signLetters, signs, signSources } from "../choose-signs";
import { finishTips } from "../finish-tips";
import { BIND_STAGE, MIDDLE_PX } from "../measures";
import { clearFoot, clearHalfWidth, clearTop, drawStandingFrame, TIP_FINIAL } from "../standing-frame";
import { bindRunes, boundCost, boundForm, boundHeight, boundShift, boundSide } from "./bind-rune";
import { firstBranch, fromX, fromY, isJoined, isSame, toX, toY } from "./branch-table";

/** A bind that costs more than this for each of its runes is too dense: it is bound again without the last. */
const DENSE: f64 = 2.6;
const FEWEST: i32 = 2;
const WIDEST_SCALE: f64 = 17;
const BRANCH_SHARE: f64 = 0.84;
const HEAVIEST_PX: f64 = 11;

const bindStream = new Stream();
let scale: f64 = 1;
let staveTop: f64 = 0;

/** Norse: a bind-rune of the words' initials on a crowned stave. */
export function drawNorse(seed: u64, layout: Stream): void {
  chooseSigns(runeOf, 3, motifCount() == 1 ? 4 : 3);
  let count = signCount;
  bindStream.start(seed, BIND_STAGE);
  bindRunes(signs, count, bindStream);
  while (count > FEWEST && boundCost > DENSE * <f64>count) {
    count--;
    bindStream.start(seed, BIND_STAGE);
    bindRunes(signs, count, bindStream);
  }
  drawStandingFrame(layout, false);
  fitStave(count);
  const weight = min<f64>(HEAVIEST_PX, scale * BRANCH_SHARE);
  const first = board.strokeCount;
  let hasOthala = false;
  for (let i = 0; i < count; i++) {
    drawBranches(i, weight);
    hasOthala = hasOthala || signs[i] == OTHALA;
    addSymbol(runes[signs[i]].id, roleOf(i), signLetters[i], signSources[i]);
  }
  pen(STROKE_SYMBOL, weight);
  // Feet under its legs would make a winged othala.
  finishTips(first, board.strokeCount, hasOthala ? DOT : finialAt(TIP_FINIAL), min<f64>(7.4, weight * 0.72));
}

/** Fits the bind between crown and arm, and between the flanks. */
function fitStave(count: i32): void {
  let reach = 1.0;
  for (let i = 0; i < count; i++) {
    for (let b = firstBranch[boundForm[i]]; b < firstBranch[boundForm[i] + 1]; b++) reach = max<f64>(reach, max<f64>(abs(fromX[b]), abs(toX[b])));
  }
  const height = <f64>boundHeight;
  scale = min<f64>(WIDEST_SCALE, min<f64>((clearFoot - clearTop) / height, clearHalfWidth / (reach + 0.5)));
  staveTop = (clearTop + clearFoot - height * scale) * 0.5 + 6 * scale;
}

/** Branches that an earlier rune has drawn are shared; those that go on from one another are one stroke. */
function drawBranches(rune: i32, weight: f64): void {
  let isOpen = false;
  for (let b = firstBranch[boundForm[rune]]; b < firstBranch[boundForm[rune] + 1]; b++) {
    if (isShared(rune, b)) {
      if (isOpen) endLine();
      isOpen = false;
      continue;
    }
    if (!isOpen || !isJoined[b]) {
      if (isOpen) endLine();
      pen(STROKE_SYMBOL, isAlone(rune, b) ? weight * evenness(rune, b) : weight);
      moveTo(xOf(rune, fromX[b]), yOf(rune, fromY[b]));
    }
    lineTo(xOf(rune, toX[b]), yOf(rune, toY[b]));
    isOpen = true;
  }
  if (isOpen) endLine();
}

function isAlone(rune: i32, b: i32): bool {
  return !isJoined[b] && (b + 1 == firstBranch[boundForm[rune] + 1] || !isJoined[b + 1]);
}

/** A single branch that runs along the nib would be too thin beside the others. */
function evenness(rune: i32, b: i32): f64 {
  const dx = (toX[b] - fromX[b]) * boundSide[rune];
  const dy = toY[b] - fromY[b];
  const length = sqrt<f64>(dx * dx + dy * dy);
  return slantWeight(1, dx / length, dy / length);
}

function isShared(rune: i32, b: i32): bool {
  for (let i = 0; i < rune; i++) {
    for (let c = firstBranch[boundForm[i]]; c < firstBranch[boundForm[i] + 1]; c++) {
      if (
        isSame(
          fromX[b] * boundSide[rune], fromY[b] + <f64>boundShift[rune], toX[b] * boundSide[rune], toY[b] + <f64>boundShift[rune],
          fromX[c] * boundSide[i], fromY[c] + <f64>boundShift[i], toX[c] * boundSide[i], toY[c] + <f64>boundShift[i],
        )
      ) return true;
    }
  }
  return false;
}

function xOf(rune: i32, x: f64): f64 {
  return MIDDLE_PX + x * boundSide[rune] * scale;
}

function yOf(rune: i32, y: f64): f64 {
  return staveTop + (y + <f64>boundShift[rune]) * scale;
}

function roleOf(rune: i32): string {
  const form = boundForm[rune];
  if (firstBranch[form] == firstBranch[form + 1]) return "stave";
  if (spansStave(form)) return "about the stave";
  return boundSide[rune] > 0 ? "right of the stave" : "left of the stave";
}

function spansStave(form: i32): bool {
  let isLeft = false;
  let isRight = false;
  for (let b = firstBranch[form]; b < firstBranch[form + 1]; b++) {
    if (min<f64>(fromX[b], toX[b]) < -0.1) isLeft = true;
    if (max<f64>(fromX[b], toX[b]) > 0.1) isRight = true;
  }
  return isLeft && isRight;
}
