import { arcRadius, directionX, directionY, divideArc, findMiddle, middleX, middleY } from "../../geometry/arc";

/** Kinds of segment. A ring, a disc, a lozenge or a finial is a stroke of one segment. */
export const LINE: i32 = 0;
export const ARC: i32 = 1;
/** A circle's line: middle and radius. */
export const RING: i32 = 2;
export const DISC: i32 = 3;
/** A filled lozenge: middle, and (x0, y0) as its tip. */
export const LOZENGE: i32 = 4;
/** A terminal at (x0, y0) that points at (x1, y1); `detail` is its kind, `radius` its size. */
export const FINIAL: i32 = 5;

/**
 * Strokes of lines and circular arcs in flat arrays that are made once. A stroke is a row of segments from `starts[i]` to `starts[i + 1]`;
 * an arc keeps its middle, its radius, its turn (1 clockwise on the screen, -1 anticlockwise) and whether it is the larger one.
 */
export class StrokePool {
  readonly kinds: StaticArray<u8>;
  readonly x0: StaticArray<f64>;
  readonly y0: StaticArray<f64>;
  readonly x1: StaticArray<f64>;
  readonly y1: StaticArray<f64>;
  readonly middlesX: StaticArray<f64>;
  readonly middlesY: StaticArray<f64>;
  readonly radii: StaticArray<f64>;
  readonly turns: StaticArray<f64>;
  readonly isLarge: StaticArray<bool>;
  readonly details: StaticArray<u8>;
  segmentCount: i32 = 0;
  readonly starts: StaticArray<i32>;
  readonly isClosed: StaticArray<bool>;
  strokeCount: i32 = 0;

  constructor(segmentCapacity: i32, strokeCapacity: i32) {
    this.kinds = new StaticArray<u8>(segmentCapacity);
    this.x0 = new StaticArray<f64>(segmentCapacity);
    this.y0 = new StaticArray<f64>(segmentCapacity);
    this.x1 = new StaticArray<f64>(segmentCapacity);
    this.y1 = new StaticArray<f64>(segmentCapacity);
    this.middlesX = new StaticArray<f64>(segmentCapacity);
    this.middlesY = new StaticArray<f64>(segmentCapacity);
    this.radii = new StaticArray<f64>(segmentCapacity);
    this.turns = new StaticArray<f64>(segmentCapacity);
    this.isLarge = new StaticArray<bool>(segmentCapacity);
    this.details = new StaticArray<u8>(segmentCapacity);
    this.starts = new StaticArray<i32>(strokeCapacity + 1);
    this.isClosed = new StaticArray<bool>(strokeCapacity);
  }

  clear(): void {
    this.segmentCount = 0;
    this.strokeCount = 0;
    this.starts[0] = 0;
  }

  /** Takes back all strokes from this one on. */
  cutFrom(stroke: i32): void {
    this.strokeCount = stroke;
    this.segmentCount = this.starts[stroke];
  }

  addLine(x0: f64, y0: f64, x1: f64, y1: f64): void {
    if (abs(x1 - x0) + abs(y1 - y0) < 1e-4) return;
    this.put(LINE, x0, y0, x1, y1, 0, 0, 0, 0, false, 0);
  }

  /** An arc by its ends and radius. */
  addArc(x0: f64, y0: f64, x1: f64, y1: f64, radius: f64, turn: f64, isLarge: bool): void {
    findMiddle(x0, y0, x1, y1, radius, turn, isLarge);
    this.put(ARC, x0, y0, x1, y1, middleX, middleY, arcRadius, turn, isLarge, 0);
  }

  /** A ring or a disc as a separate stroke. */
  addRound(kind: i32, x: f64, y: f64, radius: f64): void {
    this.put(kind, x, y, x, y, x, y, radius, 1, true, 0);
    this.endStroke(true);
  }

  addLozenge(x: f64, y: f64, tipX: f64, tipY: f64, radius: f64): void {
    this.put(LOZENGE, tipX, tipY, tipX, tipY, x, y, radius, 0, false, 0);
    this.endStroke(true);
  }

  addFinial(kind: i32, x: f64, y: f64, alongX: f64, alongY: f64, size: f64): void {
    this.put(FINIAL, x, y, x + alongX, y + alongY, x + alongX * size * 0.5, y + alongY * size * 0.5, size, 0, false, <u8>kind);
    this.endStroke(true);
  }

