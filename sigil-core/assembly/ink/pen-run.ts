import { PathWriter } from "../encode/path-writer";
import { hypotenuse } from "../geometry/polyline";
import { conjugate, conjugateX, conjugateY, reach, supportX, supportY } from "./nib";

const CAPACITY: i32 = 96;
/** A curve whose handles stray less than this from its chord is written as a line, px. */
const STRAIGHT_PX: f64 = 0.45;

/** A cubic whose handles reach this far bulges by 1. */
const FULL_CAP: f64 = 4.0 / 3;

const nearX = new StaticArray<f64>(CAPACITY);
const nearY = new StaticArray<f64>(CAPACITY);
const farX = new StaticArray<f64>(CAPACITY);
const farY = new StaticArray<f64>(CAPACITY);
/** How the near outline moves away from the line with each px of the way. */
const driftX = new StaticArray<f64>(CAPACITY);
const driftY = new StaticArray<f64>(CAPACITY);

/** A line without corners, as points with their directions, that is inked in one go. */
export class PenRun {
  count: i32 = 0;
  segmentCount: i32 = 0;
  /** A hairline is drawn with a round point: the broad nib's edge would be too thin to see. */
  isRound: bool = false;
  private readonly x: StaticArray<f64> = new StaticArray<f64>(CAPACITY);
  private readonly y: StaticArray<f64> = new StaticArray<f64>(CAPACITY);
  private readonly alongX: StaticArray<f64> = new StaticArray<f64>(CAPACITY);
  private readonly alongY: StaticArray<f64> = new StaticArray<f64>(CAPACITY);
  private readonly way: StaticArray<f64> = new StaticArray<f64>(CAPACITY);

  begin(): void {
    this.count = 0;
    this.segmentCount = 0;
  }

  /** Adds a point, the direction there, and the way to it from the point before. */
  add(x: f64, y: f64, alongX: f64, alongY: f64, step: f64): void {
    const at = this.count++;
    this.x[at] = x;
    this.y[at] = y;
    this.alongX[at] = alongX;
    this.alongY[at] = alongY;
    this.way[at] = at == 0 ? 0 : this.way[at - 1] + step;
  }

  length(): f64 {
    return this.way[this.count - 1];
  }

  /**
   * Inks the run: pressure `from` at its start, `to` at its end, `swell` more in the middle. The outline is the support of the nib's ellipse, whose
   * tangent is the line's own, tilted by the change of pressure. An end with a cap is rounded by half the nib; one without is cut flat.
   */
  ink(out: PathWriter, weight: f64, from: f64, to: f64, swell: f64, isCappedAtStart: bool, isCappedAtEnd: bool): void {
    const last = this.count - 1;
    const total = this.length() + 1e-9;
    for (let i = 0; i <= last; i++) {
      const t = this.way[i] / total;
      const pressure = from * (1 - t) + to * t + swell * 4 * t * (1 - t);
      const slope = (to - from + swell * 4 * (1 - 2 * t)) / total;
      this.offset(i, weight, pressure, slope);
    }
    out.moveTo(nearX[0], nearY[0]);
    for (let i = 0; i < last; i++) this.curve(out, i, i + 1, 1);
    if (isCappedAtEnd) this.cap(out, last, 1, weight * to);
    else out.line(farX[last], farY[last]);
    for (let i = last; i > 0; i--) this.curve(out, i, i - 1, -1);
    if (isCappedAtStart) this.cap(out, 0, -1, weight * from);
    out.close();
  }

  /** Inks a run that ends where it begins, without a corner there, at even pressure: an outer and an inner outline. */
  inkLoop(out: PathWriter, weight: f64): void {
    const last = this.count - 1;
    for (let i = 0; i <= last; i++) this.offset(i, weight, 1, 0);
    out.moveTo(nearX[0], nearY[0]);
    for (let i = 0; i < last; i++) this.curve(out, i, i + 1, 1);
    out.close();
    out.moveTo(farX[last], farY[last]);
    for (let i = last; i > 0; i--) this.curve(out, i, i - 1, -1);
    out.close();
  }

  private offset(i: i32, weight: f64, pressure: f64, slope: f64): void {
    const round = weight * 0.5;
    if (!this.isRound) reach(-this.alongY[i], this.alongX[i], weight, 1);
    const outX = this.isRound ? -this.alongY[i] * round : supportX;
    const outY = this.isRound ? this.alongX[i] * round : supportY;
    nearX[i] = this.x[i] + outX * pressure;
    nearY[i] = this.y[i] + outY * pressure;
    farX[i] = this.x[i] - outX * pressure;
    farY[i] = this.y[i] - outY * pressure;
    driftX[i] = outX * slope;
    driftY[i] = outY * slope;
  }

  /** One cubic of the outline: on the near side going forth (`side` 1), on the far side coming back (-1). */
  private curve(out: PathWriter, a: i32, b: i32, side: f64): void {
    const isNear = side > 0;
    const ax = isNear ? nearX[a] : farX[a];
    const ay = isNear ? nearY[a] : farY[a];
    const bx = isNear ? nearX[b] : farX[b];
    const by = isNear ? nearY[b] : farY[b];
    const cosine = this.alongX[a] * this.alongX[b] + this.alongY[a] * this.alongY[b];
    const chord = hypotenuse(bx - ax, by - ay);
    // Exact for a circle: handle = chord * 2/3 / (1 + cos(turn / 2)).
    const handle = (chord * 2) / 3 / (1 + sqrt<f64>(max<f64>(0, (1 + cosine) * 0.5)));
    const drift = abs(this.way[b] - this.way[a]) / 3;
    // The drift is that of the near side; on the far side it is the opposite, and so is the way.
    const x1 = ax + this.alongX[a] * handle * side + driftX[a] * drift;
    const y1 = ay + this.alongY[a] * handle * side + driftY[a] * drift;
    const x2 = bx - this.alongX[b] * handle * side - driftX[b] * drift;
    const y2 = by - this.alongY[b] * handle * side - driftY[b] * drift;
    if (chord > 1e-6) {
      const nx = -(by - ay) / chord;
      const ny = (bx - ax) / chord;
      if (abs((x1 - ax) * nx + (y1 - ay) * ny) < STRAIGHT_PX && abs((x2 - bx) * nx + (y2 - by) * ny) < STRAIGHT_PX) {
        return out.line(bx, by);
      }
    }
    out.cubic(x1, y1, x2, y2, bx, by);
  }

  /** Half the nib's ellipse beyond an end, from one side to the other. */
  private cap(out: PathWriter, at: i32, side: f64, weight: f64): void {
    conjugate(this.alongX[at] * side, this.alongY[at] * side, weight);
    const hx = (this.isRound ? this.alongX[at] * side * weight * 0.5 : conjugateX) * FULL_CAP;
    const hy = (this.isRound ? this.alongY[at] * side * weight * 0.5 : conjugateY) * FULL_CAP;
    const isEnd = side > 0;
    const fromX = isEnd ? nearX[at] : farX[at];
    const fromY = isEnd ? nearY[at] : farY[at];
    const toX = isEnd ? farX[at] : nearX[at];
    const toY = isEnd ? farY[at] : nearY[at];
    out.cubic(fromX + hx, fromY + hy, toX + hx, toY + hy, toX, toY);
  }
}

/** The run under the pen; used again by each stroke. */
export const penRun = new PenRun();
