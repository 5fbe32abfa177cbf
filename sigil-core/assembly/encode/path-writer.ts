/** Writes path data as ASCII with coordinates in tenths of a px. Numbers are formatted from integers, so the bytes are the same everywhere. */
export class PathWriter {
  readonly bytes: StaticArray<u8>;
  length: i32 = 0;
  /** The pen's rounded position in tenths; relative coordinates start from it, so that no error adds up. */
  private penX: i32 = 0;
  private penY: i32 = 0;
  /** Whether the next number needs a separator unless it is negative. */
  private isAfterNumber: bool = false;
  private lastCommand: i32 = 0;

  constructor(capacity: i32) {
    this.bytes = new StaticArray<u8>(capacity);
  }

  clear(): void {
    this.length = 0;
  }

  address(offset: i32): usize {
    return changetype<usize>(this.bytes) + <usize>offset;
  }

  /** Writes a name as ASCII and answers its offset. */
  text(value: string): i32 {
    const start = this.length;
    for (let i = 0; i < value.length; i++) this.put(value.charCodeAt(i));
    return start;
  }

  moveTo(x: f64, y: f64): void {
    this.penX = toTenths(x);
    this.penY = toTenths(y);
    this.command(77); // M
    this.number(this.penX);
    this.number(this.penY);
  }

  /** Begins a run of relative cubics or lines. */
  beginCubics(): void {
    this.command(99); // c
  }

  /** Goes on with cubics or lines; writes the command only where it changes. */
  switchToCubics(): void {
    if (this.lastCommand != 99) this.beginCubics();
  }

  switchToLines(): void {
    if (this.lastCommand != 108) this.beginLines();
  }

  beginLines(): void {
    this.command(108); // l
  }

  cubic(x1: f64, y1: f64, x2: f64, y2: f64, x: f64, y: f64): void {
    const toX = toTenths(x);
    const toY = toTenths(y);
    this.number(toTenths(x1) - this.penX);
    this.number(toTenths(y1) - this.penY);
    this.number(toTenths(x2) - this.penX);
    this.number(toTenths(y2) - this.penY);
    this.number(toX - this.penX);
    this.number(toY - this.penY);
    this.penX = toX;
    this.penY = toY;
  }

  line(x: f64, y: f64): void {
    const toX = toTenths(x);
    const toY = toTenths(y);
    this.number(toX - this.penX);
    this.number(toY - this.penY);
    this.penX = toX;
    this.penY = toY;
  }

  /** A circular arc to a point; `sweep` 1 runs clockwise on the screen. */
  arcTo(radius: f64, isLarge: bool, sweep: bool, x: f64, y: f64): void {
    const rounded = toTenths(radius);
    const toX = toTenths(x);
    const toY = toTenths(y);
    this.command(97); // a
    this.number(rounded);
    this.number(rounded);
    this.number(0);
    this.number(isLarge ? 10 : 0);
    this.number(sweep ? 10 : 0);
    this.number(toX - this.penX);
    this.number(toY - this.penY);
    this.penX = toX;
    this.penY = toY;
  }

  close(): void {
    this.command(122); // z
  }

  private command(unit: i32): void {
    this.put(unit);
    this.isAfterNumber = false;
    this.lastCommand = unit;
  }

  private number(tenths: i32): void {
    let magnitude = tenths;
    if (tenths < 0) {
      this.put(45); // -
      magnitude = -tenths;
    } else if (this.isAfterNumber) this.put(32);
    this.isAfterNumber = true;
    const whole = magnitude / 10;
    const tenth = magnitude % 10;
    if (whole > 0 || tenth == 0) this.integer(whole);
    if (tenth > 0) {
      this.put(46); // .
      this.put(48 + tenth);
    }
  }

  private integer(value: i32): void {
    let unit = 1;
    while (value / unit >= 10) unit *= 10;
    for (; unit > 0; unit /= 10) this.put(48 + ((value / unit) % 10));
  }

  private put(unit: i32): void {
    this.bytes[this.length++] = <u8>unit;
  }
}

export function toTenths(px: f64): i32 {
  return <i32>floor(px * 10 + 0.5);
}
