/** Where a part is drawn: its own axes u (right) and v (down), mirrored first, then turned, then moved to the sigil. */
export class Plane {
  constructor(
    readonly middleX: f64,
    readonly middleY: f64,
    readonly cosine: f64,
    readonly sine: f64,
    /** -1 is a mirror's image, left for right. */
    readonly mirror: f64,
  ) {}

  x(u: f64, v: f64): f64 {
    return this.middleX + u * this.mirror * this.cosine - v * this.sine;
  }

  y(u: f64, v: f64): f64 {
    return this.middleY + u * this.mirror * this.sine + v * this.cosine;
  }

  /** The same place seen in an upright mirror. */
  mirrored(): Plane {
    return new Plane(this.middleX, this.middleY, this.cosine, this.sine, -this.mirror);
  }
}
