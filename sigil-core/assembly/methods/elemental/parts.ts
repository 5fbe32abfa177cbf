import { STROKE_FRAME, STROKE_SYMBOL, STROKE_TERMINAL, STROKE_TIE } from "../../abi";
import { addSymbol } from "../../encode/result";
import { hypotenuse } from "../../geometry/polyline";
import { FIRST_CONCEPT, FIRST_ELEMENT, symbolIds } from "../../glyphs/symbols/library";
import { addHole, clearHoles, stringBeads } from "../../ink/board/beads";
import { arcTo, closeLine, discOn, endLine, finialOn, lineTo, moveTo, pen, placeGlyph, placeSymbol, ringOn, segment } from "../../ink/board/board";
import { FRAME_PX, HAIR_PX, symbolWeight } from "../../ink/board/weights";
import { outwardX, outwardY } from "../../ink/seal/circle-parts";
import { dominantElement, heartSymbol } from "./elemental-options";
import { Stream } from "../../text/stream";

export const WATER: i32 = 2;
export const AIR: i32 = 3;
/** Weight of the dominant triangle: the heaviest stroke of the figure. */
export const DOMINANT_PX: f64 = 12.6;
/** Conflicting elements are drawn thin, so that they recede however large they are. */
export const CONFLICT_WEIGHT_PX: f64 = 2.5;
const BAR_PX: f64 = 7.6;
const TIE_AIR_PX: f64 = 1;
/** A tie starts at the edge of the line of the heart's ring. */
const RING_HALF_PX: f64 = 1;
/** The symbol in the heart by the ring round it; where beads are set on the ring they take room from it. */
const HEART_SHARE: f64 = 0.65;
const STUDDED_SHARE: f64 = 0.59;
/** The symbol in the heart is small: a lighter pen keeps it open. */
const HEART_LIGHTNESS: f64 = 0.84;
const FOOT_PX: f64 = 9;
const FRAME_FINIAL_PX: f64 = 7;

/** An element's triangle reaches this far on its field. */
const FIELD: f64 = 6.2;
/** A wave runs straight so far before the narrow corner; where less than a whole wave is left it is no wave. */
const WAVE_END_PX: f64 = 46;
const LEAST_WAVE_PX: f64 = 24;
const HALF_WAVE_PX: f64 = 15;

/** 1 where the dominant triangle is on its side, -1 where it is on its point. */
export let rise: f64 = 1;
/** Turn of its apex. */
export let apexTurn: f64 = 0;
/** Whether a bar crosses it. */
export let hasBar: bool = false;

export function readDominant(): void {
  const element = dominantElement();
  const isUp = pointsUp(element);
  rise = isUp ? 1 : -1;
  apexTurn = isUp ? 0 : 0.5;
  hasBar = element >= AIR;
}

/** An equal-sided triangle that points as the dominant element does. Returns its part. */
export function triangle(x: f64, y: f64, radius: f64, kind: i32, weight: f64): i32 {
  const part = pen(kind, weight);
  for (let i = 0; i < 3; i++) {
    const turn = apexTurn + <f64>i / 3;
    const px = x + radius * outwardX(turn);
    const py = y + radius * outwardY(turn);
    if (i == 0) moveTo(px, py);
    else lineTo(px, py);
  }
  closeLine();
  return part;
}

/** A terminal on a frame's line, on a foot so that nothing is caught between the two. */
export function standOn(kind: i32, x: f64, y: f64, alongX: f64, alongY: f64): void {
  pen(STROKE_TIE, FRAME_PX);
  segment(x, y, x + alongX * FOOT_PX, y + alongY * FOOT_PX);
  pen(STROKE_TERMINAL, FRAME_PX);
  finialOn(kind, x + alongX * FOOT_PX, y + alongY * FOOT_PX, alongX, alongY, FRAME_FINIAL_PX);
}

/** How far the middle of a sign's height lies below the middle of the circle through its corners. */
export function signSink(element: i32, radius: f64): f64 {
  return (pointsUp(element) ? 0.145 : -0.145) * radius;
}

export function pointsUp(element: i32): bool {
  return element == 1 || element == AIR;
}

