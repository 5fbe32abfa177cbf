import { STROKE_FRAME, STROKE_SYMBOL, STROKE_TIE } from "../../abi";
import { addMark } from "../../encode/result";
import { hypotenuse } from "../../geometry/polyline";
import { cosTurn } from "../../geometry/turn";
import { DOT, LOZENGE } from "../../glyphs/terminal-kinds";
import { arcTo, discOn, endLine, lozengeOn, moveTo, pen } from "../../ink/board/board";
import { circleX, circleY } from "../../ink/board/circle-lines";
import { CENTER_PX, outwardX, outwardY } from "../../ink/seal/circle-parts";
import { conflictingAt, conflictingCount, dominantElement, supportingAt, supportingCount } from "./elemental-options";
import { Stream } from "../../text/stream";
import { remaining, remainingCount } from "../../text/reduce";
import { drawOrnament, ornamentHeight } from "./ornament";
import { apexTurn, CONFLICT_WEIGHT_PX, DOMINANT_PX, drawHeart, setElement, signSink, triangle } from "./parts";

const SCROLLS: i32 = 3;
const SCROLL_PX: f64 = 10;
const SCROLL_TAPER: f64 = 0.32;
const REACH_PX: f64 = 158;
const HELD_PX: f64 = 20;
const HEART_PX: f64 = 31;
const ORNAMENT_LEAN: f64 = 0.1;
/** How far a scroll curls round what it holds, in turns. */
const CURL: f64 = 0.78;
const FIRST_LETTER: i32 = 65;
/** Places for letters along one scroll. */
const BUDS: i32 = 9;

/** Three scrolls leave the corners and curl round the supporting elements; the letters are buds on their outer side. */
export function drawFlowing(layout: Stream): void {
  const radius = layout.range(88, 96);
  const spin = layout.int(2) == 1 ? 1.0 : -1.0;
  const loop = layout.range(37, 41);
  const swing = layout.range(0.145, 0.166);
  const shift = layout.int(2);
  triangle(CENTER_PX, CENTER_PX, radius, STROKE_SYMBOL, DOMINANT_PX);
  drawHeart(CENTER_PX, CENTER_PX, HEART_PX, 60, circleX(apexTurn, radius), circleY(apexTurn, radius), -1, layout);
  for (let i = 0; i < SCROLLS; i++) {
    const turn = apexTurn + <f64>i / <f64>SCROLLS;
    drawScroll(i, turn, radius, spin, loop, swing);
    const held = turn + spin * swing;
    const away = REACH_PX - loop;
    const count = supportingCount();
    if (count > 0) {
      const element = supportingAt((i + shift) % count);
      setElement(element, circleX(held, away), circleY(held, away) - signSink(element, HELD_PX), HELD_PX, 4.2, "supporting");
    }
    else drawOrnament(dominantElement(), circleX(held, away), circleY(held, away) + ornamentHeight(dominantElement()) * 2.4, 0, -1, 4.8, 5);
    // The ornament leans away from the scroll that leaves the same corner.
    const lean = turn - spin * ORNAMENT_LEAN;
    drawOrnament(dominantElement(), circleX(turn, radius), circleY(turn, radius), outwardX(lean), outwardY(lean), ornamentHeight(dominantElement()) > 5 ? 5.4 : 7, 5.4);
  }
  for (let i = 0; i < conflictingCount(); i++) {
    const turn = apexTurn - spin * 0.078 + <f64>i / 3;
    setElement(conflictingAt(i), circleX(turn, 147), circleY(turn, 147), 19, CONFLICT_WEIGHT_PX, "conflicting");
  }
}

/** From the corner one arc sweeps out to the farthest point, and a second, narrow one curls back: both meet there in the same direction. */
function drawScroll(index: i32, turn: f64, radius: f64, spin: f64, loop: f64, swing: f64): void {
  const held = turn + spin * swing;
  const reach = REACH_PX;
  // The wide arc's middle lies on the line from the sigil's middle to the farthest point, as far from it as from the corner.
  const middle = (reach * reach - radius * radius) / (2 * (reach - radius * cosTurn(swing)));
  const wide = reach - middle;
  const end = held + spin * CURL;
  const away = reach - loop;
  const endX = circleX(held, away) + loop * outwardX(end);
  const endY = circleY(held, away) + loop * outwardY(end);
  pen(STROKE_TIE, SCROLL_PX, SCROLL_TAPER);
  moveTo(circleX(turn, radius), circleY(turn, radius));
  arcTo(wide, spin, false, circleX(held, reach), circleY(held, reach));
  arcTo(loop, spin, true, endX, endY);
  endLine();
  drawBuds(index, circleX(held, middle), circleY(held, middle), wide, turn, radius, held, reach);
}

/** Every third letter of the alphabet is on this scroll: round and pointed in turn. */
function drawBuds(index: i32, x: f64, y: f64, wide: f64, turn: f64, radius: f64, held: f64, reach: f64): void {
  const fromX = circleX(turn, radius) - x;
  const fromY = circleY(turn, radius) - y;
  const toX = circleX(held, reach) - x;
  const toY = circleY(held, reach) - y;
  pen(STROKE_FRAME, SCROLL_PX);
  for (let i = 0; i < remainingCount; i++) {
    const place = <i32>remaining[i] - FIRST_LETTER;
    if (place % SCROLLS != index) continue;
    const seat = place / SCROLLS;
    // Even steps on the chord crowd towards the ends of the arc.
    const even = (2 * <f64>seat + 1) / <f64>BUDS - 1;
    const share = 0.57 + 0.38 * even * (0.72 + 0.28 * even * even);
    const dx = fromX * (1 - share) + toX * share;
    const dy = fromY * (1 - share) + toY * share;
    const size = hypotenuse(dx, dy);
    const bud = wide + SCROLL_PX * 0.62;
    const isPointed = seat % 2 == 1;
    if (isPointed) lozengeOn(x + (dx / size) * bud, y + (dy / size) * bud, dx / size, dy / size, 6.4);
    else discOn(x + (dx / size) * bud, y + (dy / size) * bud, 4.2);
    addMark(remaining[i], isPointed ? LOZENGE : DOT);
  }
}
