import { STROKE_TIE } from "../../abi";
import { pen, segment } from "../../ink/board/board";
import { circleX, circleY } from "../../ink/board/circle-lines";
import { castRay, hitX, hitY } from "../../ink/board/ray";
import { TIE_PX } from "../../ink/board/weights";
import { outwardX, outwardY } from "../../ink/seal/circle-parts";
import { MIDDLE_PX } from "./measures";

/** A tie is drawn where the hub's own ink lies this far out. */
const TIED_FROM_PX: f64 = 30;
/** The ring's own line covers the end of a tie. */
const IN_RING_PX: f64 = 1;
const BELOW: f64 = 0.5;

/**
 * Ties a symbol in the middle to the ring around it, at `count` places from the turn `first` on; where it reaches out at none of them, half-way
 * between them; else from below, so that the figure stays one piece.
 */
export function tieHub(hub: i32, ring: f64, first: f64, count: i32): void {
  if (tieAll(hub, ring, first, count) > 0) return;
  if (tieAll(hub, ring, first + 0.5 / <f64>count, count) > 0) return;
  tie(hub, ring, BELOW, 0);
}

function tieAll(hub: i32, ring: f64, first: f64, count: i32): i32 {
  let ties = 0;
  for (let i = 0; i < count; i++) if (tie(hub, ring, first + <f64>i / <f64>count, TIED_FROM_PX)) ties++;
  return ties;
}

function tie(hub: i32, ring: f64, turn: f64, from: f64): bool {
  const dx = outwardX(turn);
  const dy = outwardY(turn);
  const x = circleX(turn, ring - IN_RING_PX);
  const y = circleY(turn, ring - IN_RING_PX);
  if (!castRay(hub, x, y, -dx, -dy) && from > 0) return false;
  if ((hitX - MIDDLE_PX) * dx + (hitY - MIDDLE_PX) * dy < from) return false;
  pen(STROKE_TIE, TIE_PX);
  segment(x, y, hitX, hitY);
  return true;
}
