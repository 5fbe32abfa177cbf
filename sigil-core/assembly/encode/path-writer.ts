/** Kinds of record: each is followed by its numbers. */
export const MOVE_RECORD: i32 = 0;
export const LINE_RECORD: i32 = 1;
export const CUBIC_RECORD: i32 = 2;
export const ARC_RECORD: i32 = 3;
export const CLOSE_RECORD: i32 = 4;

/**
 * Keeps outlines as they are drawn, in px, until it is known how large the whole may be: `PathEncoder` then writes them as text. `length` marks a
 * place between two records.
 */
export class PathWriter {
  readonly records: StaticArray<f64>;
  length: i32 = 0;

  constructor(capacity: i32) {
    this.records = new StaticArray<f64>(capacity);
  }

  clear(): void {
    this.length = 0;
  }

  moveTo(x: f64, y: f64): void {
    this.put(MOVE_RECORD);
    this.pair(x, y);
  }

  line(x: f64, y: f64): void {
    this.put(LINE_RECORD);
    this.pair(x, y);
  }

  cubic(x1: f64, y1: f64, x2: f64, y2: f64, x: f64, y: f64): void {
    this.put(CUBIC_RECORD);
    this.pair(x1, y1);
    this.pair(x2, y2);
    this.pair(x, y);
  }

  /** A circular arc to a point; `sweep` 1 runs clockwise on the screen. */
  arcTo(radius: f64, isLarge: bool, sweep: bool, x: f64, y: f64): void {
    this.put(ARC_RECORD);
    this.put(radius);
    this.pair(isLarge ? 1 : 0, sweep ? 1 : 0);
    this.pair(x, y);
  }

  close(): void {
    this.put(CLOSE_RECORD);
  }

  private pair(x: f64, y: f64): void {
    const at = this.length;
    this.records[at] = x;
    this.records[at + 1] = y;
    this.length = at + 2;
  }

  private put(value: f64): void {
    this.records[this.length++] = value;
  }
}
