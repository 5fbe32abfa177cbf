import { STROKE_SYMBOL, STROKE_TIE } from "../../abi";
import { addSymbol } from "../../encode/result";
import { FIRST_ELEMENT, symbolIds } from "../../glyphs/symbols/library";
import { closeLine, lineTo, moveTo, pen, segment } from "../../ink/board/board";
import { conflictingAt, conflictingCount, supportingAt, supportingCount } from "./elemental-options";
import { drawOrnament, ornamentName } from "./ornament";
import { Triangle } from "./triangle";
import { AIR } from "./voice";

/** Half a sign's width by its height; where its bar lies, and half the bar. */
const WIDE: f64 = 0.62;
const BAR_AT: f64 = 0.08;
const BAR_WIDE: f64 = 0.42;
const FIELD_UNIT_PX: f64 = 6.4;
const ORNAMENT_PX: f64 = 6;

/** How large the part of an element is: those that support it are larger and heavier than those against it. */
class SignSize {
  constructor(readonly height: f64, readonly weight: f64, readonly tie: f64, readonly role: string) {}
}

export const SUPPORTING: SignSize = new SignSize(28, 6.6, 8, "supporting");
export const CONFLICTING: SignSize = new SignSize(20, 5, 6, "conflicting");
const TIE_PX: f64 = 11;

export function pointsUp(element: i32): bool {
  return element == 1 || element == AIR;
}

/** The height that the figure may have with all its signs, px. */
const FIELD_PX: f64 = 350;
/** The height of the tallest ornament on its tie. */
const ORNAMENT_ROOM_PX: f64 = 48;

/** The height that the signs on the axis leave to triangle and frame. */
export function roomOnAxis(): f64 {
  const above = supportingCount() > 0 ? TIE_PX + SUPPORTING.height : ORNAMENT_ROOM_PX;
  const below = supportingCount() > 1 ? TIE_PX + SUPPORTING.height : conflictingCount() > 0 ? TIE_PX + CONFLICTING.height : 0;
  return FIELD_PX - above - below;
}

/** What part an element has beside the dominant one, or null. */
export function sizeOf(element: i32): SignSize | null {
  for (let i = 0; i < supportingCount(); i++) if (supportingAt(i) == element) return SUPPORTING;
  for (let i = 0; i < conflictingCount(); i++) if (conflictingAt(i) == element) return CONFLICTING;
  return null;
}

/** An element's sign, always upright, on a tie that leaves (x, y) along a unit vector. */
export function setSign(element: i32, size: SignSize, x: f64, y: f64, alongX: f64, alongY: f64): void {
  const height = size.height;
  const up: f64 = pointsUp(element) ? 1 : -1;
  const away = TIE_PX + height * wayToTip(alongX, alongY * up);
  const tie = away - height * wayToEdge(alongX, alongY * up);
  pen(STROKE_TIE, size.tie);
  segment(x, y, x + alongX * tie, y + alongY * tie);
  const middleX = x + alongX * away;
  const middleY = y + alongY * away;
  addSymbol(symbolIds[FIRST_ELEMENT + element - 1], size.role, 0);
  pen(STROKE_SYMBOL, size.weight);
  moveTo(middleX, middleY - up * height * 0.5);
  lineTo(middleX + height * WIDE, middleY + up * height * 0.5);
  lineTo(middleX - height * WIDE, middleY + up * height * 0.5);
  closeLine();
  if (element < AIR) return;
  const bar = middleY + up * height * BAR_AT;
  segment(middleX - height * BAR_WIDE, bar, middleX + height * BAR_WIDE, bar);
}

/** How far an upright sign of height 1 reaches from its middle against a unit vector. */
function wayToTip(alongX: f64, alongY: f64): f64 {
  return max<f64>(alongY * 0.5, WIDE * abs(alongX) - alongY * 0.5);
}

/** From the middle of an upright sign of height 1 to where a line along a unit vector enters it. */
function wayToEdge(alongX: f64, alongY: f64): f64 {
  const slope = abs(alongX) + WIDE * alongY;
  const toSide = slope > 0 ? (WIDE * 0.5) / slope : Infinity;
  return alongY < 0 ? min<f64>(toSide, -0.5 / alongY) : toSide;
}

/** The dominant element's ornament on a tie. */
export function setOrnament(element: i32, x: f64, y: f64, alongX: f64, alongY: f64): void {
  pen(STROKE_TIE, SUPPORTING.tie);
  segment(x, y, x + alongX * TIE_PX, y + alongY * TIE_PX);
  addSymbol(ornamentName(element), "ornament", 0);
  drawOrnament(element, x + alongX * (TIE_PX - 1), y + alongY * (TIE_PX - 1), alongX, alongY, FIELD_UNIT_PX, ORNAMENT_PX);
}

/**
 * Sets the other elements round a triangle: what supports it on the point and below, what is against it below, at the corners, and on the point. The
 * place on the point is never empty. Returns whether the corners are taken.
 */
export function setOthers(element: i32, triangle: Triangle, footReach: f64): bool {
  const plane = triangle.plane;
  const up = plane.y(0, -1) - plane.middleY;
  const apexX = plane.x(0, triangle.apex);
  const apexY = plane.y(0, triangle.crown);
  const footY = plane.y(0, footReach);
  const count = conflictingCount();
  if (supportingCount() > 0) setSign(supportingAt(0), SUPPORTING, apexX, apexY, 0, up);
  else if (count > 2) setSign(conflictingAt(2), CONFLICTING, apexX, apexY, 0, up);
  else setOrnament(element, apexX, apexY, 0, up);
  const isFootTaken = supportingCount() > 1;
  if (isFootTaken) setSign(supportingAt(1), SUPPORTING, apexX, footY, 0, -up);
  else if (count > 0) setSign(conflictingAt(0), CONFLICTING, apexX, footY, 0, -up);
  const atCorners = isFootTaken ? 0 : 1;
  if (atCorners >= count) return false;
  const y = plane.y(0, triangle.foot);
  for (let side = 1.0; side >= -1; side -= 2) {
    setSign(conflictingAt(atCorners), CONFLICTING, plane.x(triangle.edge * side, triangle.foot), y, side * (plane.x(1, 0) - plane.middleX), 0);
  }
  return true;
}
