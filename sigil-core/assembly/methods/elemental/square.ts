import { STROKE_FRAME, STROKE_SYMBOL, STROKE_TERMINAL, STROKE_TIE } from "../../abi";
import { closeLine, finialOn, lineTo, moveTo, pen, segment } from "../../ink/board/board";
import { finialAt, reportFinial } from "../../ink/board/finial-choice";
import { FRAME_PX, HAIR_PX } from "../../ink/board/weights";
import { CENTER_PX } from "../../ink/seal/circle-parts";
import { conflictingAt, conflictingCount, dominantElement, supportingAt, supportingCount } from "./elemental-options";
import { Stream } from "../../text/stream";
import { drawOrnament, ornamentHeight } from "./ornament";
import { CONFLICT_WEIGHT_PX, DOMINANT_PX, drawHeart, rise, setElement, standOn, WATER } from "./parts";

/** How far a second, thin square is within the first. */
const SECOND_PX: f64 = 8;
const STRING_PX: f64 = 10;
const DIAGONAL: f64 = 0.7071067811865476;

/** The dominant triangle fills a square; supporting elements in the two corners beside its apex, ornaments at all four. */
export function drawInSquare(layout: Stream): void {
  const side = layout.range(101, 112);
  const isDoubled = layout.int(3) == 0;
  // A second triangle is too much within a double square, and a wave would cut its narrow corner to pieces.
  const isWide = isDoubled || dominantElement() == WATER || layout.int(2) == 1;
  const apexY = CENTER_PX - rise * side;
  const baseY = CENTER_PX + rise * side;
  pen(STROKE_SYMBOL, DOMINANT_PX * 0.9);
  isosceles(apexY, baseY, side);
  pen(STROKE_FRAME, FRAME_PX);
  square(side);
  if (isDoubled) {
    pen(STROKE_FRAME, HAIR_PX);
    square(side - SECOND_PX);
  }
  if (!isWide) {
    pen(STROKE_FRAME, HAIR_PX);
    isosceles(apexY + rise * 38, baseY - rise * 12, side - 24);
  }
  const isStrung = isWide && layout.int(2) == 1;
  const heart = side * (isStrung ? 0.29 : isWide ? 0.35 : 0.285) + layout.range(-1, 2);
  const heartY = CENTER_PX + rise * side * 0.36;
  drawHeart(CENTER_PX, heartY, heart, side * (isWide ? 1 : 0.66), CENTER_PX, apexY, isStrung ? STRING_PX : 0, layout);
  drawCorners(side, layout);
  const kind = finialAt(1);
  standOn(kind, CENTER_PX - side, CENTER_PX, -1, 0);
  standOn(kind, CENTER_PX + side, CENTER_PX, 1, 0);
  if (conflictingCount() == 0) standOn(kind, CENTER_PX, baseY + rise * 4, 0, rise);
  reportFinial(kind);
  for (let i = 0; i < conflictingCount(); i++) {
    const x = CENTER_PX + (<f64>i - <f64>(conflictingCount() - 1) * 0.5) * 52;
    setElement(conflictingAt(i), x, baseY + rise * 34, 21, CONFLICT_WEIGHT_PX, "conflicting");
  }
}

function square(half: f64): void {
  moveTo(CENTER_PX - half, CENTER_PX - half);
  lineTo(CENTER_PX + half, CENTER_PX - half);
  lineTo(CENTER_PX + half, CENTER_PX + half);
  lineTo(CENTER_PX - half, CENTER_PX + half);
  closeLine();
}

function isosceles(apexY: f64, baseY: f64, half: f64): void {
  moveTo(CENTER_PX, apexY);
  lineTo(CENTER_PX + half, baseY);
  lineTo(CENTER_PX - half, baseY);
  closeLine();
}

/** One supporting element is in both corners beside the apex; without any, there are rays. */
function drawCorners(side: f64, layout: Stream): void {
  const count = supportingCount();
  const isSwapped = layout.int(2) == 1;
  const ray = finialAt(0);
  for (let i = 0; i < 2; i++) {
    const left = i == 0 ? -1.0 : 1.0;
    const x = CENTER_PX + left * side;
    const y = CENTER_PX - rise * side;
    if (count > 0) {
      const which = count == 1 ? 0 : isSwapped ? 1 - i : i;
      setElement(supportingAt(which), CENTER_PX + left * side * 0.7, CENTER_PX - rise * side * 0.62, side * 0.235, 4.6, "supporting");
      continue;
    }
    pen(STROKE_TIE, FRAME_PX);
    segment(x, y, x - left * side * 0.27, y + rise * side * 0.27);
    pen(STROKE_TERMINAL, FRAME_PX);
    finialOn(ray, x - left * side * 0.27, y + rise * side * 0.27, -left * DIAGONAL, rise * DIAGONAL, 6.6);
    if (i == 0) reportFinial(ray);
  }
  for (let i = 0; i < 4; i++) {
    const dx = i % 2 == 0 ? -1.0 : 1.0;
    const dy = i < 2 ? -1.0 : 1.0;
    drawOrnament(dominantElement(), CENTER_PX + dx * side, CENTER_PX + dy * side, dx * DIAGONAL, dy * DIAGONAL, ornamentHeight(dominantElement()) > 5 ? 5.8 : 6.8, 6);
  }
}
