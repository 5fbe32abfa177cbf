import { OK, RESULT_SILHOUETTE, STROKE_SPINE } from "../../abi";
import { addGesture, addMark, addStroke, centerPaths, figurePath, setName } from "../../encode/result";
import { MAX_ENDS } from "../../glyphs/gesture";
import { POINT } from "../../glyphs/terminal-kinds";
import { blade } from "../../ink/blade";
import { clearNotches, inkRibbon } from "../../ink/ribbon";
import { drawModestRing } from "../../ink/ring/set-ring";
import { Stream } from "../../text/stream";
import { chooseLetters, shown, shownCount } from "./choose-letters";
import { breakMirror } from "./break-mirror";
import {
  armKind, armLetter, chooseTerminals, footKind, footLetter, headKind, headLetter, innerKind, innerLetter, oddLetter, omitFoot, omitHead,
} from "./choose-terminals";
import { finishEnds, isTightEnd, planEnds } from "./finish-ends";
import { broadening, fitFrame, MIDDLE_PX, scale, shapeFigure, shiftY } from "./frame";
import { inkOdd, PRESSURE_RUNNING_ON } from "./ink-odd";
import { figure, layOut, silhouette } from "./layout";
import { nibOf } from "./measures";
import { notchGesture } from "./notch-gesture";
import { AT_FOOT, AT_HEAD, AT_TIP, odd } from "./odd-stroke";
import { silhouetteName } from "./silhouettes";
import { buildSpine, hasFoot, hasHead, partCount, partFoot, partTop } from "./spine";
import { layWay, line, recordWay } from "./way";

const LAYOUT_STAGE: u64 = 0x6c61796f7574;
const TERMINALS_STAGE: u64 = 0x7465726d;
const BREAK_STAGE: u64 = 0x627265616b;
const SEAL_STAGE: u64 = 0x7365616c;

/** Pressure of the pen where a stroke leaves the spine, and where it ends free. */
const PRESSURE_AT_SPINE: f64 = 0.72;
const PRESSURE_AT_END: f64 = 0.86;
const PRESSURE_AT_TIGHT_END: f64 = 0.42;
const ON_SPINE_PX: f64 = 1;

const stream = new Stream();
let nib: f64 = 0;

/**
 * The chaos method after A. O. Spare: each remaining letter enters as a gesture on a common spine, mirrored; those that do not fit finish the
 * strokes as terminals; a seal encloses the figure. Returns `OK`: no text is refused.
 */
export function drawChaos(seed: u64): i32 {
  chooseLetters();
  stream.start(seed, LAYOUT_STAGE);
  layOut(stream);
  buildSpine(figure, shownCount);
  shapeFigure(figure, shownCount);
  stream.start(seed, TERMINALS_STAGE);
  chooseTerminals(stream);
  const breaker = oddLetter();
  stream.start(seed, BREAK_STAGE);
  breakMirror(figure, shownCount, breaker, stream);
  if (!hasHead || odd.place == AT_HEAD) omitHead();
  if (!hasFoot || odd.place == AT_FOOT) omitFoot();
  fitFrame(figure, shownCount);
  nib = nibOf(shownCount) * broadening;
  planEnds(figure, shownCount, nib);
  drawSpine();
  for (let i = 0; i < shownCount; i++) drawGesture(i);
  clearNotches(nib);
  inkOdd(breaker, nib);
  finishEnds(figure, nib);
  stream.start(seed, SEAL_STAGE);
  drawModestRing(stream);
  describe();
  return OK;
}

function drawSpine(): void {
  for (let i = 0; i < partCount; i++) {
    const top = partTop[i] * scale + shiftY;
    const foot = partFoot[i] * scale + shiftY;
    const isPoint = footKind == POINT && i == partCount - 1;
    const outlineFrom = figurePath.length;
    const centerFrom = centerPaths.length;
    blade(figurePath, MIDDLE_PX, top, foot, nib * 0.47, nib * 0.62, nib * (isPoint ? 0.2 : 0.46));
    centerPaths.moveTo(MIDDLE_PX, top);
    centerPaths.line(MIDDLE_PX, foot);
    addStroke(STROKE_SPINE, 0, outlineFrom, centerFrom, foot - top, nib * 1.4);
  }
}

/** Inks each stroke of a gesture on the right and then on the left. */
function drawGesture(at: i32): void {
  const item = figure[at];
  const gesture = item.gesture;
  const height = (item.isFlipped ? -item.height : item.height) * scale;
  notchGesture(at, shownCount, nib);
  const base = (item.isFlipped ? item.y + item.height : item.y) * scale + shiftY;
  for (let stroke = 0; stroke < gesture.strokeCount; stroke++) {
    for (let side = 1.0; side >= -1; side -= 2) {
      const outlineFrom = figurePath.length;
      layWay(gesture.chain, gesture.starts[stroke], gesture.starts[stroke + 1], MIDDLE_PX, base, side * item.width * scale, 0, 0, height);
      inkRibbon(figurePath, line, nib, side, pressureAt(at, stroke, side, 0), pressureAt(at, stroke, side, line.count - 1));
      recordWay(gesture.letter, outlineFrom, nib);
    }
  }
}

function isOnSpine(index: i32): bool {
  return abs(line.x[index] - MIDDLE_PX) < ON_SPINE_PX;
}

/** Pressure at the first or last point of the line: light on the spine, and at an end that has room for a small dot only. */
function pressureAt(at: i32, stroke: i32, side: f64, index: i32): f64 {
  if (isOnSpine(index)) return PRESSURE_AT_SPINE;
  const gesture = figure[at].gesture;
  for (let e = 0; e < gesture.endCount; e++) {
    const sample = gesture.endSample[e];
    const isFirst = sample == 0 || gesture.sampleStroke[sample - 1] != stroke;
    if (gesture.sampleStroke[sample] == stroke && isFirst == (index == 0)) {
      if (odd.place == AT_TIP && odd.side == side && odd.end == at * MAX_ENDS + e) return PRESSURE_RUNNING_ON;
      if (isTightEnd(at, e)) return PRESSURE_AT_TIGHT_END;
    }
  }
  return PRESSURE_AT_END;
}

/** What people want to see beside the figure. Gestures stand in the order of the intention. */
function describe(): void {
  for (let i = 0; i < shownCount; i++) {
    for (let j = 0; j < shownCount; j++) {
      if (figure[j].gesture.letter == <i32>shown[i]) addGesture(shown[i], figure[j].gesture.name);
    }
  }
  if (armLetter) addMark(armLetter, armKind);
  if (innerLetter) addMark(innerLetter, innerKind);
  if (headLetter) addMark(headLetter, headKind);
  if (footLetter) addMark(footLetter, footKind);
  setName(RESULT_SILHOUETTE, silhouetteName(silhouette));
}
