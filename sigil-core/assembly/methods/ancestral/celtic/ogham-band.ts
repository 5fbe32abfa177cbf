import { addSymbol, sealPath } from "../../../encode/result";
import { oghamFamily, oghamName, oghamOf, oghamScores, SCORES_ACROSS, SCORES_LEFT, SCORES_RIGHT } from "../../../glyphs/ogham";
import { CENTER_PX, outwardX, outwardY } from "../../../ink/seal/circle-parts";
import { beginShape, endPolygon, point } from "../../../ink/shapes";
import { BAND_PX, BAND_ROLE } from "../letter-band";

const ROW_PX: f64 = 6.6;
const SCORE_PX: f64 = 10.5;
const NOTCH_PX: f64 = 4.4;
const STEM_PX: f64 = 1.6;
const WEIGHT_PX: f64 = 2.5;
const LEAN_PX: f64 = 3;
/** Half the length of a letter's own piece of stem beyond its outer scores, px. */
const MARGIN_PX: f64 = 6;

/** One ogham letter on the band of a seal, read clockwise: its stem along the circle, the right of the reader outward. */
export function setOgham(capital: i32, turn: f64): void {
  const letter = oghamOf(capital);
  addSymbol(oghamName(letter), BAND_ROLE, capital);
  const count = oghamScores(letter);
  const half = <f64>(count - 1) * ROW_PX * 0.5;
  const dx = outwardX(turn);
  const dy = outwardY(turn);
  beginShape(CENTER_PX + BAND_PX * dx, CENTER_PX + BAND_PX * dy, dx, dy, 1);
  bar(0, -half - MARGIN_PX, 0, half + MARGIN_PX, STEM_PX);
  for (let k = 0; k < count; k++) {
    const at = <f64>k * ROW_PX - half;
    const family = oghamFamily(letter);
    const lean = family == SCORES_ACROSS ? LEAN_PX : 0;
    const inner = family == SCORES_RIGHT ? 0 : family == SCORES_LEFT || family == SCORES_ACROSS ? -SCORE_PX : -NOTCH_PX;
    const outer = family == SCORES_LEFT ? 0 : family == SCORES_RIGHT || family == SCORES_ACROSS ? SCORE_PX : NOTCH_PX;
    beginShape(CENTER_PX + BAND_PX * dx, CENTER_PX + BAND_PX * dy, dx, dy, 1);
    bar(inner, at - lean, outer, at + lean, WEIGHT_PX);
  }
}

/** A bar from one point (outward, clockwise) to another, in px from the letter's middle. */
function bar(fromOut: f64, fromOn: f64, toOut: f64, toOn: f64, width: f64): void {
  const length = sqrt<f64>((toOut - fromOut) * (toOut - fromOut) + (toOn - fromOn) * (toOn - fromOn));
  const sideOut = (-(toOn - fromOn) / length) * width * 0.5;
  const sideOn = ((toOut - fromOut) / length) * width * 0.5;
  point(fromOut + sideOut, fromOn + sideOn);
  point(toOut + sideOut, toOn + sideOn);
  point(toOut - sideOut, toOn - sideOn);
  point(fromOut - sideOut, fromOn - sideOn);
  endPolygon(sealPath);
}
