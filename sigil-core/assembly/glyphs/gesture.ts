import { flattenChain, resample } from "../geometry/cubic";
import { hypotenuse, Polyline } from "../geometry/polyline";
import { chain, chainStarts, readPathText, strokesRead } from "./path-text";

/** Height at which a gesture is sampled for the layout, and the distance of its samples there, px. */
const SAMPLED_HEIGHT_PX: f64 = 112;
const SAMPLE_STEP_PX: f64 = 15;
export const MAX_SAMPLES: i32 = 72;
export const MAX_ENDS: i32 = 4;
export const MAX_MEETS: i32 = 8;
export const MAX_JOINTS: i32 = 4;
/** Two strokes of one gesture that come this close (as a share of its height) count as joined: no terminal goes there. */
const JOINT: f64 = 0.06;
const ON_SPINE: f64 = 1e-6;

const fine = new Polyline(1024);
const coarse = new Polyline(MAX_SAMPLES);

/**
 * One way of writing a letter as a gesture. The letter's stem is the figure's own spine (x = 0); only the right half is written, x outward
 * and y downward in a unit box, and the left half mirrors it. Strokes meet the spine at 30 degrees or more, so that no sliver opens there.
 */
export class Gesture {
  /** Cubics of all strokes, and where each stroke begins; one more entry ends the last. */
  readonly chain: StaticArray<f64>;
  readonly starts: StaticArray<i32>;
  readonly strokeCount: i32;
  /** Evenly spaced samples and the stroke that each belongs to. */
  readonly sampleX: StaticArray<f64> = new StaticArray<f64>(MAX_SAMPLES);
  readonly sampleY: StaticArray<f64> = new StaticArray<f64>(MAX_SAMPLES);
  readonly sampleStroke: StaticArray<i32> = new StaticArray<i32>(MAX_SAMPLES);
  sampleCount: i32 = 0;
  /** Where the gesture meets the spine, as shares of its height. */
  readonly meets: StaticArray<f64> = new StaticArray<f64>(MAX_MEETS);
  meetCount: i32 = 0;
  /** Samples at free ends, and each one's neighbor inward. */
  readonly endSample: StaticArray<i32> = new StaticArray<i32>(MAX_ENDS);
  readonly endInner: StaticArray<i32> = new StaticArray<i32>(MAX_ENDS);
  endCount: i32 = 0;
  /** How straight its strokes are: 1 for lines, less for curves. */
  straightness: f64 = 0;
  /** Samples where a stroke leaves another off the spine. */
  readonly joints: StaticArray<i32> = new StaticArray<i32>(MAX_JOINTS);
  jointCount: i32 = 0;

  constructor(
    readonly letter: i32,
    readonly name: string,
    /** Width over height as designed. */
    readonly aspect: f64,
    /** Preferred place on the spine: 0 head, 1 foot. */
    readonly place: f64,
    /** Share of the usual height. */
    readonly height: f64,
    /** Whether it may be turned upside down. */
    readonly canFlip: bool,
    /** The part of the spine that it leaves empty, as shares of its height; equal where none. */
    readonly openFrom: f64,
    readonly openTo: f64,
    pathText: string,
  ) {
    readPathText(pathText);
    this.strokeCount = strokesRead;
    this.starts = chainStarts.slice<StaticArray<i32>>(0, strokesRead + 1);
    this.chain = chain.slice<StaticArray<f64>>(0, chainStarts[strokesRead]);
    for (let stroke = 0; stroke < this.strokeCount; stroke++) this.sampleOne(stroke);
    this.straightness /= <f64>strokesRead;
    for (let stroke = 0; stroke < this.strokeCount; stroke++) this.findEnds(stroke);
  }

  private sampleOne(stroke: i32): void {
    const width = SAMPLED_HEIGHT_PX * this.aspect;
    fine.clear();
    coarse.clear();
    flattenChain(this.chain, this.starts[stroke], this.starts[stroke + 1], width, SAMPLED_HEIGHT_PX, 0, 2, fine);
    resample(fine, SAMPLE_STEP_PX, coarse);
    const last = fine.count - 1;
    this.straightness += hypotenuse(fine.x[last] - fine.x[0], fine.y[last] - fine.y[0]) / fine.length();
    for (let i = 0; i < coarse.count; i++) {
      const x = coarse.x[i] / width;
      const y = coarse.y[i] / SAMPLED_HEIGHT_PX;
      const isEnd = i == 0 || i == coarse.count - 1;
      if (isEnd && abs(x) < ON_SPINE) this.meets[this.meetCount++] = y;
      else if (i > 0 && (coarse.x[i - 1] / width) * x < -1e-9) this.meets[this.meetCount++] = (y + coarse.y[i - 1] / SAMPLED_HEIGHT_PX) / 2;
      this.sampleX[this.sampleCount] = x;
      this.sampleY[this.sampleCount] = y;
      this.sampleStroke[this.sampleCount++] = stroke;
    }
  }

  private findEnds(stroke: i32): void {
    let first = 0;
    while (this.sampleStroke[first] != stroke) first++;
    let last = first;
    while (last + 1 < this.sampleCount && this.sampleStroke[last + 1] == stroke) last++;
    this.addEnd(first, first + 1);
    this.addEnd(last, last - 1);
  }

  private addEnd(sample: i32, inner: i32): void {
    const x = this.sampleX[sample];
    const y = this.sampleY[sample];
    if (abs(x) < ON_SPINE) return;
    for (let i = 0; i < this.sampleCount; i++) {
      if (this.sampleStroke[i] == this.sampleStroke[sample]) continue;
      if (hypotenuse((this.sampleX[i] - x) * this.aspect, this.sampleY[i] - y) >= JOINT) continue;
      this.joints[this.jointCount++] = sample;
      return;
    }
    this.endSample[this.endCount] = sample;
    this.endInner[this.endCount++] = inner;
  }
}
