import { STROKE_FRAME } from "../../abi";
import { hypotenuse } from "../../geometry/polyline";
import { pen, ringOn } from "../../ink/board/board";
import { outwardX, outwardY } from "../../ink/seal/circle-parts";
import { Stream } from "../../text/stream";
import { roomOnAxis, setOthers } from "./element-signs";
import { endCorners, FRAME_PX, planeOf, Rooms } from "./frame";
import { sideRise, Triangle } from "./triangle";

/** Turn of the flat side's corners from the point: a third is an equal-sided triangle. */
const TALL: f64 = 0.38;
const WIDE: f64 = 0.285;
/** The ring's radius by the triangle's where it crosses the sides. */
const CROSSED_LEAST: f64 = 0.72;
const CROSSED_MOST: f64 = 0.86;
/** The same where it lies beyond the corners. */
const BEYOND_LEAST: f64 = 1.13;
const BEYOND_MOST: f64 = 1.26;
/** What a letter needs beside a side, in shares of the radius, and below the flat side. */
const LEAST_ROOM: f64 = 0.27;
const LEAST_ROOM_PX: f64 = 38;
/** What the flat side keeps to a ring below it, in shares of the radius. */
const FOOT_ROOM: f64 = 0.14;
/** Half the width that the flat side may take, px. */
const WIDEST_PX: f64 = 138;

/** A triangle and a ring round one middle: it runs through the corners, across the sides, or beyond the corners. */
export class RingedTriangle {
  readonly triangle: Triangle;
  readonly ring: f64;
  readonly rooms: Rooms;

  /** `room` is the height for both, px. */
  constructor(element: i32, room: f64, readonly spread: f64, share: f64) {
    const wide = share > 1 ? share : outwardX(spread);
    const radius = min<f64>(WIDEST_PX / wide, room / (max<f64>(1, share) + max<f64>(share, outwardY(spread))));
    const triangle = new Triangle(planeOf(element), -radius, radius * outwardY(spread), radius * outwardX(spread), element);
    this.triangle = triangle;
    const ring = radius * share;
    this.ring = ring;
    triangle.draw();
    const frame = pen(STROKE_FRAME, FRAME_PX);
    ringOn(triangle.plane.middleX, triangle.plane.middleY, ring);
    if (share > 1) triangle.runOn(-ring, halfChord(ring, triangle.foot), FRAME_PX);
    const sideAway = -radius * outwardY(spread * 0.5);
    const footHalf = ring - triangle.foot < LEAST_ROOM_PX ? 0 : halfChord(ring, triangle.foot);
    this.rooms = new Rooms(triangle, frame, max<f64>(-ring, triangle.apex), halfChord(ring, sideAway), footHalf);
  }
}

export function drawSpread(layout: Stream, tallest: f64 = TALL): f64 {
  return layout.range(WIDE, tallest);
}

/** 1 for a ring through the corners, less where a letter still fits between it and the sides, or more. */
export function drawRingShare(element: i32, spread: f64, layout: Stream): f64 {
  const rise = max<f64>(0, sideRise(element)) * 2 * outwardX(spread * 0.5);
  const least = max<f64>(LEAST_ROOM + rise - outwardY(spread * 0.5), FOOT_ROOM + outwardY(spread));
  const place = layout.int(3);
  if (place == 0) return 1;
  if (place == 1 && least < CROSSED_MOST) return layout.range(max<f64>(least, CROSSED_LEAST), CROSSED_MOST);
  return layout.range(BEYOND_LEAST, BEYOND_MOST);
}

/** One ring holds all. */
export function drawInCircle(element: i32, layout: Stream): void {
  const spread = drawSpread(layout);
  const share = drawRingShare(element, spread, layout);
  const ringed = new RingedTriangle(element, roomOnAxis() * layout.range(0.9, 1), spread, share);
  const triangle = ringed.triangle;
  const next = ringed.rooms.write(element, layout);
  const away = hypotenuse(triangle.edge, triangle.foot);
  if (!setOthers(element, triangle, max<f64>(ringed.ring, triangle.foot))) endCorners(triangle, next, triangle.edge / away, triangle.foot / away);
}

/** Half the length of a chord at a distance from the middle. */
function halfChord(radius: f64, away: f64): f64 {
  return sqrt<f64>(max<f64>(0, radius * radius - away * away));
}
