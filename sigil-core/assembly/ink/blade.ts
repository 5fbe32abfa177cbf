import { PathWriter } from "../encode/path-writer";
import { beginShape, bend, endCurve, point } from "./shapes";

/** Where along its length an upright blade is widest. */
const SWELL: f64 = 0.34;

/** A symmetrical upright blade from `top` to `foot` with half widths at the head, at its widest, and at the foot. */
export function blade(out: PathWriter, x: f64, top: f64, foot: f64, head: f64, widest: f64, end: f64): void {
  const middle = top + (foot - top) * SWELL;
  const rise = top * 0.3 + middle * 0.7;
  const neck = (top + middle) * 0.5;
  const fall = middle + (foot - middle) * 0.4;
  const taper = middle + (foot - middle) * 0.6;
  // Forward is down, right of forward is to the left: both in px.
  beginShape(x, 0, 0, 1, 1);
  point(top, head);
  bend(top, head, top, -head, top, -head);
  bend(neck, -head, rise, -widest, middle, -widest);
  bend(fall, -widest, taper, -end, foot, -end);
  bend(foot, -end, foot, end, foot, end);
  bend(taper, end, fall, widest, middle, widest);
  bend(rise, widest, neck, head, top, head);
  endCurve(out);
}
