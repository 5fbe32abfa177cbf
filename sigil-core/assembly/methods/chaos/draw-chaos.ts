import { OK, RESULT_SEAL_FAMILY, RESULT_SILHOUETTE, STROKE_GESTURE, STROKE_SPINE } from "../../abi";
import { addGesture, addMark, addStroke, centerPaths, figurePath, sealPath, setName } from "../../encode/result";
import { Polyline } from "../../geometry/polyline";
import { POINT } from "../../glyphs/terminal-kinds";
import { blade } from "../../ink/blade";
import { inkRibbon } from "../../ink/ribbon";
import { drawSeal, sealFamilyName } from "../../ink/seal/seal";
import { Stream } from "../../text/stream";
import { chooseLetters, shown, shownCount } from "./choose-letters";
import {
  armKind, armLetter, chooseTerminals, footKind, footLetter, headKind, headLetter, innerKind, innerLetter,
} from "./choose-terminals";
import { finishEnds } from "./finish-ends";
import { broadening, fitFrame, MIDDLE_PX, scale, shiftY, traceStroke } from "./frame";
import { figure, layOut, silhouette } from "./layout";
import { nibOf } from "./measures";
import { Placement } from "./placement";
import { silhouetteName } from "./silhouettes";
import { buildSpine, partCount, partFoot, partTop } from "./spine";

const LAYOUT_STAGE: u64 = 0x6c61796f7574;
const TERMINALS_STAGE: u64 = 0x7465726d;
const SEAL_STAGE: u64 = 0x7365616c;

/** Pressure of the pen where a stroke leaves the spine, and where it ends free. */
const PRESSURE_AT_SPINE: f64 = 0.72;
const PRESSURE_AT_END: f64 = 0.86;
const ON_SPINE_PX: f64 = 1;

const stream = new Stream();
const line = new Polyline(512);
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
  fitFrame(figure, shownCount);
  nib = nibOf(shownCount) * broadening;
  stream.start(seed, TERMINALS_STAGE);
  chooseTerminals(stream);
  drawSpine();
  for (let i = 0; i < shownCount; i++) drawGesture(figure[i]);
  finishEnds(figure, shownCount, nib);
  stream.start(seed, SEAL_STAGE);
  const family = drawSeal(sealPath, seed, stream);
  describe(family);
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
function drawGesture(item: Placement): void {
  for (let stroke = 0; stroke < item.gesture.strokeCount; stroke++) {
    for (let side = 1.0; side >= -1; side -= 2) {
      const outlineFrom = figurePath.length;
      const centerFrom = centerPaths.length;
      traceStroke(item, stroke, side, line);
      inkRibbon(figurePath, line, nib, side, pressureAt(0), pressureAt(line.count - 1));
      writeCentreLine(item, stroke, side);
      addStroke(STROKE_GESTURE, item.gesture.letter, outlineFrom, centerFrom, line.length(), nib * 1.6);
    }
  }
}

function pressureAt(index: i32): f64 {
  return abs(line.x[index] - MIDDLE_PX) < ON_SPINE_PX ? PRESSURE_AT_SPINE : PRESSURE_AT_END;
}

/** The stroke's own cubics: a few numbers say what a polyline would say in hundreds. */
function writeCentreLine(item: Placement, stroke: i32, side: f64): void {
  const chain = item.gesture.chain;
  const scaleX = side * item.width * scale;
  const scaleY = (item.isFlipped ? -item.height : item.height) * scale;
  const base = (item.isFlipped ? item.y + item.height : item.y) * scale + shiftY;
  const from = item.gesture.starts[stroke];
  const to = item.gesture.starts[stroke + 1];
  centerPaths.moveTo(MIDDLE_PX + chain[from] * scaleX, base + chain[from + 1] * scaleY);
  for (let i = from + 2; i + 5 < to; i += 6) {
    centerPaths.cubic(
      MIDDLE_PX + chain[i] * scaleX, base + chain[i + 1] * scaleY,
      MIDDLE_PX + chain[i + 2] * scaleX, base + chain[i + 3] * scaleY,
      MIDDLE_PX + chain[i + 4] * scaleX, base + chain[i + 5] * scaleY,
    );
  }
}

/** What people want to see beside the figure. Gestures stand in the order of the intention. */
function describe(sealFamily: i32): void {
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
  setName(RESULT_SEAL_FAMILY, sealFamilyName(sealFamily));
}
