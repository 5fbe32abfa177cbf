import { STROKE_FRAME } from "../../abi";
import { closeLine, pen, ringOn } from "../../ink/board/board";
import { polygon, scallops } from "../../ink/board/circle-lines";
import { CENTER_PX, outwardX, outwardY } from "../../ink/seal/circle-parts";
import { Stream } from "../../text/stream";
import { beginArm, fitMark, growOpen, growSign, growTip, growTo, middleFrom, ROOT_AIR_PX, TIP_UNITS } from "./arm";
import { drawHub, hubEdge } from "./hub";
import { isRound, letterAt } from "./letters";
import { markOf } from "./letter-marks";
import { ARM_PX, RAY_PX, REACH_PX, SIGN_UNITS, TERMINAL_REACH } from "./measures";
import { reportCarrier, reportMark } from "./report";
import { placeCount, placeSymbolNumber, placeTurn } from "./places";

const RING_PX: f64 = 10;
/** Corners of a ring of straight sides stand a little farther out. */
const CORNER: f64 = 1.08;
/** A spoke that opens is one line again so far before the ring. */
const KNOT_PX: f64 = 9;
const OPEN_PX: f64 = 10;
const END_PX: f64 = 7.6;
/** Where two letters stand between two signs, in shares of the way from one to the other. */
const FIRST_OF_TWO: f64 = 0.34;

/** How the ring runs: a circle, straight sides between corners, or lobes between cusps. */
const CIRCLE: i32 = 0;
const SIDES: i32 = 1;
const LOBES: i32 = 2;

let form: i32 = 0;
let radius: f64 = 0;
let corners: i32 = 0;
let firstCorner: f64 = 0;
let lobePx: f64 = 0;

/** A ring that all signs grow from, letters between them, and the middle tied to it by spokes. */
export function drawCircle(layout: Stream): void {
  const hub = drawHub(CENTER_PX, CENTER_PX, layout.range(25, 34));
  const offset = placeTurn[0];
  reportCarrier(letterAt(0));
  drawRing(offset, layout);
  const unit = min<f64>(layout.range(5.3, 6), (REACH_PX - radius - 6) / SIGN_UNITS);
  const markUnit = layout.range(5.4, 6.6);
  const areSpokesAtSigns = layout.int(2) == 1;
  const isOpen = layout.int(2) == 1;
  for (let i = 0; i < placeCount; i++) {
    const turn = placeTurn[i];
    const at = ringAt(turn);
    tie(turn, areSpokesAtSigns ? hubEdge(hub, turn) : at, at, ARM_PX, isOpen);
    growSign(placeSymbolNumber[i], max<f64>(at, REACH_PX - SIGN_UNITS * unit), unit, turn > 0.5 ? -1 : 1);
  }
  const perGap = placeCount == 2 ? 2 : 1;
  const letters = placeCount * perGap;
  for (let i = 0; i < letters; i++) {
    const share = perGap == 1 ? 0.5 : i % 2 == 0 ? FIRST_OF_TWO : 1 - FIRST_OF_TWO;
    const along = offset + (<f64>(i / perGap) + share) / <f64>placeCount;
    const turn = along >= 1 ? along - 1 : along;
    const at = ringAt(turn);
    tie(turn, areSpokesAtSigns ? at : hubEdge(hub, turn), at, RAY_PX, isOpen);
    // The same distance from the top has the same letter: left and right mirror each other.
    const slot = <i32>(min<f64>(turn, 1 - turn) * <f64>letters + 0.01);
    const end = letterAt(slot + 3);
    const letter = letterAt(slot);
    const room = (REACH_PX - at - ROOT_AIR_PX - TERMINAL_REACH * END_PX) / (TIP_UNITS + markOf(letter).foot);
    const fitting = fitMark(letter, at, min<f64>(markUnit, room), false, true, end, END_PX);
    growTip(letter, middleFrom(letter, at, fitting), fitting, false, end, END_PX);
    reportMark(letter, "ring", fitting);
  }
}

/** Begins an arm, and leads it from the middle to the ring where it is a spoke. */
function tie(turn: f64, from: f64, at: f64, weight: f64, isOpen: bool): void {
  beginArm(CENTER_PX, CENTER_PX, outwardX(turn), outwardY(turn), from, weight);
  if (from >= at) return;
  if (isOpen) growOpen(at - KNOT_PX, OPEN_PX, isRound(letterAt(1)));
  growTo(at);
}

/** The first letter bends the ring or leaves it straight. */
function drawRing(offset: f64, layout: Stream): void {
  const isPlain = layout.int(2) == 1;
  radius = layout.range(62, 86);
  form = !isRound(letterAt(0)) ? SIDES : isPlain || placeCount == 2 ? CIRCLE : LOBES;
  pen(STROKE_FRAME, RING_PX);
  if (form == CIRCLE) return ringOn(CENTER_PX, CENTER_PX, radius);
  if (form == LOBES) lobePx = scallops(radius, placeCount, offset);
  else {
    corners = isPlain && placeCount > 2 ? placeCount : placeCount * 2;
    firstCorner = isPlain ? offset : offset + 0.25 / <f64>placeCount;
    radius *= CORNER;
    polygon(radius, corners, firstCorner);
  }
  closeLine();
}

/** How far the ring is from the middle at a turn; of lobes only at their cusps and tops. */
function ringAt(turn: f64): f64 {
  if (form == CIRCLE) return radius;
  if (form == LOBES) {
    const place = (turn - placeTurn[0]) * <f64>placeCount;
    return abs(place - floor(place + 0.5)) < 0.25 ? radius : radius + lobePx;
  }
  const side = (turn - firstCorner) * <f64>corners;
  const fromMiddle = (side - floor(side) - 0.5) / <f64>corners;
  return (radius * outwardY(0.5 / <f64>corners)) / outwardY(fromMiddle);
}
