import { STROKE_TERMINAL } from "../../abi";
import { hypotenuse } from "../../geometry/polyline";
import { finialOn, pen } from "../../ink/board/board";
import { BowedLine } from "./bowed-line";
import { Plane } from "./plane";
import { endOf, speak, taperOf } from "./voice";

/** A terminal at a free end by the weight of its line. */
const END_SIZE: f64 = 0.84;
const ON_AXIS_PX: f64 = 0.5;

const right = new BowedLine();
const left = new BowedLine();
const whole = new BowedLine();

/** What a pair of strokes is drawn with. */
export class Hand {
  constructor(readonly element: i32, readonly plane: Plane, readonly kind: i32, readonly weight: f64, readonly letter: i32) {}

  /** Writes a stroke and its counterpart on the left. Where they begin on the axis they are one line; where they end there too it is closed. */
  writePair(onRight: BowedLine, onLeft: BowedLine, isFree: bool): void {
    speak(this.element, onRight, right, 1);
    speak(this.element, onLeft, left, -1);
    pen(this.kind, this.weight, taperOf(this.element), this.letter);
    if (abs(right.x[0]) < ON_AXIS_PX && right.count > 1) {
      const last = left.count - 1;
      whole.begin(left.x[last], left.y[last]);
      for (let i = last - 1; i >= 0; i--) whole.to(left.x[i], left.y[i], -left.bow[i + 1]);
      whole.add(right);
      const isUpright = this.isOnAxis(right) && this.isOnAxis(left);
      if (isUpright) right.lay(this.plane, false);
      else whole.lay(this.plane, abs(right.x[right.count - 1]) < ON_AXIS_PX);
    } else {
      right.lay(this.plane, false);
      left.lay(this.plane, false);
    }
    if (!isFree || endOf(this.element) < 0) return;
    pen(STROKE_TERMINAL, this.weight, 1, this.letter);
    this.finish(right);
    this.finish(left);
  }

  private isOnAxis(line: BowedLine): bool {
    for (let i = 0; i < line.count; i++) if (abs(line.x[i]) > ON_AXIS_PX || abs(line.bow[i]) > 0.02) return false;
    return true;
  }

  private finish(line: BowedLine): void {
    const last = line.count - 1;
    const dx = line.x[last] - line.x[last - 1];
    const dy = line.y[last] - line.y[last - 1];
    const chord = hypotenuse(dx, dy);
    // A bow has turned the way, at its end, to the left by the angle whose half has it for its tangent.
    const bow = line.bow[last];
    const cosine = (1 - bow * bow) / (1 + bow * bow);
    const sine = (-2 * bow) / (1 + bow * bow);
    const u = (dx * cosine - dy * sine) / chord;
    const v = (dx * sine + dy * cosine) / chord;
    const x = this.plane.x(line.x[last], line.y[last]);
    const y = this.plane.y(line.x[last], line.y[last]);
    const ahead = this.plane.x(line.x[last] + u, line.y[last] + v);
    finialOn(endOf(this.element), x, y, ahead - x, this.plane.y(line.x[last] + u, line.y[last] + v) - y, this.weight * END_SIZE);
  }
}
