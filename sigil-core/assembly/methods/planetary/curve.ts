import { PathWriter } from "../../encode/path-writer";
import { centerPaths } from "../../encode/result";
import { hypotenuse } from "../../geometry/polyline";
import { penRun } from "../../ink/pen-run";
import { stretchOf } from "./pressure";

/** A line's outline has one curve for so much of its bow, and one more. */
const BOW_PER_CURVE: f64 = 0.05;

/**
 * A line as drawn: a parabola over its chord, which is a cubic whose handles lie at a third of the chord, pushed aside. Its width follows
 * the pressure of the pen, which swells once along the whole trace.
 */
export class Curve {
  private ax: f64 = 0;
  private ay: f64 = 0;
  private dx: f64 = 0;
  private dy: f64 = 0;
  private bow: f64 = 0;
  private from: f64 = 0;
  private to: f64 = 1;

  /** From one point to another, with the given height by its length, positive to the right of its direction on the screen. */
  lay(fromX: f64, fromY: f64, toX: f64, toY: f64, bow: f64): void {
    this.ax = fromX;
    this.ay = fromY;
    this.dx = toX - fromX;
    this.dy = toY - fromY;
    this.bow = bow;
    this.from = 0;
    this.to = 1;
  }

  /** Leaves out what lies within these distances of its ends, px. */
  cut(fromPx: f64, toPx: f64): void {
    this.from = this.shareOf(fromPx);
    this.to = 1 - this.shareOf(toPx);
  }

  x(t: f64): f64 {
    return this.ax + this.dx * t - this.dy * this.height(t);
  }

  y(t: f64): f64 {
    return this.ay + this.dy * t + this.dx * this.height(t);
  }

  /** Direction at a share of the line, as long as its chord and more. */
  slopeX(t: f64): f64 {
    return this.dx - this.dy * this.rise(t);
  }

  slopeY(t: f64): f64 {
    return this.dy + this.dx * this.rise(t);
  }

  /** Length of what is left, near enough for an animation. */
  length(): f64 {
    return hypotenuse(this.dx, this.dy) * (this.to - this.from) * stretchOf(this.bow);
  }

  /** Inks what is left with a nib of this width, its pressure from one end to the other; its end is cut by the nib, or rounded where it leads into a mark. */
  ink(out: PathWriter, nibPx: f64, pressureFrom: f64, pressureTo: f64, isRounded: bool): void {
    const curves = 1 + <i32>(abs(this.bow) / BOW_PER_CURVE);
    penRun.isRound = false;
    penRun.begin();
    let beforeX = 0.0;
    let beforeY = 0.0;
    for (let i = 0; i <= curves; i++) {
      const t = this.from + ((this.to - this.from) * <f64>i) / <f64>curves;
      const x = this.x(t);
      const y = this.y(t);
      const steep = hypotenuse(this.slopeX(t), this.slopeY(t)) + 1e-9;
      penRun.add(x, y, this.slopeX(t) / steep, this.slopeY(t) / steep, hypotenuse(x - beforeX, y - beforeY));
      beforeX = x;
      beforeY = y;
    }
    penRun.ink(out, nibPx, pressureFrom, pressureTo, 0, false, isRounded);
  }

  /** Writes what is left as a center line. */
  writeCenterLine(): void {
    const third = (this.to - this.from) / 3;
    const a = this.from;
    const b = this.to;
    centerPaths.moveTo(this.x(a), this.y(a));
    if (this.bow == 0) return centerPaths.line(this.x(b), this.y(b));
    centerPaths.cubic(
      this.x(a) + this.slopeX(a) * third, this.y(a) + this.slopeY(a) * third,
      this.x(b) - this.slopeX(b) * third, this.y(b) - this.slopeY(b) * third,
      this.x(b), this.y(b),
    );
  }

  private height(t: f64): f64 {
    return 4 * this.bow * t * (1 - t);
  }

  private rise(t: f64): f64 {
    return 4 * this.bow * (1 - 2 * t);
  }

  /** Which share of the line lies within a distance of its end. */
  private shareOf(distancePx: f64): f64 {
    const chords = distancePx / (hypotenuse(this.dx, this.dy) + 1e-9);
    let share = chords;
    for (let i = 0; i < 3; i++) {
      const height = 4 * this.bow * (1 - share);
      share = chords / sqrt<f64>(1 + height * height);
    }
    return min<f64>(share, 0.45);
  }
}
