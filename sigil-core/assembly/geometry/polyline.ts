/** A growing list of points in buffers that are made once and used again. */
export class Polyline {
  readonly x: StaticArray<f64>;
  readonly y: StaticArray<f64>;
  count: i32 = 0;

  constructor(capacity: i32) {
    this.x = new StaticArray<f64>(capacity);
    this.y = new StaticArray<f64>(capacity);
  }

  clear(): void {
    this.count = 0;
  }

  push(x: f64, y: f64): void {
    this.x[this.count] = x;
    this.y[this.count++] = y;
  }

  length(): f64 {
    let total = 0.0;
    for (let i = 1; i < this.count; i++) total += hypotenuse(this.x[i] - this.x[i - 1], this.y[i] - this.y[i - 1]);
    return total;
  }
}

export function hypotenuse(dx: f64, dy: f64): f64 {
  return sqrt<f64>(dx * dx + dy * dy);
}

export function clamp(value: f64, low: f64, high: f64): f64 {
  return value < low ? low : value > high ? high : value;
}
