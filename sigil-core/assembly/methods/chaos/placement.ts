import { clamp, hypotenuse } from "../../geometry/polyline";
import { alphabet } from "../../glyphs/alphabet";
import { Gesture, MAX_ENDS, MAX_JOINTS, MAX_MEETS, MAX_SAMPLES } from "../../glyphs/gesture";
import { FOOT_PX, HEAD_PX, NIB_PX, RULE_PX } from "./measures";

/** How far beyond a free end the middle of its terminal lies, px. */
const TIP_PX: f64 = NIB_PX * 0.8;

/** Samples are boxed in groups of this size, so that far parts of two gestures are passed over at once. */
export const GROUP: i32 = 6;
const MAX_GROUPS: i32 = MAX_SAMPLES / GROUP;

/** A gesture at its place on the spine, as sample points folded onto the right half, in buffers that are used again. */
export class Placement {
  gesture: Gesture = alphabet[0];
  isFlipped: bool = false;
  height: f64 = 0;
  /** Upper edge. */
  y: f64 = 0;
  width: f64 = 0;

  count: i32 = 0;
  readonly sampleX: StaticArray<f64> = new StaticArray<f64>(MAX_SAMPLES);
  readonly sampleY: StaticArray<f64> = new StaticArray<f64>(MAX_SAMPLES);
  /** Direction of the stroke at each sample. */
  readonly alongX: StaticArray<f64> = new StaticArray<f64>(MAX_SAMPLES);
  readonly alongY: StaticArray<f64> = new StaticArray<f64>(MAX_SAMPLES);
  /** Length of the stroke that each sample stands for, and the length up to it. */
  readonly span: StaticArray<f64> = new StaticArray<f64>(MAX_SAMPLES);
  readonly arc: StaticArray<f64> = new StaticArray<f64>(MAX_SAMPLES);
  /** Stroke and side of each sample: samples with one key follow each other on one side of the spine. */
  readonly key: StaticArray<i32> = new StaticArray<i32>(MAX_SAMPLES);

  groupCount: i32 = 0;
  readonly groupLeft: StaticArray<f64> = new StaticArray<f64>(MAX_GROUPS);
  readonly groupRight: StaticArray<f64> = new StaticArray<f64>(MAX_GROUPS);
  readonly groupTop: StaticArray<f64> = new StaticArray<f64>(MAX_GROUPS);
  readonly groupBottom: StaticArray<f64> = new StaticArray<f64>(MAX_GROUPS);

  length: f64 = 0;
  /** Length times height above the middle, for the center of gravity. */
  moment: f64 = 0;
  right: f64 = 0;
  top: f64 = 0;
  bottom: f64 = 0;

  endCount: i32 = 0;
  readonly endX: StaticArray<f64> = new StaticArray<f64>(MAX_ENDS);
  readonly endY: StaticArray<f64> = new StaticArray<f64>(MAX_ENDS);
  readonly endAlongX: StaticArray<f64> = new StaticArray<f64>(MAX_ENDS);
  readonly endAlongY: StaticArray<f64> = new StaticArray<f64>(MAX_ENDS);
  readonly tipX: StaticArray<f64> = new StaticArray<f64>(MAX_ENDS);
  readonly tipY: StaticArray<f64> = new StaticArray<f64>(MAX_ENDS);
  readonly endKey: StaticArray<i32> = new StaticArray<i32>(MAX_ENDS);

  meetCount: i32 = 0;
  readonly meets: StaticArray<f64> = new StaticArray<f64>(MAX_MEETS);
  jointCount: i32 = 0;
  readonly jointX: StaticArray<f64> = new StaticArray<f64>(MAX_JOINTS);
  readonly jointY: StaticArray<f64> = new StaticArray<f64>(MAX_JOINTS);
  openFrom: f64 = 0;
  openTo: f64 = 0;

  /** What the gesture costs at this place by itself. */
  cost: f64 = 0;

  set(gesture: Gesture, isFlipped: bool, height: f64, y: f64, width: f64): void {
    this.gesture = gesture;
    this.isFlipped = isFlipped;
    this.height = max<f64>(3, floor(height / RULE_PX + 0.5)) * RULE_PX;
    this.y = floor(clamp(y, HEAD_PX, FOOT_PX - this.height) / RULE_PX + 0.5) * RULE_PX;
    this.width = width;
    this.sample();
    this.boxGroups();
    this.finishEnds();
  }

  /** How far its lines reach from a point of the spine, px. */
  reachFrom(middle: f64): f64 {
    let farthest = 0.0;
    for (let k = 0; k < this.count; k++) farthest = max<f64>(farthest, hypotenuse(this.sampleX[k], this.sampleY[k] - middle));
    return farthest;
  }

  private toY(share: f64): f64 {
    return this.y + (this.isFlipped ? 1 - share : share) * this.height;
  }