/** A lesser element's sign in a circle, reported with its role. Returns its part. */
export function setElement(element: i32, x: f64, y: f64, radius: f64, weight: f64, role: string): i32 {
  const symbol = FIRST_ELEMENT + element - 1;
  addSymbol(symbolIds[symbol], role, 0);
  // The middle of a triangle's height lies below its field's where it points up.
  return placeGlyph(symbol, x, y + signSink(element, radius), radius / FIELD, 0, 1, STROKE_SYMBOL, weight);
}

/**
 * The symbol of the wish in a ring, the letters strung `string` px outside it, on it at 0, not at all below. The bar of air or earth is broken by the ring, from `barHalf` to both sides; else
 * a tie joins the ring and the apex at (apexX, apexY): a wave for water.
 */
export function drawHeart(
  x: f64, y: f64, radius: f64, barHalf: f64, apexX: f64, apexY: f64, string: f64, layout: Stream,
): void {
  const heart = heartSymbol();
  const isHeavy = layout.int(2) == 1;
  if (heart > 0) {
    addSymbol(symbolIds[FIRST_CONCEPT + heart - 1], "heart", 0);
    const inner = radius * (string == 0 ? STUDDED_SHARE : HEART_SHARE);
    placeSymbol(FIRST_CONCEPT + heart - 1, x, y, inner, layout.int(2) == 1 ? -1 : 1, STROKE_SYMBOL, symbolWeight(inner) * HEART_LIGHTNESS);
  } else {
    pen(STROKE_SYMBOL, FRAME_PX);
    discOn(x, y, radius * 0.24);
  }
  pen(STROKE_FRAME, isHeavy ? FRAME_PX : FRAME_PX * 0.74);
  ringOn(x, y, radius);
  if (string >= 0) {
    pen(STROKE_FRAME, HAIR_PX);
    if (string > 0) ringOn(x, y, radius + string);
    clearHoles();
    keepTieClear(x, y, radius + string, apexY);
    stringBeads(x, y, radius + string, string > 0 ? 0.68 : 0.86);
  }
  if (hasBar) {
    pen(STROKE_TIE, BAR_PX);
    segment(x - barHalf, y, x - radius - RING_HALF_PX, y);
    segment(x + barHalf, y, x + radius + RING_HALF_PX, y);
  } else drawTie(x, y, radius + RING_HALF_PX, apexX, apexY);
}

/** Beads stay off the bar or the tie that meets their string. */
function keepTieClear(x: f64, y: f64, string: f64, apexY: f64): void {
  if (hasBar) {
    addHole(x - string, y, TIE_AIR_PX);
    addHole(x + string, y, TIE_AIR_PX);
  } else addHole(x, y + (apexY < y ? -string : string), TIE_AIR_PX);
}

function drawTie(x: f64, y: f64, radius: f64, apexX: f64, apexY: f64): void {
  const way = hypotenuse(apexX - x, apexY - y);
  const fromX = x + ((apexX - x) / way) * radius;
  const fromY = y + ((apexY - y) / way) * radius;
  pen(STROKE_TIE, BAR_PX * 0.86);
  const length = way - radius;
  const wavy = length - WAVE_END_PX;
  if (dominantElement() == WATER && wavy > LEAST_WAVE_PX) drawWave(fromX, fromY, apexX, apexY, wavy / length, 2 * <i32>floor(wavy / (2 * HALF_WAVE_PX) + 0.5));
  else segment(fromX, fromY, apexX, apexY);
}

/** A line of half-waves, on a share of its way, that then runs straight into the narrow corner at its end. */
function drawWave(x0: f64, y0: f64, x1: f64, y1: f64, wavy: f64, halves: i32): void {
  const radius = ((hypotenuse(x1 - x0, y1 - y0) * wavy) / <f64>halves) * 0.62;
  moveTo(x0, y0);
  for (let i = 1; i <= halves; i++) {
    const share = (<f64>i / <f64>halves) * wavy;
    arcTo(radius, i % 2 == 1 ? 1 : -1, false, x0 + (x1 - x0) * share, y0 + (y1 - y0) * share);
  }
  lineTo(x1, y1);
  endLine();
}
