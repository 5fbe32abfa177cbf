import { STROKE_SYMBOL } from "../../../abi";
import { addSymbol } from "../../../encode/result";
import { oghamFamily, oghamName, oghamScores, SCORES_ACROSS, SCORES_LEFT, SCORES_RIGHT } from "../../../glyphs/ogham";
import { pen, segment } from "../../../ink/board/board";
import { Stream } from "../../../text/stream";
import { signCount, signLetters, signs, signSources } from "../choose-signs";
import { MIDDLE_PX } from "../measures";
import { clearFoot, clearHalfWidth, clearTop, drawStandingFrame } from "../standing-frame";
import { chooseOgham, GAP_ROWS, rows } from "./choose-ogham";

const WIDEST_ROW_PX: f64 = 20;
const HEAVIEST_PX: f64 = 9;
const SCORE_SHARE: f64 = 0.64;
const SCORE_TAPER: f64 = 0.6;
/** Length of a notch to each side, and share of a score's length by which one across reaches to each side. */
const NOTCH_PX: f64 = 17;
const ACROSS: f64 = 0.78;
/** How far one across climbs, in rows to each side. */
const CLIMB: f64 = 0.62;

/** Celtic: an ogham stem, read upward, on a crowned stave. */
export function drawCeltic(layout: Stream): void {
  chooseOgham();
  drawStandingFrame(layout, true);
  const row = min<f64>(WIDEST_ROW_PX, (clearFoot - clearTop - 14) / rows());
  const length = min<f64>(clearHalfWidth - 4, layout.range(52, 66));
  pen(STROKE_SYMBOL, min<f64>(HEAVIEST_PX, row * SCORE_SHARE), SCORE_TAPER);
  let y = (clearTop + clearFoot) * 0.5 + (rows() - 1) * row * 0.5;
  for (let i = 0; i < signCount; i++) {
    const family = oghamFamily(signs[i]);
    for (let k = 0; k < oghamScores(signs[i]); k++) {
      drawScore(family, y, length, row);
      y -= row;
    }
    y -= row * GAP_ROWS;
    addSymbol(oghamName(signs[i]), roleOf(family), signLetters[i], signSources[i]);
  }
}

function drawScore(family: i32, y: f64, length: f64, row: f64): void {
  if (family == SCORES_RIGHT) segment(MIDDLE_PX, y, MIDDLE_PX + length, y);
  else if (family == SCORES_LEFT) segment(MIDDLE_PX, y, MIDDLE_PX - length, y);
  else if (family == SCORES_ACROSS) {
    segment(MIDDLE_PX - length * ACROSS, y + row * CLIMB, MIDDLE_PX + length * ACROSS, y - row * CLIMB);
  } else segment(MIDDLE_PX - NOTCH_PX, y, MIDDLE_PX + NOTCH_PX, y);
}

function roleOf(family: i32): string {
  if (family == SCORES_RIGHT) return "right of the stem";
  if (family == SCORES_LEFT) return "left of the stem";
  return family == SCORES_ACROSS ? "across the stem" : "notched in the stem";
}