  private sample(): void {
    const gesture = this.gesture;
    const count = gesture.sampleCount;
    const scaleY = this.isFlipped ? -this.height : this.height;
    const baseY = this.isFlipped ? this.y + this.height : this.y;
    this.count = count;
    this.length = 0;
    this.moment = 0;
    let stroke = -1;
    let beforeX = 0.0;
    let beforeY = 0.0;
    let arc = 0.0;
    for (let i = 0; i < count; i++) {
      const signedX = unchecked(gesture.sampleX[i]) * this.width;
      const y = unchecked(gesture.sampleY[i]) * scaleY + baseY;
      const side = signedX < 0 ? -1.0 : 1.0;
      if (unchecked(gesture.sampleStroke[i]) != stroke) {
        stroke = unchecked(gesture.sampleStroke[i]);
        arc = 0;
        unchecked((this.span[i] = 0));
      } else {
        const dx = signedX - beforeX;
        const dy = y - beforeY;
        const step = sqrt<f64>(dx * dx + dy * dy) + 1e-9;
        arc += step;
        unchecked((this.alongX[i] = (dx / step) * side));
        unchecked((this.alongY[i] = dy / step));
        unchecked((this.span[i] = step));
        this.length += step;
        this.moment += y * step;
        // The first sample of a stroke has no separate step: it borrows half of the next one.
        if (i == 1 || unchecked(gesture.sampleStroke[i - 2]) != stroke) {
          unchecked((this.alongX[i - 1] = dx / step));
          unchecked((this.alongY[i - 1] = dy / step));
          unchecked((this.span[i - 1] = step * 0.5));
        }
      }
      unchecked((this.sampleX[i] = signedX * side));
      unchecked((this.sampleY[i] = y));
      unchecked((this.arc[i] = arc));
      unchecked((this.key[i] = stroke * 2 + (side < 0 ? 1 : 0)));
      beforeX = signedX;
      beforeY = y;
    }
  }

  private boxGroups(): void {
    this.groupCount = (this.count + GROUP - 1) / GROUP;
    this.right = 0;
    this.top = Infinity;
    this.bottom = -Infinity;
    for (let g = 0; g < this.groupCount; g++) {
      let left = Infinity;
      let right = -Infinity;
      let top = Infinity;
      let bottom = -Infinity;
      const last = min<i32>(this.count, (g + 1) * GROUP);
      // The step into a group belongs to it.
      const first = g > 0 && this.key[g * GROUP] == this.key[g * GROUP - 1] ? g * GROUP - 1 : g * GROUP;
      for (let i = first; i < last; i++) {
        const x = unchecked(this.sampleX[i]);
        const y = unchecked(this.sampleY[i]);
        left = min<f64>(left, x);
        right = max<f64>(right, x);
        top = min<f64>(top, y);
        bottom = max<f64>(bottom, y);
      }
      unchecked((this.groupLeft[g] = left));
      unchecked((this.groupRight[g] = right));
      unchecked((this.groupTop[g] = top));
      unchecked((this.groupBottom[g] = bottom));
      this.right = max<f64>(this.right, right);
      this.top = min<f64>(this.top, top);
      this.bottom = max<f64>(this.bottom, bottom);
    }
  }

  private finishEnds(): void {
    const gesture = this.gesture;
    this.endCount = gesture.endCount;
    for (let i = 0; i < gesture.endCount; i++) {
      const at = gesture.endSample[i];
      const inner = gesture.endInner[i];
      const signedX = gesture.sampleX[at] * this.width;
      const side = signedX < 0 ? -1.0 : 1.0;
      const x = signedX * side;
      const y = this.sampleY[at];
      const dx = (signedX - gesture.sampleX[inner] * this.width) * side;
      const dy = y - this.sampleY[inner];
      const step = sqrt<f64>(dx * dx + dy * dy) + 1e-9;
      this.endX[i] = x;
      this.endY[i] = y;
      this.endAlongX[i] = dx / step;
      this.endAlongY[i] = dy / step;
      this.tipX[i] = x + (dx / step) * TIP_PX;
      this.tipY[i] = y + (dy / step) * TIP_PX;
      this.endKey[i] = this.key[at];
    }
    this.meetCount = gesture.meetCount;
    for (let i = 0; i < gesture.meetCount; i++) this.meets[i] = this.toY(gesture.meets[i]);
    this.jointCount = gesture.jointCount;
    for (let i = 0; i < gesture.jointCount; i++) {
      this.jointX[i] = this.sampleX[gesture.joints[i]];
      this.jointY[i] = this.sampleY[gesture.joints[i]];
    }
    const from = this.toY(gesture.openFrom);
    const to = this.toY(gesture.openTo);
    this.openFrom = min<f64>(from, to);
    this.openTo = max<f64>(from, to);
  }
}
