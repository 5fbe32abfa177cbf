import { STROKE_FRAME, STROKE_SYMBOL, STROKE_TIE } from "../../../abi";
import { addSymbol } from "../../../encode/result";
import { greekLetters, greekOf } from "../../../glyphs/greek";
import { library, symbolMiddleX, symbolRadius, symbolStarts } from "../../../glyphs/symbols/library";
import { pen, placeSymbol, ringOn, segment } from "../../../ink/board/board";
import { radialLine } from "../../../ink/board/circle-lines";
import { finialAt } from "../../../ink/board/finial-choice";
import { castRay, hitX, hitY } from "../../../ink/board/ray";
import { ARM_PX, FRAME_PX, slantWeight, symbolWeight, TIE_PX } from "../../../ink/board/weights";
import { outwardX, outwardY } from "../../../ink/seal/circle-parts";
import { motifCount } from "../ancestral-options";
import { Stream } from "../../../text/stream";
import { chooseSigns, signCount, signLetters, signs, signSources } from "../choose-signs";
import { endWith, reportEnds } from "../end-with";
import { MIDDLE_PX } from "../measures";
import { motifSymbol, reportMotif } from "../motifs";
import { FIRST_GREEK } from "../scripts";
import { tieHub } from "../tie-hub";

/** Motifs that the cross holds: one in its heart, four between its arms. */
export const CROSS_MOTIFS: i32 = 5;

const HEART_PX: f64 = 45;
const RING_PX: f64 = 60;
const LETTER_PX: f64 = 38.5;
const SMALL_PX: f64 = 30;
const ARMS: i32 = 4;
const THIN_RING_PX: f64 = 3.2;
const RAY_PX: f64 = 6.8;
const FINIAL_PX: f64 = 8;
/** How much farther out a motif is than a ray reaches. */
const FARTHER_PX: f64 = 5;
/** Ends of a letter stand on one level within this. */
const LEVEL_PX: f64 = 6;

/** The arms in reading order: top, left, right, bottom; in turns clockwise from the top. */
const ARM_TURNS: StaticArray<f64> = [0, 0.75, 0.25, 0.5];
const ARM_NAMES: StaticArray<string> = ["upper arm of the cross", "left arm of the cross", "right arm of the cross", "lower arm of the cross"];
/** The corners: upper two, then lower two. */
const CORNER_TURNS: StaticArray<f64> = [0.125, 0.875, 0.375, 0.625];
const CORNER_NAMES: StaticArray<string> = ["upper right diagonal", "upper left diagonal", "lower right diagonal", "lower left diagonal"];
const UPPER_CORNERS: i32 = 2;
const LAST_CORNER: i32 = 3;

let outer: f64 = 0;

/** Mediterranean: a cruciform monogram of four ring-letters about the first motif; further motifs or rays between the arms. */
export function drawMediterranean(layout: Stream): void {
  chooseSigns(greekOf, ARMS, ARMS);
  const heart = placeSymbol(motifSymbol(0), MIDDLE_PX, MIDDLE_PX, HEART_PX, 1, STROKE_SYMBOL, symbolWeight(HEART_PX));
  reportMotif(0, "middle");
  drawRings(layout);
  const away = layout.range(117.5, 120.5);
  for (let i = 0; i < ARMS; i++) drawArm(i, away);
  tieHub(heart, outer, 0, ARMS);
  const kind = finialAt(0);
  const cornerAway = layout.range(112, 118);
  for (let i = 0; i < ARMS; i++) drawCorner(i, kind, cornerAway);
}

function drawRings(layout: Stream): void {
  const isDouble = layout.int(2) == 1;
  pen(STROKE_FRAME, isDouble ? THIN_RING_PX : FRAME_PX);
  ringOn(MIDDLE_PX, MIDDLE_PX, RING_PX);
  outer = RING_PX;
  if (!isDouble) return;
  outer = RING_PX + layout.range(7, 8.5);
  pen(STROKE_FRAME, FRAME_PX);
  ringOn(MIDDLE_PX, MIDDLE_PX, outer);
}

