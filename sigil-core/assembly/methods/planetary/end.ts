import { hypotenuse, Polyline } from "../../geometry/polyline";
import { CENTER_PX } from "../../ink/seal/circle-parts";
import { SPEAR } from "../../glyphs/terminal-kinds";
import { cosTurn, sinTurn } from "../../geometry/turn";
import { lines, stationAtX, stationAtY } from "./curve";
import { TAIL_PX } from "./measures";
import { rimPx } from "./placing";
import { stationCount, stationRepeats, stationVisits, way, wayCount } from "./stations";

/** The short line by which an end leaves a ring. */
export const tail = new Polyline(8);

const DIRECTIONS: i32 = 20;
const ENOUGH_PX: f64 = 58;
/** An end mark needs this much paper around it. */
const ROOM_PX: f64 = 33;
/** A tail stays within this distance of the seal's middle. */
const HOLD_PX: f64 = 150;
/** A mark reaches this far beyond the end of its line; a spear is longer. */
const REACH_PX: f64 = 9;
const SPEAR_REACH_PX: f64 = 22;

/** Whether the last station is met for the first time, once, so that the line may end there with its mark alone. */
export function isEndFree(): bool {
  const last = way[wayCount - 1];
  return last != 0 && stationVisits[last] == 1 && stationRepeats[last] == 0;
}

/** Whether other lines leave a mark at the end of the last line less room than it needs, and than it would have at the end of a tail. */
export function isEndCramped(mark: i32): bool {
  const room = endRoom(mark);
  return room < ROOM_PX && room < layTail(mark);
}

function endRoom(mark: i32): f64 {
  const last = way[wayCount - 1];
  const line = lines[wayCount - 2];
  const x = stationAtX(last);
  const y = stationAtY(last);
  const before = line.count - 2;
  const dx = x - line.x[before];
  const dy = y - line.y[before];
  const step = hypotenuse(dx, dy) + 1e-9;
  const reach = mark == SPEAR ? SPEAR_REACH_PX : REACH_PX;
  return roomAt(x + (dx / step) * reach, y + (dy / step) * reach, wayCount - 2, last);
}

/** Lays the tail into the direction with the most paper, and Returns how much that is. */
export function layTail(mark: i32): f64 {
  const last = way[wayCount - 1];
  const x = stationAtX(last);
  const y = stationAtY(last);
  const rim = rimPx(last);
  const reach = rim + TAIL_PX + (mark == SPEAR ? SPEAR_REACH_PX : REACH_PX);
  let best = -1e9;
  for (let i = 0; i < DIRECTIONS; i++) {
    const dx = cosTurn(<f64>i / <f64>DIRECTIONS);
    const dy = sinTurn(<f64>i / <f64>DIRECTIONS);
    const tip = roomAt(x + dx * reach, y + dy * reach, -1, last);
    const root = roomAt(x + dx * (rim + TAIL_PX * 0.4), y + dy * (rim + TAIL_PX * 0.4), -1, last) + 10;
    const outside = max<f64>(0, hypotenuse(x + dx * reach - CENTER_PX, y + dy * reach - CENTER_PX) - HOLD_PX);
    const room = min<f64>(ENOUGH_PX, min<f64>(tip, root)) - outside;
    if (room <= best + 0.01) continue;
    best = room;
    tail.clear();
    tail.push(x + dx * (rim + 1), y + dy * (rim + 1));
    tail.push(x + dx * (rim + TAIL_PX * 0.5), y + dy * (rim + TAIL_PX * 0.5));
    tail.push(x + dx * (rim + TAIL_PX), y + dy * (rim + TAIL_PX));
  }
  return best;
}

/** Distance to the nearest line but one, and to the nearest ring but one. */
function roomAt(x: f64, y: f64, exceptLine: i32, exceptStation: i32): f64 {
  let nearest: f64 = 1e9;
  for (let line = 0; line + 1 < wayCount; line++) {
    if (line == exceptLine) continue;
    const points = lines[line];
    for (let i = 0; i < points.count; i++) {
      const dx = unchecked(points.x[i]) - x;
      const dy = unchecked(points.y[i]) - y;
      nearest = min<f64>(nearest, dx * dx + dy * dy);
    }
  }
  nearest = sqrt<f64>(nearest);
  for (let s = 0; s < stationCount; s++) {
    if (s != exceptStation) nearest = min<f64>(nearest, hypotenuse(stationAtX(s) - x, stationAtY(s) - y) - rimPx(s));
  }
  return nearest;
}
