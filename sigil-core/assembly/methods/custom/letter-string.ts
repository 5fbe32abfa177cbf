import { STROKE_FRAME } from "../../abi";
import { addHole, stringBeads } from "../../ink/board/beads";
import { pen, ringOn } from "../../ink/board/board";
import { arcBetween, circleX, circleY } from "../../ink/board/circle-lines";
import { HAIR_PX } from "../../ink/board/weights";
import { CENTER_PX } from "../../ink/seal/circle-parts";
import { frameReach } from "./hub";
import { placeCount, placeTurn } from "./places";
import { keepRaysClear } from "./rays";

const BEAD_END_PX: f64 = 4;
const SECOND_RING_PX: f64 = 9;
const STUD: f64 = 1.16;

/**
 * The letters on a ring that stops at the symbols and runs through the rays, with a second, thin one within where it is doubled. The symbols stand
 * `distance` px from the middle and keep circles of `clearance` free.
 */
export function drawRing(radius: f64, weight: f64, isDouble: bool, distance: f64, clearance: f64): void {
  for (let i = 0; i < placeCount; i++) {
    const to = i + 1 < placeCount ? placeTurn[i + 1] : placeTurn[0] + 1;
    pen(STROKE_FRAME, weight);
    arcBetween(radius, placeTurn[i], to, distance, clearance, BEAD_END_PX);
    pen(STROKE_FRAME, HAIR_PX);
    if (isDouble) arcBetween(radius - SECOND_RING_PX, placeTurn[i], to, distance, clearance + 2, 0);
  }
  keepRaysClear(radius);
  stringBeads(CENTER_PX, CENTER_PX, radius, weight > HAIR_PX ? STUD : 1);
}

/** The letters on a string of this radius round the middle; at 0 as studs of the ring that frames it. */
export function drawString(string: f64): void {
  const isFrame = string == 0;
  const radius = isFrame ? frameReach : string;
  if (!isFrame) {
    pen(STROKE_FRAME, HAIR_PX);
    ringOn(CENTER_PX, CENTER_PX, radius);
  }
  keepRaysClear(radius);
  for (let i = 0; i < placeCount; i++) addHole(circleX(placeTurn[i], radius), circleY(placeTurn[i], radius), 2);
  stringBeads(CENTER_PX, CENTER_PX, radius, isFrame ? STUD : 0.86);
}
