import { hypotenuse } from "../../geometry/polyline";
import { Placement } from "./placement";

/** Parts of the spine, from head to foot: a ring may leave it open, and it then stops at the ring's rim. */
const MAX_PARTS: i32 = 8;
export const partTop = new StaticArray<f64>(MAX_PARTS);
export const partFoot = new StaticArray<f64>(MAX_PARTS);
export let partCount: i32 = 0;
/** Whether there is room for a terminal at the head and at the foot. */
export let hasHead: bool = false;
export let hasFoot: bool = false;

/** A meeting of another gesture this close to an open stretch fills it, px. */
const CLOSE_TO_OPEN_PX: f64 = 8;
/** How far the spine runs on beyond its first and last meeting: at least so far, less where it stops at a ring's rim, and on to clear air. */
const HEAD_RUN_PX: f64 = 28;
const FOOT_RUN_PX: f64 = 32;
const RUN_AT_RIM_PX: f64 = 18;
const LONGEST_RUN_PX: f64 = 64;
const RUN_STEP_PX: f64 = 6;
/** Where nothing has air the spine ends where it is met, px beyond. */
const STUB_PX: f64 = 5;
/** Air that the terminals of head and foot need, px; a terminal's middle lies so far beyond the spine's end. */
const AIR_PX: f64 = 32;
const TERMINAL_PX: f64 = 8;
/** Between lines that are nearer to the axis than this a terminal looks jammed, unless it has more air. */
const LEG_PX: f64 = 88;
const LEG_AIR_PX: f64 = 52;

/** Finds the stretch of the spine that gestures meet, less what stays open. */
export function buildSpine(items: StaticArray<Placement>, count: i32): void {
  let top = Infinity;
  let foot = -Infinity;
  for (let i = 0; i < count; i++) {
    for (let m = 0; m < items[i].meetCount; m++) {
      top = min<f64>(top, items[i].meets[m]);
      foot = max<f64>(foot, items[i].meets[m]);
    }
  }
  let isRimTop = false;
  let isRimFoot = false;
  for (let i = 0; i < count; i++) {
    if (!isOpen(items, count, i)) continue;
    if (abs(items[i].openFrom - top) < 2) isRimTop = true;
    if (abs(items[i].openTo - foot) < 2) isRimFoot = true;
  }
  partTop[0] = findEnd(items, count, top, -1, isRimTop ? RUN_AT_RIM_PX : HEAD_RUN_PX);
  hasHead = isAiry;
  partFoot[0] = findEnd(items, count, foot, 1, isRimFoot ? RUN_AT_RIM_PX : FOOT_RUN_PX);
  hasFoot = isAiry;
  partCount = 1;
  for (let i = 0; i < count; i++) if (isOpen(items, count, i)) cut(items[i].openFrom, items[i].openTo);
}

/** Whether the end that was found last has room for a terminal. */
let isAiry: bool = false;

/** The nearest end beyond a meeting whose terminal has air; where none has, the meeting itself. */
function findEnd(items: StaticArray<Placement>, count: i32, meeting: f64, direction: f64, shortest: f64): f64 {
  for (let run = shortest; run <= LONGEST_RUN_PX; run += RUN_STEP_PX) {
    const y = meeting + direction * (run + TERMINAL_PX);
    isAiry = computeAir(items, count, y) >= (isBetweenLegs(items, count, y, direction) ? LEG_AIR_PX : AIR_PX);
    if (isAiry) return meeting + direction * run;
  }
  return meeting + direction * STUB_PX;
}

/** Whether lines run on beyond a point of the axis at either side of it. */
function isBetweenLegs(items: StaticArray<Placement>, count: i32, y: f64, direction: f64): bool {
  for (let i = 0; i < count; i++) {
    const item = items[i];
    for (let k = 0; k < item.count; k++) if (item.sampleX[k] < LEG_PX && (item.sampleY[k] - y) * direction > 0) return true;
  }
  return false;
}

/** Distance from a point of the axis to the nearest line or terminal of a gesture, px. */
function computeAir(items: StaticArray<Placement>, count: i32, y: f64): f64 {
  let nearest = Infinity;
  for (let i = 0; i < count; i++) {
    const item = items[i];
    for (let k = 0; k < item.count; k++) nearest = min<f64>(nearest, hypotenuse(item.sampleX[k], item.sampleY[k] - y));
    for (let e = 0; e < item.endCount; e++) nearest = min<f64>(nearest, hypotenuse(item.tipX[e], item.tipY[e] - y) - TERMINAL_PX);
  }
  return nearest;
}

/** Whether a gesture leaves its stretch open: it wants to, and no other gesture needs the spine there. */
function isOpen(items: StaticArray<Placement>, count: i32, at: i32): bool {
  const item = items[at];
  if (item.openTo - item.openFrom < 1) return false;
  for (let i = 0; i < count; i++) {
    if (i == at) continue;
    for (let m = 0; m < items[i].meetCount; m++) {
      const y = items[i].meets[m];
      if (y > item.openFrom - CLOSE_TO_OPEN_PX && y < item.openTo + CLOSE_TO_OPEN_PX) return false;
    }
  }
  return true;
}

function cut(from: f64, to: f64): void {
  for (let i = 0; i < partCount; i++) {
    if (from <= partTop[i] || to >= partFoot[i]) continue;
    for (let j = partCount; j > i + 1; j--) {
      partTop[j] = partTop[j - 1];
      partFoot[j] = partFoot[j - 1];
    }
    partTop[i + 1] = to;
    partFoot[i + 1] = partFoot[i];
    partFoot[i] = from;
    partCount++;
    return;
  }
}
