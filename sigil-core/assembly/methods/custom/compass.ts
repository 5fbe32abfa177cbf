import { STROKE_FRAME } from "../../abi";
import { closeLine, pen, ringOn } from "../../ink/board/board";
import { polygon } from "../../ink/board/circle-lines";
import { CENTER_PX, outwardX, outwardY } from "../../ink/seal/circle-parts";
import { Stream } from "../../text/stream";
import { beginArm, fitMark, growOpen, growSign, growTip } from "./arm";
import { drawHub, hubEdge } from "./hub";
import { isRound, letterAt } from "./letters";
import { ARM_PX, BAND_PX, MAST_PX, RAY_PX, REACH_PX, SIGN_UNITS } from "./measures";
import { placeAt, placeSymbolNumber } from "./places";
import { reportCarrier, reportMark } from "./report";

/** How the arms are bound: by a ring or a square round the middle, by opening the upright arms, or all four. */
const BOUND_BY_BAND: i32 = 0;
const BOUND_UPRIGHT: i32 = 1;
const BINDINGS: i32 = 4;
/** So far a ray may lean from the middle between two arms, in turns. */
const LEAN: f64 = 0.021;
/** A letter is moved along its ray by these, px, until it has this share of its size. */
const SHIFTS_PX: StaticArray<f64> = [0, 13, -13];
const CONTENT: f64 = 0.77;
const FREE_UNIT: f64 = 6.2;
const FREE_PX: f64 = 43;
const OPEN_PX: f64 = 11;
const RAY_END_PX: f64 = 7.6;
const ARM_END_PX: f64 = 9.4;

let hub: i32 = 0;
let binding: i32 = 0;
let isBowed: bool = false;

/** Arms to the four quarters, each with its sign or with a letter, and rays of letters between them. */
export function drawCompass(layout: Stream): void {
  hub = drawHub(CENTER_PX, CENTER_PX, layout.range(26, 43));
  isBowed = isRound(letterAt(0));
  reportCarrier(letterAt(0));
  binding = layout.int(BINDINGS);
  const band = layout.range(60, 80);
  const shorter = layout.range(4, 36);
  const isTall = layout.int(2) == 1;
  const unit = layout.range(5, 6);
  for (let quarter = 0; quarter < 4; quarter++) {
    const isUpright = quarter % 2 == 0;
    drawArm(<f64>quarter * 0.25, isUpright, REACH_PX - (isUpright == isTall ? 0 : shorter), unit);
  }
  if (binding == BOUND_BY_BAND) drawBand(band);
  const rayUnit = layout.range(6, 7);
  const away = layout.range(98, 116);
  const isTurned = layout.int(2) == 1;
  drawRays(0.125, 0.125 + layout.range(-LEAN, LEAN), away, rayUnit, 0, isTurned);
  drawRays(0.375, 0.375 + layout.range(-LEAN, LEAN), away, rayUnit, 1, false);
}

function beginRadius(turn: f64, weight: f64): void {
  beginArm(CENTER_PX, CENTER_PX, outwardX(turn), outwardY(turn), hubEdge(hub, turn), weight);
}

function drawArm(turn: f64, isUpright: bool, reach: f64, unit: f64): void {
  const place = placeAt(turn);
  const root = place >= 0 ? reach - SIGN_UNITS * unit : reach - 76;
  beginRadius(turn, isUpright ? MAST_PX : ARM_PX);
  if (binding != BOUND_BY_BAND && (isUpright || binding != BOUND_UPRIGHT)) growOpen(root, OPEN_PX, isBowed);
  if (place >= 0) return growSign(placeSymbolNumber[place], root, unit, turn > 0.5 ? -1 : 1);
  const letter = letterAt(isUpright ? (turn > 0 ? 4 : 6) : 5);
  const fitting = fitMark(letter, reach - FREE_PX, FREE_UNIT, false, false, letterAt(7), ARM_END_PX);
  growTip(letter, reach - FREE_PX, fitting, false, letterAt(7), ARM_END_PX);
  reportMark(letter, armName(turn), fitting);
}

/** An arm by the quarter that it points to. */
function armName(turn: f64): string {
  switch (<i32>(turn * 4)) {
    case 0: return "north arm";
    case 1: return "east arm";
    case 2: return "south arm";
    default: return "west arm";
  }
}

/** A pair of rays that mirror each other: a letter on each, or the fifth sign, smaller, on those of its diagonal. */
function drawRays(diagonal: f64, turn: f64, away: f64, unit: f64, slot: i32, isTurned: bool): void {
  const letter = letterAt(slot);
  const end = letterAt(slot + 2);
  let middle = away;
  let fitting = 0.0;
  let isDrawn = false;
  for (let i = 0; i < SHIFTS_PX.length && fitting < unit * CONTENT; i++) {
    const fits = fitRays(diagonal, turn, away + SHIFTS_PX[i], unit, letter, end, isTurned);
    if (fits <= fitting) continue;
    fitting = fits;
    middle = away + SHIFTS_PX[i];
  }
  for (let side = 0; side < 2; side++) {
    const place = placeAt(side == 0 ? diagonal : 1 - diagonal);
    beginRadius(side == 0 ? turn : 1 - turn, RAY_PX);
    if (place >= 0) growSign(placeSymbolNumber[place], REACH_PX - 70, 4.9, side == 0 ? 1 : -1);
    else {
      growTip(letter, middle, fitting, isTurned, end, RAY_END_PX);
      isDrawn = true;
    }
  }
  if (isDrawn) reportMark(letter, slot == 0 ? "upper rays" : "lower rays", fitting);
}

/** The largest unit at which a letter has air on both rays of a pair. */
function fitRays(diagonal: f64, turn: f64, away: f64, unit: f64, letter: i32, end: i32, isTurned: bool): f64 {
  let fitting = unit;
  for (let side = 0; side < 2; side++) {
    if (placeAt(side == 0 ? diagonal : 1 - diagonal) >= 0) continue;
    beginRadius(side == 0 ? turn : 1 - turn, RAY_PX);
    fitting = min<f64>(fitting, fitMark(letter, away, fitting, isTurned, false, end, RAY_END_PX));
  }
  return fitting;
}

/** A ring, or a square on its corner. */
function drawBand(radius: f64): void {
  pen(STROKE_FRAME, BAND_PX);
  if (isBowed) return ringOn(CENTER_PX, CENTER_PX, radius);
  polygon(radius * 1.14, 4, 0);
  closeLine();
}