/** Fewer than four letters are repeated crosswise. */
function drawArm(arm: i32, away: f64): void {
  const i = arm % signCount;
  const dx = outwardX(ARM_TURNS[arm]);
  const dy = outwardY(ARM_TURNS[arm]);
  const letter = FIRST_GREEK + signs[i];
  const weight = symbolWeight(LETTER_PX) + 0.6;
  const aside = abs(dy) > abs(dx) ? footAside(letter, dy < 0) : 0;
  const part = placeSymbol(letter, MIDDLE_PX + away * dx - aside, MIDDLE_PX + away * dy, LETTER_PX, 1, STROKE_SYMBOL, weight);
  castRay(part, MIDDLE_PX + outer * dx, MIDDLE_PX + outer * dy, dx, dy);
  pen(STROKE_TIE, slantWeight(ARM_PX, dx, dy));
  segment(MIDDLE_PX + outer * dx, MIDDLE_PX + outer * dy, hitX, hitY);
  addSymbol(greekLetters[signs[i]].id, ARM_NAMES[arm], signLetters[i], signSources[i]);
}

/** How far a letter's only foot is beside its middle, or its only head, px: it is moved by that, so that the arm meets the stave. */
function footAside(letter: i32, isFoot: bool): f64 {
  const scale = LETTER_PX / symbolRadius[letter];
  let lowest: f64 = -1e9;
  let left: f64 = 0;
  let right: f64 = 0;
  for (let i = library.starts[symbolStarts[letter]]; i < library.starts[symbolStarts[letter + 1]]; i++) {
    for (let end = 0; end < 2; end++) {
      const x = ((end == 0 ? library.x0[i] : library.x1[i]) - symbolMiddleX[letter]) * scale;
      const y = (end == 0 ? library.y0[i] : library.y1[i]) * (isFoot ? scale : -scale);
      if (y < lowest - LEVEL_PX) continue;
      if (y > lowest + LEVEL_PX) left = right = x;
      lowest = max<f64>(lowest, y);
      left = min<f64>(left, x);
      right = max<f64>(right, x);
    }
  }
  return right - left < LEVEL_PX ? (left + right) * 0.5 : 0;
}

/**
 * One further motif is in both upper corners, two share them; a third is in both lower ones, four have a corner each. Where none is a
 * ray with a finial does.
 */
function drawCorner(corner: i32, kind: i32, away: f64): void {
  const further = min<i32>(CROSS_MOTIFS, motifCount()) - 1;
  if (further == 0 || (further < 3 && corner >= UPPER_CORNERS)) drawRay(corner, kind, away);
  else if (further == 1) drawMotif(1, corner, away, corner == 0 ? 1 : -1, corner == 0 ? "upper diagonals" : "");
  else if (further == 3 && corner >= UPPER_CORNERS) {
    drawMotif(3, corner, away, corner == UPPER_CORNERS ? 1 : -1, corner == UPPER_CORNERS ? "lower diagonals" : "");
  } else drawMotif(1 + corner, corner, away, 1, CORNER_NAMES[corner]);
}

function drawRay(corner: i32, kind: i32, away: f64): void {
  const dx = outwardX(CORNER_TURNS[corner]);
  const dy = outwardY(CORNER_TURNS[corner]);
  pen(STROKE_TIE, slantWeight(RAY_PX, dx, dy));
  radialLine(CORNER_TURNS[corner], outer, away);
  endWith(kind, MIDDLE_PX + away * dx, MIDDLE_PX + away * dy, dx, dy, FINIAL_PX);
  if (corner == LAST_CORNER) reportEnds(kind);
}

/** A motif in a corner, tied to the ring; one that is in two corners is reported at the first. */
function drawMotif(index: i32, corner: i32, away: f64, mirror: f64, role: string): void {
  const dx = outwardX(CORNER_TURNS[corner]);
  const dy = outwardY(CORNER_TURNS[corner]);
  const x = MIDDLE_PX + (away + FARTHER_PX) * dx;
  const y = MIDDLE_PX + (away + FARTHER_PX) * dy;
  const part = placeSymbol(motifSymbol(index), x, y, SMALL_PX, mirror, STROKE_SYMBOL, symbolWeight(SMALL_PX));
  castRay(part, MIDDLE_PX + outer * dx, MIDDLE_PX + outer * dy, dx, dy);
  pen(STROKE_TIE, slantWeight(TIE_PX, dx, dy));
  segment(MIDDLE_PX + outer * dx, MIDDLE_PX + outer * dy, hitX, hitY);
  if (role.length > 0) reportMotif(index, role);
}
