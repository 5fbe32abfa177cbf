import { alphabet } from "../../glyphs/alphabet";
import { Gesture } from "../../glyphs/gesture";

/** Where an odd stroke grows: from an end of the spine, or from the end of an arm; or nowhere. */
export const AT_HEAD: i32 = 0;
export const AT_FOOT: i32 = 1;
export const AT_TIP: i32 = 2;
export const NOWHERE: i32 = 3;

/** The one stroke of a figure that has no mirror image: a form under a similarity, in the layout's px, as if it were on the right. */
export class OddStroke {
  /** A crook, hook or branch of `terminal-kinds.ts`. */
  kind: i32 = 0;
  form: Gesture = alphabet[0];
  place: i32 = NOWHERE;
  /** The arm's end that it grows from, counted as placements times `MAX_ENDS`. */
  end: i32 = 0;
  /** 1 on the right, -1 on the left. */
  side: f64 = 1;
  x: f64 = 0;
  y: f64 = 0;
  /** Unit vector away from the line that it grows from. */
  alongX: f64 = 0;
  alongY: f64 = 0;
  /** Whether it turns to the right of its way (1) or to the left (-1). */
  hand: f64 = 1;
  size: f64 = 0;

  growFrom(x: f64, y: f64, alongX: f64, alongY: f64): void {
    this.x = x;
    this.y = y;
    this.alongX = alongX;
    this.alongY = alongY;
  }

  /** A sample of the form in the layout. */
  sampleX(at: i32): f64 {
    return this.x + (this.alongX * this.form.sampleY[at] - this.alongY * this.form.sampleX[at] * this.hand) * this.size;
  }

  sampleY(at: i32): f64 {
    return this.y + (this.alongY * this.form.sampleY[at] + this.alongX * this.form.sampleX[at] * this.hand) * this.size;
  }
}

/** That of the figure under way. */
export const odd = new OddStroke();
