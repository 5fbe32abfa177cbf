import { STROKE_TIE } from "../../abi";
import { addMark } from "../../encode/result";
import { terminalOfLetter } from "../../glyphs/terminal-kinds";
import { pen, segment } from "../../ink/board/board";
import { CENTER_PX } from "../../ink/seal/circle-parts";
import { Stream } from "../../text/stream";
import { drawRingShare, drawSpread, RingedTriangle } from "./circle";
import { pointsUp, setOrnament, setSign, sizeOf } from "./element-signs";
import { endAt, letterAt } from "./frame";
import { Plane } from "./plane";

/** Each element's quarter as a direction: fire south, water west, air east, earth north. */
const QUARTER_X: StaticArray<f64> = [0, -1, 1, 0];
const QUARTER_Y: StaticArray<f64> = [1, 0, 0, -1];
const ROOM_PX: f64 = 236;
const ARM_PX: f64 = 8;
/** How far the arms reach without what is at their ends. */
const REACH_PX: f64 = 138;

/** A ringed triangle in a cross of four arms; each element has its own quarter. */
export function drawOnCardinals(element: i32, layout: Stream): void {
  const spread = drawSpread(layout);
  const share = drawRingShare(element, spread, layout);
  const ringed = new RingedTriangle(element, ROOM_PX * layout.range(0.92, 1.08), spread, share);
  const next = ringed.rooms.write(element, layout);
  const triangle = ringed.triangle;
  const letter = letterAt(next);
  const terminal = terminalOfLetter(letter);
  const upright = new Plane(CENTER_PX, CENTER_PX, 1, 0, 1);
  const level = REACH_PX * layout.range(0.94, 1.04);
  let isMarked = false;
  for (let other = 1; other <= 4; other++) {
    const dx = QUARTER_X[other - 1];
    const dy = QUARTER_Y[other - 1];
    const isAtPoint = dy != 0 && dy < 0 == pointsUp(element);
    const from = isAtPoint ? -triangle.crown : dy != 0 ? max<f64>(ringed.ring, triangle.foot) : ringed.ring;
    const reach = max<f64>(dy != 0 ? from : level, from);
    const x = CENTER_PX + dx * reach;
    const y = CENTER_PX + dy * reach;
    if (reach > from + 1) {
      pen(STROKE_TIE, ARM_PX);
      segment(CENTER_PX + dx * from, CENTER_PX + dy * from, x, y);
    }
    const size = sizeOf(other);
    if (other == element) setOrnament(other, x, y, dx, dy);
    else if (size !== null) setSign(other, size, x, y, dx, dy);
    else {
      endAt(upright, dx * reach, dy * reach, dx, dy, terminal, letter);
      isMarked = true;
    }
  }
  if (isMarked) addMark(letter, terminal);
}
