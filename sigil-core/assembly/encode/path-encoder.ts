import { ARC_RECORD, CLOSE_RECORD, CUBIC_RECORD, LINE_RECORD, PathWriter } from "./path-writer";

/** Commands of path data. */
export const MOVE: i32 = 77; // M
export const MOVE_BY: i32 = 109; // m
export const LINE: i32 = 108; // l
export const ACROSS: i32 = 104; // h
export const DOWN: i32 = 118; // v
export const CUBIC: i32 = 99; // c
export const SMOOTH: i32 = 115; // s
export const ARC: i32 = 97; // a
const CLOSE: i32 = 122; // z

/** A handle this near to its mirror image is written as that: the curve then strays by .15 px at most. */
const SMOOTH_TENTHS: i32 = 4;

/**
 * Writes path data as ASCII with coordinates in tenths of a px, in few bytes: relative, in the shortest command that draws it. Numbers are
 * formatted from integers, so the bytes are the same everywhere.
 */
export class PathEncoder {
  readonly bytes: StaticArray<u8>;
  length: i32 = 0;
  /** The pen's rounded position in tenths; relative coordinates start from it, so that no error adds up. */
  private penX: i32 = 0;
  private penY: i32 = 0;
  /** Where the outline under way began. */
  private startX: i32 = 0;
  private startY: i32 = 0;
  /** From the pen back to the last cubic's second handle. */
  private backX: i32 = 0;
  private backY: i32 = 0;
  /** Whether the next number needs a separator unless it is negative, and even if it begins with a point. */
  private isAfterNumber: bool = false;
  private isAfterWhole: bool = false;
  private lastCommand: i32 = 0;
  /** Whether what follows must be complete without what went before. */
  private isCutOff: bool = true;
  /** Tenths of a px by the px of a drawing, and where its origin comes to lie. */
  private zoom: f64 = 10;
  private shift: f64 = 0.5;

  constructor(capacity: i32) {
    this.bytes = new StaticArray<u8>(capacity);
  }

  clear(): void {
    this.length = 0;
    this.isCutOff = true;
  }

  /** Writes what was recorded between two places as a part that can be read without the others, enlarged about a middle. */
  encode(path: PathWriter, from: i32, to: i32, zoom: f64, middlePx: f64): void {
    const records = path.records;
    this.isCutOff = true;
    this.zoom = zoom * 10;
    this.shift = middlePx * (1 - zoom) * 10 + 0.5;
    let at = from;
    while (at < to) {
      const kind = <i32>records[at];
      if (kind == CUBIC_RECORD) {
        this.cubic(records[at + 1], records[at + 2], records[at + 3], records[at + 4], records[at + 5], records[at + 6]);
        at += 7;
      } else if (kind == LINE_RECORD) {
        this.line(records[at + 1], records[at + 2]);
        at += 3;
      } else if (kind == ARC_RECORD) {
        this.arcTo(records[at + 1], records[at + 2] > 0, records[at + 3] > 0, records[at + 4], records[at + 5]);
        at += 6;
      } else if (kind == CLOSE_RECORD) {
        this.close();
        at++;
      } else {
        this.moveTo(records[at + 1], records[at + 2]);
        at += 3;
      }
    }
  }

  address(offset: i32): usize {
    return changetype<usize>(this.bytes) + <usize>offset;
  }

  /** Writes a name as ASCII and Returns its offset. */
  text(value: string): i32 {
    const start = this.length;
    for (let i = 0; i < value.length; i++) this.put(value.charCodeAt(i));
    return start;
  }

  private moveTo(x: f64, y: f64): void {
    const toX = this.tenths(x);
    const toY = this.tenths(y);
    this.command(this.isCutOff ? MOVE : MOVE_BY);
    this.number(this.isCutOff ? toX : toX - this.penX);
    this.number(this.isCutOff ? toY : toY - this.penY);
    this.isCutOff = false;
    this.startX = toX;
    this.startY = toY;
    this.goTo(toX, toY);
  }

