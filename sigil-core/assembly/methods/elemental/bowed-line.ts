import { hypotenuse } from "../../geometry/polyline";
import { arcTo, closeLine, endLine, lineTo, moveTo } from "../../ink/board/board";
import { Plane } from "./plane";

const CAPACITY: i32 = 96;
/** A bow this shallow is a straight line. */
const STRAIGHT: f64 = 0.02;

/**
 * A line of points, each with the bow of the way to it: the rise of its arc by half the chord, positive to the right of the way, so that 1 is half a
 * circle. Points may be moved unevenly, and arcs stay arcs.
 */
export class BowedLine {
  readonly x: StaticArray<f64> = new StaticArray<f64>(CAPACITY);
  readonly y: StaticArray<f64> = new StaticArray<f64>(CAPACITY);
  readonly bow: StaticArray<f64> = new StaticArray<f64>(CAPACITY);
  count: i32 = 0;

  begin(x: f64, y: f64): void {
    this.count = 0;
    this.to(x, y, 0);
  }

  to(x: f64, y: f64, bow: f64): void {
    this.x[this.count] = x;
    this.y[this.count] = y;
    this.bow[this.count++] = bow;
  }

  /** Sets the point at an index, in their order. */
  put(index: i32, x: f64, y: f64, bow: f64): void {
    this.count = index;
    this.to(x, y, bow);
  }

  /** Writes the line's image in an upright mirror into another one. */
  mirrorInto(other: BowedLine): void {
    other.begin(-this.x[0], this.y[0]);
    for (let i = 1; i < this.count; i++) other.to(-this.x[i], this.y[i], -this.bow[i]);
  }

  /** Adds another line; its start is this one's end already. */
  add(other: BowedLine): void {
    for (let i = 1; i < other.count; i++) this.to(other.x[i], other.y[i], other.bow[i]);
  }

  /** How far the line reaches along a unit vector, its bows included. */
  reachAlong(alongX: f64, alongY: f64): f64 {
    let most = this.x[0] * alongX + this.y[0] * alongY;
    for (let i = 1; i < this.count; i++) {
      most = max<f64>(most, this.x[i] * alongX + this.y[i] * alongY);
      if (abs(this.bow[i]) >= STRAIGHT) most = max<f64>(most, this.crestAlong(i, alongX, alongY));
    }
    return most;
  }

  /** Where a bow's circle reaches farthest along a unit vector; nothing where the bow itself doesn't reach that point. */
  private crestAlong(i: i32, alongX: f64, alongY: f64): f64 {
    const bow = this.bow[i];
    const dx = this.x[i] - this.x[i - 1];
    const dy = this.y[i] - this.y[i - 1];
    // From the chord's middle to the circle's: along the right of the way, by the rise less the radius.
    const off = (bow - 1 / bow) * 0.25;
    const toX = -dy * off;
    const toY = dx * off;
    const radius = (hypotenuse(dx, dy) * (1 + bow * bow)) / (4 * abs(bow));
    const isOnBow = ((toY + radius * alongY) * dx - (toX + radius * alongX) * dy) * bow > 0;
    if (!isOnBow) return -Infinity;
    return (this.x[i] - dx * 0.5 + toX) * alongX + (this.y[i] - dy * 0.5 + toY) * alongY + radius;
  }

  /** Lays the line on the board with the pen in hand. */
  lay(plane: Plane, isClosed: bool): void {
    moveTo(plane.x(this.x[0], this.y[0]), plane.y(this.x[0], this.y[0]));
    for (let i = 1; i < this.count; i++) this.go(plane, i);
    if (isClosed) closeLine();
    else endLine();
  }

  private go(plane: Plane, i: i32): void {
    const x = plane.x(this.x[i], this.y[i]);
    const y = plane.y(this.x[i], this.y[i]);
    const bow = this.bow[i];
    if (abs(bow) < STRAIGHT) return lineTo(x, y);
    const chord = hypotenuse(this.x[i] - this.x[i - 1], this.y[i] - this.y[i - 1]);
    arcTo((chord * (1 + bow * bow)) / (4 * abs(bow)), bow * plane.mirror > 0 ? -1 : 1, abs(bow) > 1, x, y);
  }
}
