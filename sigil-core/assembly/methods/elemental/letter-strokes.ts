import { STROKE_GESTURE } from "../../abi";
import { addSymbol } from "../../encode/result";
import { hypotenuse } from "../../geometry/polyline";
import { castRay, hitX, hitY } from "../../ink/board/ray";
import { BowedLine } from "./bowed-line";
import { CELL_SIGNS } from "./cell-signs";
import { Hand } from "./hand";
import { Plane } from "./plane";
import { SPAN_SIGNS } from "./span-signs";
import { Triangle } from "./triangle";

const LETTER_PX: f64 = 9.6;
const AT_SIDE: f64 = 0.99;
/** How much of half a side a cell's signs take. */
const CELL_SHARE: f64 = 0.94;
/** A cell's frame is looked for from this far outside the side, px. */
const OUT_PX: f64 = 8;

const line = new BowedLine();
const onRight = new BowedLine();
const onLeft = new BowedLine();

/** A letter spans the triangle between its axis and its sides, from one height to another. */
export function spanLetter(element: i32, triangle: Triangle, letter: i32, top: f64, foot: f64): void {
  const hand = new Hand(element, triangle.plane, STROKE_GESTURE, LETTER_PX, letter);
  SPAN_SIGNS.open(letter);
  while (SPAN_SIGNS.next(line)) {
    for (let i = 0; i < line.count; i++) {
      const v = top + (foot - top) * line.y[i];
      const half = line.x[i] >= AT_SIDE ? triangle.reachAt(v) : triangle.halfAt(v);
      onRight.put(i, line.x[i] * half, v, line.bow[i]);
      onLeft.put(i, -line.x[i] * half, v, -line.bow[i]);
    }
    hand.writePair(onRight, onLeft, SPAN_SIGNS.isFree);
  }
  addSymbol("span", "letter", letter);
}

/** Where a letter is written outside of the triangle: on a side, whose middle is the plane's and whose outside is above, up to the frame. */
export class Cell {
  constructor(
    readonly plane: Plane,
    /** The frame's part on the board. */
    readonly frame: i32,
    /** Half the length of the side within the frame, px. */
    readonly half: f64,
    /** How far the side's middle lies outside its chord, px. */
    readonly bulge: f64,
  ) {}

  write(element: i32, letter: i32): void {
    const hand = new Hand(element, this.plane, STROKE_GESTURE, LETTER_PX, letter);
    CELL_SIGNS.open(letter);
    while (CELL_SIGNS.next(line)) {
      for (let i = 0; i < line.count; i++) {
        const share = line.x[i];
        onRight.put(i, this.u(share), this.v(share, line.y[i]), line.bow[i]);
        onLeft.put(i, this.u(-share), this.v(-share, line.y[i]), -line.bow[i]);
      }
      hand.writePair(onRight, onLeft, CELL_SIGNS.isFree);
    }
  }

  private u(share: f64): f64 {
    return share * this.half * CELL_SHARE;
  }

  /** The height at a share of the way from the side to the frame. */
  private v(share: f64, up: f64): f64 {
    const side = -this.bulge * (1 - share * share);
    if (up <= 0) return side;
    const p = this.plane;
    const x = p.x(this.u(share), side - OUT_PX);
    const y = p.y(this.u(share), side - OUT_PX);
    castRay(this.frame, x, y, p.x(0, -1) - p.middleX, p.y(0, -1) - p.middleY);
    return side - up * (OUT_PX + hypotenuse(hitX - x, hitY - y));
  }
}

/** Reports where a letter is written outside of the triangle. */
export function nameCell(place: string, letter: i32): void {
  addSymbol(place, "letter", letter);
}