  /** Ends the stroke that the segments since the last end belong to; a stroke without any is dropped. */
  endStroke(isClosed: bool): void {
    if (this.starts[this.strokeCount] == this.segmentCount) return;
    this.isClosed[this.strokeCount++] = isClosed;
    this.starts[this.strokeCount] = this.segmentCount;
  }

  /** Whether the stroke is drawn along a line, and is not a ring, a disc, a lozenge or a finial. */
  isLineStroke(stroke: i32): bool {
    return this.kinds[this.starts[stroke]] <= <u8>ARC;
  }

  /** Divides an arc into pieces; answers their number and leaves the directions in `arc.ts`. */
  divide(segment: i32, leastCosine: f64): i32 {
    const r = this.radii[segment];
    const mx = this.middlesX[segment];
    const my = this.middlesY[segment];
    return divideArc(
      (this.x0[segment] - mx) / r, (this.y0[segment] - my) / r, (this.x1[segment] - mx) / r, (this.y1[segment] - my) / r,
      this.turns[segment], this.isLarge[segment], leastCosine,
    );
  }

  /** Direction of a segment at its start, or at its end. */
  directionX(segment: i32, isAtEnd: bool): f64 {
    if (this.kinds[segment] == <u8>LINE) return (this.x1[segment] - this.x0[segment]) / this.chord(segment);
    const y = isAtEnd ? this.y1[segment] : this.y0[segment];
    return (-(y - this.middlesY[segment]) / this.radii[segment]) * this.turns[segment];
  }

  directionY(segment: i32, isAtEnd: bool): f64 {
    if (this.kinds[segment] == <u8>LINE) return (this.y1[segment] - this.y0[segment]) / this.chord(segment);
    const x = isAtEnd ? this.x1[segment] : this.x0[segment];
    return ((x - this.middlesX[segment]) / this.radii[segment]) * this.turns[segment];
  }

  chord(segment: i32): f64 {
    const dx = this.x1[segment] - this.x0[segment];
    const dy = this.y1[segment] - this.y0[segment];
    return sqrt<f64>(dx * dx + dy * dy);
  }

  length(segment: i32): f64 {
    if (this.kinds[segment] != <u8>ARC) return this.chord(segment);
    const pieces = this.divide(segment, 0.7);
    const dx = directionX[1] - directionX[0];
    const dy = directionY[1] - directionY[0];
    const square = dx * dx + dy * dy;
    return <f64>pieces * this.radii[segment] * sqrt<f64>(square) * (1 + square / 24);
  }

  /** Copies a segment of another pool under a similarity: mirrored in x by `mirror` -1, scaled and turned, then moved. */
  copySegment(from: StrokePool, segment: i32, x: f64, y: f64, cosine: f64, sine: f64, mirror: f64): void {
    const turn = from.turns[segment] * mirror;
    const scale = sqrt<f64>(cosine * cosine + sine * sine);
    const ax = from.x0[segment] * mirror;
    const bx = from.x1[segment] * mirror;
    const mx = from.middlesX[segment] * mirror;
    const ay = from.y0[segment];
    const by = from.y1[segment];
    const my = from.middlesY[segment];
    this.put(
      from.kinds[segment], x + ax * cosine - ay * sine, y + ax * sine + ay * cosine, x + bx * cosine - by * sine,
      y + bx * sine + by * cosine, x + mx * cosine - my * sine, y + mx * sine + my * cosine, from.radii[segment] * scale, turn,
      from.isLarge[segment], from.details[segment],
    );
  }

  moveBy(dx: f64, dy: f64): void {
    for (let i = 0; i < this.segmentCount; i++) {
      this.x0[i] += dx;
      this.y0[i] += dy;
      this.x1[i] += dx;
      this.y1[i] += dy;
      this.middlesX[i] += dx;
      this.middlesY[i] += dy;
    }
  }

  private put(
    kind: i32, x0: f64, y0: f64, x1: f64, y1: f64, mx: f64, my: f64, radius: f64, turn: f64, isLarge: bool, detail: u8,
  ): void {
    const at = this.segmentCount++;
    this.kinds[at] = <u8>kind;
    this.x0[at] = x0;
    this.y0[at] = y0;
    this.x1[at] = x1;
    this.y1[at] = y1;
    this.middlesX[at] = mx;
    this.middlesY[at] = my;
    this.radii[at] = radius;
    this.turns[at] = turn;
    this.isLarge[at] = isLarge;
    this.details[at] = detail;
  }
}
