import { STROKE_FRAME, STROKE_SYMBOL, STROKE_TIE } from "../../abi";
import { hypotenuse } from "../../geometry/polyline";
import { closeLine, pen, placeSymbol, ringOn, segment } from "../../ink/board/board";
import { circleX, circleY, polygon, scallops } from "../../ink/board/circle-lines";
import { castRay, hitX, hitY } from "../../ink/board/ray";
import { CENTER_PX, outwardX, outwardY } from "../../ink/seal/circle-parts";
import { FRAME_PX, HAIR_PX, TIE_PX } from "../../ink/board/weights";
import { centerWeight } from "./center-weight";

/** Frames of the middle, drawn by lot up to `FRAMES`. */
export const FRAME_NONE: i32 = 0;
export const FRAME_RING: i32 = 1;
export const FRAME_DOUBLE: i32 = 2;
export const FRAME_SCALLOPS: i32 = 3;
const FRAME_POLYGON: i32 = 4;
export const FRAMES: i32 = 5;
/** A wide polygon with its corners between the spokes, or a wide ring. */
export const FRAME_FIELD: i32 = 5;

/** Air between the middle's symbol and its frame, px. */
const AIR_PX: f64 = 14.5;
const DOUBLE_PX: f64 = 9;
const FIELD_PX: f64 = 7.4;
/** A tie this long or longer would be its own spoke. */
const LONGEST_TIE_PX: f64 = 46;
const FAR_PX: f64 = 230;

/** Distance of the frame's line at the spokes from the middle, as left by `drawHub`; 0 without a frame. */
export let frameReach: f64 = 0;
/** How far the frame reaches between the spokes. */
export let frameOuter: f64 = 0;
let hubPart: i32 = 0;

/**
 * Sets the symbol in the middle and its frame, which has a corner or a cusp at each of `count` spokes, the first at `offset`; a wide frame is `field`
 * px from the middle, and a ring where it `isRound`.
 */
export function drawHub(symbol: i32, radius: f64, frame: i32, count: i32, offset: f64, field: f64, isRound: bool): void {
  hubPart = placeSymbol(symbol, CENTER_PX, CENTER_PX, radius, 1, STROKE_SYMBOL, centerWeight(symbol, radius));
  frameReach = frameOuter = 0;
  if (frame == FRAME_NONE) return;
  // The sides of a polygon come nearer to the middle than its corners: by the cosine of half a side.
  const half = 0.5 / <f64>count;
  frameReach = frameOuter = radius + AIR_PX;
  pen(STROKE_FRAME, frame == FRAME_FIELD ? FIELD_PX : FRAME_PX);
  if (frame == FRAME_SCALLOPS) {
    frameReach += 2;
    frameOuter = frameReach + scallops(frameReach, count, offset);
    closeLine();
  } else if (frame == FRAME_POLYGON) {
    frameReach = frameOuter = frameReach / -outwardY(half);
    polygon(frameReach, count, offset);
    closeLine();
  } else if (frame == FRAME_FIELD && isRound) {
    frameReach = frameOuter = field;
    ringOn(CENTER_PX, CENTER_PX, field);
  } else if (frame == FRAME_FIELD) {
    frameReach = field;
    frameOuter = field / -outwardY(half);
    polygon(frameOuter, count, offset + half);
    closeLine();
  } else ringOn(CENTER_PX, CENTER_PX, frameReach);
  if (frame == FRAME_DOUBLE) {
    pen(STROKE_FRAME, HAIR_PX);
    frameReach = frameOuter += DOUBLE_PX;
    ringOn(CENTER_PX, CENTER_PX, frameReach);
  }
  for (let i = 0; i < count; i++) tieHub(offset + <f64>i / <f64>count);
}

/** Ties the middle's symbol to its frame, so that the figure is one piece. */
function tieHub(turn: f64): void {
  if (!castRay(hubPart, circleX(turn, FAR_PX), circleY(turn, FAR_PX), -outwardX(turn), -outwardY(turn))) return;
  const reach = hypotenuse(hitX - CENTER_PX, hitY - CENTER_PX);
  if (frameReach - reach > LONGEST_TIE_PX || frameReach - reach < 1) return;
  pen(STROKE_TIE, TIE_PX);
  segment(circleX(turn, frameReach), circleY(turn, frameReach), hitX, hitY);
}

/** Where a spoke at this turn leaves the middle: on the frame, else on the symbol's own ink. */
export function spokeStart(turn: f64): f64 {
  if (frameReach > 0) return frameReach;
  castRay(hubPart, circleX(turn, FAR_PX), circleY(turn, FAR_PX), -outwardX(turn), -outwardY(turn));
  return (hitX - CENTER_PX) * outwardX(turn) + (hitY - CENTER_PX) * outwardY(turn);
}
