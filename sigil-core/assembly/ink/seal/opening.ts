import { PathWriter } from "../../encode/path-writer";
import { hypotenuse } from "../../geometry/polyline";
import { ring } from "../shapes";
import { arcBand, CENTER_PX, outwardX, outwardY } from "./circle-parts";

/** Middle of the opening above the seal's center, and its radius: room for a medallion on the seal's line. */
export const OPENING_UP_PX: f64 = 218;
const OPENING_PX: f64 = 27.5;

let isOpen: bool = false;

/** Opens the seal at its top, or closes it. */
export function setOpening(open: bool): void {
  isOpen = open;
}

export function isSealOpen(): bool {
  return isOpen;
}

/** Whether the seal is closed, or a mark of this size keeps clear of its opening. */
export function isClear(radius: f64, turn: f64, size: f64): bool {
  return !isOpen || hypotenuse(radius * outwardX(turn), radius * outwardY(turn) + OPENING_UP_PX) > OPENING_PX + size;
}

/** A line of the seal around its center, broken where it is open. */
export function sealLine(out: PathWriter, radius: f64, width: f64): void {
  const cosine = (radius * radius + OPENING_UP_PX * OPENING_UP_PX - OPENING_PX * OPENING_PX) / (2 * OPENING_UP_PX * radius);
  if (!isOpen || cosine >= 1) return ring(out, CENTER_PX, CENTER_PX, radius, width);
  const sine = sqrt<f64>(1 - cosine * cosine);
  arcBand(out, CENTER_PX, CENTER_PX, radius, width, sine, -cosine, -sine, -cosine, true);
}

/** The arc of a circle on the seal's axis that bulges through the opening, up to where it is broken; its ends are (±fromX, fromY) of its radius. */
export function topArc(out: PathWriter, middleY: f64, radius: f64, width: f64, fromX: f64, fromY: f64): void {
  const up = middleY - (CENTER_PX - OPENING_UP_PX);
  const cosine = (radius * radius + up * up - OPENING_PX * OPENING_PX) / (2 * up * radius);
  const sine = sqrt<f64>(1 - cosine * cosine);
  if (sine >= fromX) return;
  arcBand(out, CENTER_PX, middleY, radius, width, -fromX, fromY, -sine, -cosine, false);
  arcBand(out, CENTER_PX, middleY, radius, width, sine, -cosine, fromX, fromY, false);
}
