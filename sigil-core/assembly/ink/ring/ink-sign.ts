import { PathWriter } from "../../encode/path-writer";
import { ARC, BAR, EYE, isSignEnd, nextPart, partKind, partValue, SEED, signStart } from "../../glyphs/signs";
import { beginShape, disc, endPolygon, point, ring } from "../shapes";
import { inkArc, nibWidth } from "./nib-arc";

/** A bar is broader where it begins, in shares of the pen; where it ends an arc may go on. */
const BEGINS: f64 = 1.2;
const ENDS: f64 = 1;
/** An eye's line by the pen: a ring of the full pen would be a ball. */
const EYE_LINE: f64 = 0.86;
/** A lozenge's sides are this far out between its points: they bend in. */
const WAIST: f64 = 0.3;

/** Where a sign is set: the middle of its head's line, the unit vector outward, and the height and pen in px. */
export class SignPlace {
  x: f64 = 0;
  y: f64 = 0;
  outX: f64 = 0;
  outY: f64 = -1;
  height: f64 = 1;
  pen: f64 = 1;

  across(x: f64, y: f64): f64 {
    return this.x - this.outX * y * this.height - this.outY * x * this.height;
  }

  down(x: f64, y: f64): f64 {
    return this.y - this.outY * y * this.height + this.outX * x * this.height;
  }
}

/** Inks one sign of the ring's alphabet at its place: straight parts stay straight, the whole is turned. */
export function inkSign(out: PathWriter, sign: i32, place: SignPlace): void {
  for (let at = signStart(sign); !isSignEnd(at); at = nextPart(at)) inkPart(out, at, place);
}

function inkPart(out: PathWriter, at: i32, place: SignPlace): void {
  const kind = partKind(at);
  const ax = partValue(at, 1);
  const ay = partValue(at, 2);
  if (kind == BAR) return inkBar(out, ax, ay, partValue(at, 3), partValue(at, 4), place);
  if (kind == ARC) return inkArc(out, ax, ay, partValue(at, 3), partValue(at, 4), partValue(at, 5), partValue(at, 6), place);
  const x = place.across(ax, ay);
  const y = place.down(ax, ay);
  if (kind == SEED) return disc(out, x, y, partValue(at, 3) * place.height);
  if (kind == EYE) return ring(out, x, y, partValue(at, 3) * place.height, place.pen * EYE_LINE);
  inkGem(out, x, y, partValue(at, 3), partValue(at, 4), place);
}

function inkBar(out: PathWriter, ax: f64, ay: f64, bx: f64, by: f64, place: SignPlace): void {
  const dx = bx - ax;
  const dy = by - ay;
  const length = sqrt<f64>(dx * dx + dy * dy);
  const half = nibWidth(-dy / length, dx / length, place.pen) * 0.5;
  // From the sign's own directions to the page's.
  const alongX = (-place.outX * dy - place.outY * dx) / length;
  const alongY = (-place.outY * dy + place.outX * dx) / length;
  beginShape(place.across(ax, ay), place.down(ax, ay), alongX, alongY, 1);
  const run = length * place.height;
  point(0, -half * BEGINS);
  point(run, -half * ENDS);
  point(run, half * ENDS);
  point(0, half * BEGINS);
  endPolygon(out);
}

function inkGem(out: PathWriter, x: f64, y: f64, halfWidth: f64, halfHeight: f64, place: SignPlace): void {
  beginShape(x, y, place.outX, place.outY, place.height);
  const inward = halfHeight * WAIST;
  const across = halfWidth * WAIST * 1.2;
  point(halfHeight, 0);
  point(inward, across);
  point(0, halfWidth);
  point(-inward, across);
  point(-halfHeight, 0);
  point(-inward, -across);
  point(0, -halfWidth);
  point(inward, -across);
  endPolygon(out);
}
