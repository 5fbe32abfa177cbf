import { mix } from "./hash";

/** Random numbers from a seed (SplitMix64). Each stage of a drawing has its own, so that a change to one never moves another. */
export class Stream {
  private state: u64 = 0;

  start(seed: u64, stage: u64): void {
    this.state = mix(seed ^ mix(stage));
  }

  /** 0 or more, below 1: 53 bits. */
  next(): f64 {
    this.state += 0x9e3779b97f4a7c15;
    return <f64>(mix(this.state) >> 11) * (1.0 / 9007199254740992.0);
  }

  range(from: f64, to: f64): f64 {
    return from + (to - from) * this.next();
  }

  /** A whole number from 0 to `count - 1`. */
  int(count: i32): i32 {
    return <i32>(this.next() * <f64>count);
  }
}