  private cubic(x1: f64, y1: f64, x2: f64, y2: f64, x: f64, y: f64): void {
    const toX = this.tenths(x);
    const toY = this.tenths(y);
    const handleX = this.tenths(x1) - this.penX;
    const handleY = this.tenths(y1) - this.penY;
    const isAfterCubic = this.lastCommand == CUBIC || this.lastCommand == SMOOTH;
    if (isAfterCubic && abs(handleX + this.backX) <= SMOOTH_TENTHS && abs(handleY + this.backY) <= SMOOTH_TENTHS) this.goOn(SMOOTH);
    else {
      this.goOn(CUBIC);
      this.number(handleX);
      this.number(handleY);
    }
    this.backX = this.tenths(x2) - toX;
    this.backY = this.tenths(y2) - toY;
    this.number(toX + this.backX - this.penX);
    this.number(toY + this.backY - this.penY);
    this.number(toX - this.penX);
    this.number(toY - this.penY);
    this.goTo(toX, toY);
  }

  private line(x: f64, y: f64): void {
    const toX = this.tenths(x);
    const toY = this.tenths(y);
    if (toX == this.penX && toY == this.penY) return;
    if (toY == this.penY) {
      this.goOn(ACROSS);
      this.number(toX - this.penX);
    } else if (toX == this.penX) {
      this.goOn(DOWN);
      this.number(toY - this.penY);
    } else {
      this.goOn(LINE);
      this.number(toX - this.penX);
      this.number(toY - this.penY);
    }
    this.goTo(toX, toY);
  }

  /** A circular arc to a point; `sweep` 1 runs clockwise on the screen. */
  private arcTo(radius: f64, isLarge: bool, sweep: bool, x: f64, y: f64): void {
    const toX = this.tenths(x);
    const toY = this.tenths(y);
    const rounded = this.roundRadius(radius, toX, toY);
    this.goOn(ARC);
    this.number(rounded);
    this.number(rounded);
    this.number(0);
    this.number(isLarge ? 10 : 0);
    this.number(sweep ? 10 : 0);
    this.number(toX - this.penX);
    this.number(toY - this.penY);
    this.goTo(toX, toY);
  }

  private close(): void {
    this.command(CLOSE);
    this.goTo(this.startX, this.startY);
  }

  private goTo(x: i32, y: i32): void {
    this.penX = x;
    this.penY = y;
  }

  private command(unit: i32): void {
    this.put(unit);
    this.isAfterNumber = false;
    this.lastCommand = unit;
  }

  /** A command is written only where it changes. */
  private goOn(unit: i32): void {
    if (this.lastCommand != unit) this.command(unit);
  }

  private number(tenths: i32): void {
    const magnitude = abs(tenths);
    const whole = magnitude / 10;
    const tenth = magnitude % 10;
    if (tenths < 0) this.put(45); // -
    else if (this.isAfterNumber && (this.isAfterWhole || whole > 0 || tenth == 0)) this.put(32);
    this.isAfterNumber = true;
    this.isAfterWhole = tenth == 0;
    if (whole > 0 || tenth == 0) this.integer(whole);
    if (tenth > 0) {
      this.put(46); // .
      this.put(48 + tenth);
    }
  }

  /** Dividing by what is known beforehand is quick; nothing is longer than four digits. */
  private integer(value: i32): void {
    if (value >= 1000) this.put(48 + (value / 1000) % 10);
    if (value >= 100) this.put(48 + (value / 100) % 10);
    if (value >= 10) this.put(48 + (value / 10) % 10);
    this.put(48 + value % 10);
  }

  private put(unit: i32): void {
    this.bytes[this.length++] = <u8>unit;
  }

  /**
   * A radius in tenths. The halves of a circle must meet as written: were their ends nearer than twice the radius, each would be more than half,
   * and the circle an egg. Ends that are farther are half a circle by definition.
   */
  private roundRadius(radius: f64, toX: i32, toY: i32): i32 {
    const rounded = <i32>floor(radius * this.zoom + 0.5);
    const dx = <f64>(toX - this.penX);
    const dy = <f64>(toY - this.penY);
    const half = <i32>floor(sqrt<f64>(dx * dx + dy * dy) * 0.5);
    return half >= rounded - 1 && half <= rounded + 1 ? half : rounded;
  }

  private tenths(px: f64): i32 {
    return <i32>floor(px * this.zoom + this.shift);
  }
}

/** Whole tenths of a px. */
export function toTenths(px: f64): i32 {
  return <i32>floor(px * 10 + 0.5);
}
