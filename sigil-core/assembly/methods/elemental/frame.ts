import { STROKE_FRAME, STROKE_TERMINAL, STROKE_TIE } from "../../abi";
import { addMark } from "../../encode/result";
import { terminalOfLetter } from "../../glyphs/terminal-kinds";
import { closeLine, finialOn, lineTo, moveTo, pen, segment } from "../../ink/board/board";
import { CENTER_PX } from "../../ink/seal/circle-parts";
import { remaining, remainingCount } from "../../text/reduce";
import { Stream } from "../../text/stream";
import { pointsUp } from "./element-signs";
import { drawHeart, heartRadius } from "./heart";
import { Cell, nameCell, spanLetter } from "./letter-strokes";
import { Plane } from "./plane";
import { Triangle } from "./triangle";

export const FRAME_PX: f64 = 6.8;
/** The heart's radius at most. */
const HEART_MOST_PX: f64 = 22;
/** Where the heart is, in shares of the triangle's height from its point. */
const HEART_LEAST: f64 = 0.42;
const HEART_MOST: f64 = 0.51;
/** The narrowest that letters outside of the triangle are, by the widest. */
const SLIM: f64 = 0.8;
/** Between the heart and the letter below it. */
const HEART_AIR_PX: f64 = 17;
/** A terminal's foot. */
const FOOT_PX: f64 = 16;
const TERMINAL_PX: f64 = 8;
/** How many letters are written; the one after them turns into terminals. */
const WRITTEN: i32 = 3;

/** The plane of the dominant triangle: its point is above for fire and air, below for water and earth. */
export function planeOf(element: i32): Plane {
  return pointsUp(element) ? new Plane(CENTER_PX, CENTER_PX, 1, 0, 1) : new Plane(CENTER_PX, CENTER_PX, -1, 0, -1);
}

/** The remaining letter at a place; after the last they begin again. */
export function letterAt(index: i32): i32 {
  return <i32>remaining[index % remainingCount];
}

/** A closed frame of four corners, to the right and left of the middle and above and below it. Returns its part. */
export function drawCorners(middleY: f64, x0: f64, y0: f64, x1: f64, y1: f64): i32 {
  const part = pen(STROKE_FRAME, FRAME_PX);
  moveTo(CENTER_PX + x0, middleY + y0);
  lineTo(CENTER_PX + x1, middleY + y1);
  lineTo(CENTER_PX - x0, middleY - y0);
  lineTo(CENTER_PX - x1, middleY - y1);
  closeLine();
  return part;
}

/** What is written into a triangle and the rooms between it and its frame. */
export class Rooms {
  constructor(
    readonly triangle: Triangle,
    readonly frame: i32,
    /** Where on the axis the heart hangs from. */
    readonly top: f64,
    /** Half of what lies within the frame of a slanting side, and of the flat one, px; 0 where no letter fits. */
    readonly sideHalf: f64,
    readonly footHalf: f64,
  ) {}

  /** Draws the heart and three letters: one on both slanting sides, one in the triangle, one below the flat side. Returns the next letter's place. */
  write(element: i32, layout: Stream): i32 {
    const triangle = this.triangle;
    const first = layout.int(remainingCount);
    // Forward or, which is the same in a round, backward.
    const step = layout.int(2) == 1 ? 1 : remainingCount - 1;
    const at = triangle.apex + triangle.height * layout.range(HEART_LEAST, HEART_MOST);
    const slim = layout.range(SLIM, 1);
    const radius = heartRadius(triangle, at, HEART_MOST_PX);
    drawHeart(element, triangle, this.top, at, radius);
    spanLetter(element, triangle, letterAt(first + step), at + radius + HEART_AIR_PX, triangle.foot);
    for (let side = 1.0; side >= -1; side -= 2) {
      new Cell(triangle.sidePlane(side), this.frame, this.sideHalf * slim, triangle.bulge).write(element, letterAt(first));
    }
    nameCell("sides", letterAt(first));
    if (this.footHalf > 0) {
      new Cell(triangle.footPlane(), this.frame, this.footHalf * slim, 0).write(element, letterAt(first + 2 * step));
      nameCell("foot", letterAt(first + 2 * step));
    }
    return first + WRITTEN * step;
  }
}

/** The letter after the written ones as a pair of terminals beyond the triangle's corners. */
export function endCorners(triangle: Triangle, next: i32, alongU: f64, alongV: f64): void {
  if (remainingCount <= WRITTEN) return;
  const letter = letterAt(next);
  const terminal = terminalOfLetter(letter);
  addMark(letter, terminal);
  for (let side = 1.0; side >= -1; side -= 2) endAt(triangle.plane, triangle.edge * side, triangle.foot, alongU * side, alongV, terminal, letter);
}

/** A terminal on a foot, at a point of a plane. */
export function endAt(plane: Plane, u: f64, v: f64, alongU: f64, alongV: f64, terminal: i32, letter: i32): void {
  const x = plane.x(u + alongU * FOOT_PX, v + alongV * FOOT_PX);
  const y = plane.y(u + alongU * FOOT_PX, v + alongV * FOOT_PX);
  pen(STROKE_TIE, FRAME_PX);
  segment(plane.x(u, v), plane.y(u, v), x, y);
  pen(STROKE_TERMINAL, FRAME_PX, 1, letter);
  finialOn(terminal, x, y, (x - plane.x(u, v)) / FOOT_PX, (y - plane.y(u, v)) / FOOT_PX, TERMINAL_PX);
}
