import { STROKE_SYMBOL } from "../../abi";
import { FIRST_CENTER } from "../../glyphs/symbols/library";
import { placeSymbol } from "../../ink/board/board";
import { circleX, circleY } from "../../ink/board/circle-lines";
import { castRay, hitX, hitY } from "../../ink/board/ray";
import { CENTER_PX, outwardX, outwardY } from "../../ink/seal/circle-parts";
import { centerRadius, centerWeight } from "./center-weight";
import { centerSymbol } from "./custom-options";

const FAR_PX: f64 = 230;

/** Sets the chosen symbol in the middle, or at (x, y); returns its part. */
export function drawHub(x: f64, y: f64, usualRadius: f64): i32 {
  const symbol = FIRST_CENTER + centerSymbol() - 1;
  const radius = centerRadius(symbol, usualRadius);
  return placeSymbol(symbol, x, y, radius, 1, STROKE_SYMBOL, centerWeight(symbol, radius));
}

/** How far from the sigil's middle an arm at this turn leaves the symbol there: on its own ink. */
export function hubEdge(part: i32, turn: f64): f64 {
  castRay(part, circleX(turn, FAR_PX), circleY(turn, FAR_PX), -outwardX(turn), -outwardY(turn));
  return (hitX - CENTER_PX) * outwardX(turn) + (hitY - CENTER_PX) * outwardY(turn);
}
