import { STROKE_FRAME } from "../../abi";
import { addMark } from "../../encode/result";
import { DOT, LOZENGE } from "../../glyphs/terminal-kinds";
import { remaining, remainingCount } from "../../text/reduce";
import { hypotenuse } from "../../geometry/polyline";
import { cosTurn, sinTurn } from "../../geometry/turn";
import { discOn, lozengeOn, pen } from "./board";

/** Places on each side of a string: A-M and N-Z share them, round and pointed. */
const PLACES: i32 = 13;
const FIRST_LETTER: i32 = 65;
const AIR_PX: f64 = 8;
const DISC_PX: f64 = 4;
const LOZENGE_PX: f64 = 6.4;

const MAX_HOLES: i32 = 40;
const holeX = new StaticArray<f64>(MAX_HOLES);
const holeY = new StaticArray<f64>(MAX_HOLES);
const holeRadius = new StaticArray<f64>(MAX_HOLES);
let holeCount: i32 = 0;

/** Begins a new list of places that beads keep clear of. */
export function clearHoles(): void {
  holeCount = 0;
}

export function addHole(x: f64, y: f64, radius: f64): void {
  holeX[holeCount] = x;
  holeY[holeCount] = y;
  holeRadius[holeCount++] = radius;
}

/**
 * Strings the remaining letters as beads on a circle, mirrored: 13 places down each side, A-M round, N-Z pointed. Places at holes stay empty. Each
 * letter is reported as a mark of the drawing.
 */
export function stringBeads(x: f64, y: f64, radius: f64, size: f64): void {
  pen(STROKE_FRAME, LOZENGE_PX);
  for (let i = 0; i < remainingCount; i++) {
    const index = <i32>remaining[i] - FIRST_LETTER;
    const isPointed = index >= PLACES;
    const turn = (<f64>(index % PLACES) + 0.5) / <f64>(2 * PLACES);
    let isStrung = false;
    for (let side = 1.0; side >= -1; side -= 2) {
      const dx = sinTurn(turn) * side;
      const dy = -cosTurn(turn);
      const beadX = x + radius * dx;
      const beadY = y + radius * dy;
      if (isInHole(beadX, beadY)) continue;
      isStrung = true;
      if (isPointed) lozengeOn(beadX, beadY, dx, dy, LOZENGE_PX * size);
      else discOn(beadX, beadY, DISC_PX * size);
    }
    if (isStrung) addMark(remaining[i], isPointed ? LOZENGE : DOT);
  }
}

function isInHole(x: f64, y: f64): bool {
  for (let i = 0; i < holeCount; i++) if (hypotenuse(x - holeX[i], y - holeY[i]) < holeRadius[i] + AIR_PX) return true;
  return false;
}
