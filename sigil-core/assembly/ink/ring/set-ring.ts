import { meanPenPx, sealPath, setName } from "../../encode/result";
import { RESULT_SEAL_FAMILY } from "../../abi";
import { clamp } from "../../geometry/polyline";
import { BEGINNING } from "../../glyphs/signs";
import { Stream } from "../../text/stream";
import { drawMedallion } from "../seal/medallion";
import { CENTER_PX, outwardX, outwardY } from "../seal/circle-parts";
import { beginShape, endPolygon, point, ring } from "../shapes";
import { inkSign, SignPlace } from "./ink-sign";
import { signCount, signs, spellRing } from "./inscription";
import { leftOf, rightOf } from "./sign-widths";

/** The ring lies between these two circles, px of a seal with a rim of 236. */
const OUTER_PX: f64 = 236;
const INNER_PX: f64 = 196;
const TAU: f64 = 6.283185307179586;

/** Whether a line runs outside the signs, inside them, on both sides, or nowhere. */
const FRAMES: i32 = 4;
const LINE_PX: f64 = 2;
/** Paper between a line and the signs. */
const AIR_PX: f64 = 5.5;
const TALLEST_PX: f64 = 34;
/** The free methods' ring is smaller. */
const MODEST: f64 = 0.8;
/** The beginning is taller than the signs by this share, and broader in its pen. */
const BEGINNING_RISE: f64 = 0.1;
const BEGINNING_PEN: f64 = 1.15;

/** The ring's pen by the figure's, and by the signs' height at least and at most: it follows the figure and stays far below it. */
const PEN_SHARE: f64 = 0.3;
const LEAST_PEN: f64 = 0.105;
const MOST_PEN: f64 = 0.14;
/** White between two signs, of their height, where there is just room. */
const WHITE: f64 = 0.24;
/** From this much air on there is a bead between two signs, of the signs' height; its radius by the pen. */
const BEAD_AIR: f64 = 1.05;
const BEAD: f64 = 0.62;
/** Room for the planet's medallion to either side of the top, of the signs' height. */
const MEDALLION_PX: f64 = 31;

const place = new SignPlace();

/** The ring of the free method: the letters that remain, in small signs. */
export function drawModestRing(stream: Stream): void {
  drawRing(stream, false, 0);
}

/** The ring of the other methods: the whole sentence where it has room. `planet` is the one at its beginning, 0 for the mark. */
export function drawRing(stream: Stream, isWhole: bool, planet: i32): void {
  const frame = stream.int(FRAMES);
  const isLinedOutside = (frame & 1) == 1;
  const isLinedInside = (frame & 2) == 2;
  const head = isLinedOutside ? OUTER_PX - LINE_PX - AIR_PX : OUTER_PX - 1;
  const foot = isLinedInside ? INNER_PX + LINE_PX + AIR_PX : INNER_PX + 3;
  const height = min<f64>(TALLEST_PX, head - foot) * (isWhole ? 1 : MODEST);
  place.height = height;
  place.pen = clamp(meanPenPx() * PEN_SHARE, height * LEAST_PEN, height * MOST_PEN);
  const line = place.pen * 0.55;
  if (isLinedOutside) ring(sealPath, CENTER_PX, CENTER_PX, OUTER_PX - line * 0.5, line);
  if (isLinedInside) ring(sealPath, CENTER_PX, CENTER_PX, INNER_PX + line * 0.5, line);
  const headPx = (head + foot + height) * 0.5;
  spellRing(isWhole);
  setSigns(headPx, planet);
  setName(RESULT_SEAL_FAMILY, ringName(isWhole, frame));
}

/** Sets the signs from the beginning clockwise, the air between them equal to the eye. */
function setSigns(headPx: f64, planet: i32): void {
  const height = place.height;
  const middle = headPx - height * 0.5;
  const beginRight = planet > 0 ? MEDALLION_PX / height : rightOf(BEGINNING) * (1 + BEGINNING_RISE);
  const beginLeft = planet > 0 ? MEDALLION_PX / height : leftOf(BEGINNING) * (1 + BEGINNING_RISE);
  let used = beginRight + beginLeft;
  for (let i = 0; i < signCount; i++) used += leftOf(signs[i]) + rightOf(signs[i]);
  const room = (TAU * middle) / height - used;
  const air = room / <f64>(signCount + 1);
  const shrink = air < WHITE ? air / WHITE : 1;
  drawBeginning(headPx, planet);
  const hasBeads = air > BEAD_AIR;
  let at = beginRight;
  for (let i = 0; i <= signCount; i++) {
    if (hasBeads && isBetweenLetters(i)) bead(at + air * 0.5, middle);
    at += air;
    if (i == signCount) break;
    const sign = <i32>signs[i];
    at += leftOf(sign);
    setSign(sign, (at * height) / (TAU * middle), headPx, shrink);
    at += rightOf(sign);
  }
}

/** Beads stand between letters alone: dividers and the beginning need none. */
function isBetweenLetters(index: i32): bool {
  return index > 0 && index < signCount && <i32>signs[index] < BEGINNING && <i32>signs[index - 1] < BEGINNING;
}

function bead(at: f64, middle: f64): void {
  const turn = (at * place.height) / (TAU * middle);
  const dx = outwardX(turn);
  const dy = outwardY(turn);
  // So small that a lozenge looks round, and takes half the bytes.
  beginShape(CENTER_PX + middle * dx, CENTER_PX + middle * dy, dx, dy, place.pen * BEAD);
  point(1, 0);
  point(0, 1);
  point(-1, 0);
  point(0, -1);
  endPolygon(sealPath);
}

function setSign(sign: i32, turn: f64, headPx: f64, shrink: f64): void {
  const height = place.height;
  place.height = height * shrink;
  stand(turn, headPx - (height - place.height) * 0.5);
  inkSign(sealPath, sign, place);
  place.height = height;
}

function stand(turn: f64, headPx: f64): void {
  place.outX = outwardX(turn);
  place.outY = outwardY(turn);
  place.x = CENTER_PX + headPx * place.outX;
  place.y = CENTER_PX + headPx * place.outY;
}

function drawBeginning(headPx: f64, planet: i32): void {
  if (planet > 0) return drawMedallion(sealPath, planet);
  const height = place.height;
  const pen = place.pen;
  place.height = height * (1 + BEGINNING_RISE);
  place.pen = pen * BEGINNING_PEN;
  stand(0, headPx + height * BEGINNING_RISE * 0.5);
  inkSign(sealPath, BEGINNING, place);
  place.height = height;
  place.pen = pen;
}

function ringName(isWhole: bool, frame: i32): string {
  if (!isWhole) return frame == 0 ? "letters" : "lined letters";
  return frame == 0 ? "sentence" : "lined sentence";
}
