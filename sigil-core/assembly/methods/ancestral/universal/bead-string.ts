import { STROKE_FRAME } from "../../../abi";
import { arcTo, discOn, endLine, lozengeOn, moveTo, pen, ringOn } from "../../../ink/board/board";
import { outwardX, outwardY } from "../../../ink/seal/circle-parts";
import { remaining, remainingCount } from "../../../text/reduce";
import { HAIR_PX, MIDDLE_PX } from "../measures";

/** Thirteen letters hang on each half of the alphabet; both sides of the string mirror each other. */
const PLACES: i32 = 13;
const CAPITAL_A: i32 = 65;
const ROUND_PX: f64 = 4;
const POINTED_PX: f64 = 6.6;
/** Air between a bead and a ray, px. */
const RAY_AIR_PX: f64 = 11;
const SHORTEST_PX: f64 = 26;

/** A hair ring about the middle, open where `holes` motifs stand `away` px out, each of radius `hole`. */
export function stringBrokenRing(radius: f64, away: f64, first: f64, holes: i32, hole: f64): void {
  pen(STROKE_FRAME, HAIR_PX);
  if (holes == 0) {
    ringOn(MIDDLE_PX, MIDDLE_PX, radius);
    return;
  }
  const cosine = (away * away + radius * radius - hole * hole) / (2 * away * radius);
  const sine = sqrt<f64>(1 - cosine * cosine);
  for (let i = 0; i < holes; i++) {
    const ax = outwardX(first + <f64>i / <f64>holes);
    const ay = outwardY(first + <f64>i / <f64>holes);
    const bx = outwardX(first + <f64>(i + 1) / <f64>holes);
    const by = outwardY(first + <f64>(i + 1) / <f64>holes);
    const fromX = MIDDLE_PX + radius * (ax * cosine - ay * sine);
    const fromY = MIDDLE_PX + radius * (ax * sine + ay * cosine);
    const toX = MIDDLE_PX + radius * (bx * cosine + by * sine);
    const toY = MIDDLE_PX + radius * (by * cosine - bx * sine);
    if ((toX - fromX) * (toX - fromX) + (toY - fromY) * (toY - fromY) < SHORTEST_PX * SHORTEST_PX) continue;
    moveTo(fromX, fromY);
    arcTo(radius, 1, holes == 1, toX, toY);
    endLine();
    discOn(fromX, fromY, HAIR_PX * 1.1);
    discOn(toX, toY, HAIR_PX * 1.1);
  }
}

/**
 * The remaining letters as beads, A to M round and N to Z pointed, from the top down both sides of a ring; places where a motif or a ray stands
 * stay empty.
 */
export function stringBeads(radius: f64, firstHole: f64, holes: i32, hole: f64, firstRay: f64, rays: i32, size: f64): void {
  pen(STROKE_FRAME, HAIR_PX);
  if (hole < RAY_AIR_PX) ringOn(MIDDLE_PX, MIDDLE_PX, radius);
  for (let i = 0; i < remainingCount; i++) {
    const letter = <i32>remaining[i] - CAPITAL_A;
    const half = (<f64>(letter % PLACES) + 0.5) / <f64>(2 * PLACES);
    for (let side = 1.0; side >= -1; side -= 2) {
      const x = radius * outwardX(half * side);
      const y = radius * outwardY(half * side);
      if (isTaken(x, y, radius, firstHole, holes, max<f64>(hole, RAY_AIR_PX)) || isTaken(x, y, radius, firstRay, rays, RAY_AIR_PX)) continue;
      if (letter < PLACES) discOn(MIDDLE_PX + x, MIDDLE_PX + y, ROUND_PX * size);
      else lozengeOn(MIDDLE_PX + x, MIDDLE_PX + y, 0, -1, POINTED_PX * size);
    }
  }
}

function isTaken(x: f64, y: f64, radius: f64, first: f64, count: i32, air: f64): bool {
  for (let i = 0; i < count; i++) {
    const dx = radius * outwardX(first + <f64>i / <f64>count) - x;
    const dy = radius * outwardY(first + <f64>i / <f64>count) - y;
    if (dx * dx + dy * dy < air * air) return true;
  }
  return false;
}
