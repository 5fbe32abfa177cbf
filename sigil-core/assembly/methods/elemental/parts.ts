import { STROKE_FRAME, STROKE_SYMBOL, STROKE_TIE } from "../../abi";
import { addSymbol } from "../../encode/result";
import { hypotenuse } from "../../geometry/polyline";
import { FIRST_CONCEPT, FIRST_ELEMENT, symbolIds } from "../../glyphs/symbols/library";
import { addHole, clearHoles, stringBeads } from "../../ink/board/beads";
import { arcTo, closeLine, discOn, endLine, lineTo, moveTo, pen, placeGlyph, placeSymbol, ringOn, segment } from "../../ink/board/board";
import { FRAME_PX, HAIR_PX, symbolWeight } from "../../ink/board/weights";
import { outwardX, outwardY } from "../../ink/seal/circle-parts";
import { dominantElement, heartSymbol } from "../../options/elemental-options";
import { Stream } from "../../text/stream";

/** Weight of the dominant triangle: the heaviest stroke of the figure. */
export const DOMINANT_PX: f64 = 12.6;
/** Conflicting elements are drawn thin, so that they stand back however large they are. */
export const CONFLICT_WEIGHT_PX: f64 = 2.5;
const BAR_PX: f64 = 7.6;
const TIE_AIR_PX: f64 = 1;
/** The symbol in the heart is small: a lighter pen keeps it open. */
const HEART_LIGHTNESS: f64 = 0.84;
const WATER: i32 = 2;
const AIR: i32 = 3;
/** An element's triangle reaches this far on its field. */
const FIELD: f64 = 6.2;
/** How much of a wave's way to the corner is wavy. */
const WAVE_SHARE: f64 = 0.64;

/** 1 where the dominant triangle stands on its side, -1 where it stands on its point. */
export let rise: f64 = 1;
/** Turn of its apex. */
export let apexTurn: f64 = 0;
/** Whether a bar crosses it. */
export let hasBar: bool = false;

export function readDominant(): void {
  const element = dominantElement();
  const isUp = element == 1 || element == AIR;
  rise = isUp ? 1 : -1;
  apexTurn = isUp ? 0 : 0.5;
  hasBar = element >= AIR;
}

/** An equal-sided triangle that points as the dominant element does. Answers its part. */
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

/** A lesser element's sign in a circle, reported with its role. Answers its part. */
export function setElement(element: i32, x: f64, y: f64, radius: f64, weight: f64, role: string): i32 {
  const symbol = FIRST_ELEMENT + element - 1;
  addSymbol(symbolIds[symbol], role, 0);
  const scale = radius / FIELD;
  // A triangle's middle lies below the field's where it points up.
  const sink = (element == 1 || element == AIR ? 0.9 : -0.9) * scale;
  return placeGlyph(symbol, x, y + sink, scale, 0, 1, STROKE_SYMBOL, weight);
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
    placeSymbol(FIRST_CONCEPT + heart - 1, x, y, radius * 0.7, layout.int(2) == 1 ? -1 : 1, STROKE_SYMBOL, symbolWeight(radius * 0.7) * HEART_LIGHTNESS);
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
    segment(x - barHalf, y, x - radius, y);
    segment(x + barHalf, y, x + radius, y);
  } else drawTie(x, y, radius, apexX, apexY);
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
  if (dominantElement() == WATER && length > 30) drawWave(fromX, fromY, apexX, apexY, max<i32>(2, 2 * <i32>floor((length * WAVE_SHARE) / 26 + 0.5)));
  else segment(fromX, fromY, apexX, apexY);
}

/** A line of half-waves that runs straight into the narrow corner at its end. */
function drawWave(x0: f64, y0: f64, x1: f64, y1: f64, halves: i32): void {
  const radius = ((hypotenuse(x1 - x0, y1 - y0) * WAVE_SHARE) / <f64>halves) * 0.62;
  moveTo(x0, y0);
  for (let i = 1; i <= halves; i++) {
    const share = (<f64>i / <f64>halves) * WAVE_SHARE;
    arcTo(radius, i % 2 == 1 ? 1 : -1, false, x0 + (x1 - x0) * share, y0 + (y1 - y0) * share);
  }
  lineTo(x1, y1);
  endLine();
}
