import {
  BEAD_PX, END_RADIUS_PX, RING_PX, RING_WIDTH_PX, SECOND_RING_PX, SECOND_RING_WIDTH_PX, START_RING_PX, START_RING_WIDTH_PX, TWICE_RING_PX, TWICE_RING_WIDTH_PX,
} from "./measures";
import { endPin, MAX_TRACED, pinCount, stationInitial, stationRepeats } from "./stations";

/** Middle of each station, and of the mark at the end of a tail after them, px from the middle of the box. */
export const stationX = new StaticArray<f64>(MAX_TRACED + 1);
export const stationY = new StaticArray<f64>(MAX_TRACED + 1);
/** Radius of what is drawn there, to the outside of its ink. */
export const rims = new StaticArray<f64>(MAX_TRACED + 1);

const SLOTS: i32 = 2;
const SLOT: i32 = 2 * (MAX_TRACED + 1);
const kept = new StaticArray<f64>(SLOTS * SLOT);

/** Remembers where the stations are in one of two slots; `restoreStations` comes back to it. */
export function keepStations(slot: i32): void {
  for (let i = 0; i < pinCount; i++) {
    kept[slot * SLOT + i] = stationX[i];
    kept[slot * SLOT + MAX_TRACED + 1 + i] = stationY[i];
  }
}

export function restoreStations(slot: i32): void {
  for (let i = 0; i < pinCount; i++) {
    stationX[i] = kept[slot * SLOT + i];
    stationY[i] = kept[slot * SLOT + MAX_TRACED + 1 + i];
  }
}

/** Measures what is drawn at each place. */
export function measureRims(): void {
  for (let i = 0; i < pinCount; i++) rims[i] = i == endPin() ? END_RADIUS_PX : rimPx(i);
}

function rimPx(station: i32): f64 {
  if (station == 0) return START_RING_PX + (stationRepeats[0] > 0 ? SECOND_RING_PX + SECOND_RING_WIDTH_PX * 0.5 : START_RING_WIDTH_PX * 0.5);
  if (stationRepeats[station] > 0) return TWICE_RING_PX + TWICE_RING_WIDTH_PX * 0.5;
  return stationInitial[station] > 0 ? RING_PX + RING_WIDTH_PX * 0.5 : BEAD_PX;
}
