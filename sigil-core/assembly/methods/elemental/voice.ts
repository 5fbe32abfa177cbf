import { BAR, DOT, RING } from "../../glyphs/terminal-kinds";
import { hypotenuse } from "../../geometry/polyline";
import { BowedLine } from "./bowed-line";

const FIRE: i32 = 1;
const WATER: i32 = 2;
export const AIR: i32 = 3;
const EARTH: i32 = 4;

/** A straight way longer than this is bent by the element, px, and how much: fire leans, water sways, air opens. */
const BENT_FROM_PX: f64 = 26;
const FIRE_LEAN: f64 = 0.13;
const WATER_SWAY: f64 = 0.22;
const AIR_BOW: f64 = 0.2;
const STRAIGHT: f64 = 0.02;
/** Earth cuts a bow from this on into three straight ways, at these shares of the chord and of the rise; shallower ones are straight. */
const CUT_FROM: f64 = 0.16;
const CUT_AT: f64 = 0.21;
const CUT_RISE: f64 = 0.88;

/** Pressure at a free end: fire runs out in a point, the others carry a terminal. */
const TAPERS: StaticArray<f64> = [0.06, 0.6, 0.6, 0.8];

export function taperOf(element: i32): f64 {
  return TAPERS[element - 1];
}

/** What finishes a free end, or -1 where it runs out in a point. */
export function endOf(element: i32): i32 {
  return element == FIRE ? -1 : element == WATER ? DOT : element == AIR ? RING : BAR;
}

/** Writes a line into another one as the element moves: fire leans, water sways, air opens, earth cuts. `hand` -1 is a mirror's image. */
export function speak(element: i32, line: BowedLine, spoken: BowedLine, hand: f64): void {
  spoken.begin(line.x[0], line.y[0]);
  for (let i = 1; i < line.count; i++) {
    const bow = line.bow[i];
    const dx = line.x[i] - line.x[i - 1];
    const dy = line.y[i] - line.y[i - 1];
    if (element == EARTH) cut(line, spoken, i, bow, dx, dy);
    else if (abs(bow) > STRAIGHT || hypotenuse(dx, dy) < BENT_FROM_PX || abs(dx) < 1) spoken.to(line.x[i], line.y[i], bow);
    else if (element == WATER) {
      spoken.to(line.x[i] - dx * 0.5, line.y[i] - dy * 0.5, WATER_SWAY * hand);
      spoken.to(line.x[i], line.y[i], -WATER_SWAY * hand);
    } else spoken.to(line.x[i], line.y[i], (element == FIRE ? FIRE_LEAN : -AIR_BOW) * hand);
  }
}

function cut(line: BowedLine, spoken: BowedLine, i: i32, bow: f64, dx: f64, dy: f64): void {
  if (abs(bow) >= CUT_FROM) {
    const x = line.x[i - 1];
    const y = line.y[i - 1];
    // To the right of the way, by the rise of the bow.
    const rightX = -dy * 0.5 * bow * CUT_RISE;
    const rightY = dx * 0.5 * bow * CUT_RISE;
    spoken.to(x + dx * CUT_AT + rightX, y + dy * CUT_AT + rightY, 0);
    spoken.to(x + dx * (1 - CUT_AT) + rightX, y + dy * (1 - CUT_AT) + rightY, 0);
  }
  spoken.to(line.x[i], line.y[i], 0);
}
