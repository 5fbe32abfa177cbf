import { STROKE_SYMBOL, STROKE_TIE } from "../../abi";
import { hypotenuse } from "../../geometry/polyline";
import { pen, segment } from "../../ink/board/board";
import { BowedLine } from "./bowed-line";
import { Plane } from "./plane";

/** The dominant triangle has the heaviest line of the figure. */
const DOMINANT_PX: f64 = 13.6;
/** Half a line at its thickest, in shares of its weight. */
const HALF_LINE: f64 = 0.5;
/** How the sides bow: fire inward, water outward. */
const SIDE_BOWS: StaticArray<f64> = [-0.06, 0.09, 0, 0];

/** How far the middle of a slanting side lies outside its chord, in shares of the chord; less than nothing inside it. */
export function sideRise(element: i32): f64 {
  return SIDE_BOWS[element - 1] * 0.5;
}

const outline = new BowedLine();

/** The dominant triangle in a plane: its point above, its flat side below, in px from the plane's middle. */
export class Triangle {
  part: i32 = 0;
  /** Where the figure's axis ends above the point, and half of where its flat side ends: farther out where a frame lies beyond the corners. */
  crown: f64;
  edge: f64;
  readonly height: f64;
  private readonly bow: f64;
  private readonly side: f64;
  /** Outward normal of the right side. */
  readonly outX: f64;
  readonly outY: f64;

  constructor(readonly plane: Plane, readonly apex: f64, readonly foot: f64, readonly half: f64, element: i32) {
    this.bow = SIDE_BOWS[element - 1];
    this.height = foot - apex;
    this.crown = apex;
    this.edge = half;
    this.side = hypotenuse(half, foot - apex);
    this.outX = (foot - apex) / this.side;
    this.outY = -half / this.side;
  }

  /** How far the middle of a slanting side lies outside its chord. */
  get bulge(): f64 {
    return this.bow * this.side * 0.5;
  }

  get halfSide(): f64 {
    return this.side * 0.5;
  }

  /** Half the width of the chords' triangle at a height. */
  halfAt(v: f64): f64 {
    return (this.half * (v - this.apex)) / this.height;
  }

  /** Half the width at a height, up to the side as it bows: close to the circle where its bow is shallow. */
  reachAt(v: f64): f64 {
    const share = (v - this.apex) / this.height;
    return this.halfAt(v) + (4 * share * (1 - share) * this.bulge) / this.outX;
  }

  /** The paper between the axis, at a height, and the ink of a slanting side. */
  roomBeside(v: f64): f64 {
    return this.halfAt(v) * this.outX + min<f64>(0, this.bulge) - DOMINANT_PX * HALF_LINE;
  }

  draw(): void {
    outline.begin(this.half, this.foot);
    outline.to(0, this.apex, this.bow);
    outline.to(-this.half, this.foot, this.bow);
    this.part = pen(STROKE_SYMBOL, DOMINANT_PX);
    outline.lay(this.plane, true);
  }

  /** A line on the axis. */
  tie(top: f64, foot: f64, weight: f64): void {
    pen(STROKE_TIE, weight);
    segment(this.plane.x(0, top), this.plane.y(0, top), this.plane.x(0, foot), this.plane.y(0, foot));
  }

  /** The axis and the flat side run on beyond the corners, up to a height and to half a width. */
  runOn(crown: f64, edge: f64, weight: f64): void {
    const p = this.plane;
    this.crown = crown;
    this.edge = edge;
    this.tie(crown, this.apex, weight);
    for (let side = 1.0; side >= -1; side -= 2) {
      pen(STROKE_TIE, weight);
      segment(p.x(this.half * side, this.foot), p.y(0, this.foot), p.x(edge * side, this.foot), p.y(0, this.foot));
    }
  }

  /** The room outside a slanting side: right 1, left -1. */
  sidePlane(right: f64): Plane {
    const p = this.plane;
    const u = this.half * 0.5 * right;
    const v = (this.apex + this.foot) * 0.5;
    const upX = p.x(this.outX * right, this.outY) - p.middleX;
    const upY = p.y(this.outX * right, this.outY) - p.middleY;
    return new Plane(p.x(u, v), p.y(u, v), -upY, upX, right);
  }

  /** The room below the flat side. */
  footPlane(): Plane {
    const p = this.plane;
    const upX = p.x(0, 1) - p.middleX;
    const upY = p.y(0, 1) - p.middleY;
    return new Plane(p.x(0, this.foot), p.y(0, this.foot), -upY, upX, 1);
  }
}
