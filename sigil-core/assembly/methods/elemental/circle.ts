import { STROKE_FRAME, STROKE_SYMBOL, STROKE_TERMINAL, STROKE_TIE } from "../../abi";
import { closeLine, finialOn, pen, ringOn } from "../../ink/board/board";
import { circleX, circleY, radialLine, scallops } from "../../ink/board/circle-lines";
import { finialAt, reportFinial } from "../../ink/board/finial-choice";
import { FRAME_PX, HAIR_PX } from "../../ink/board/weights";
import { CENTRE_PX, outwardX, outwardY } from "../../ink/seal/circle-parts";
import { conflictingAt, conflictingCount, dominantElement, supportingAt, supportingCount } from "../../options/elemental-options";
import { Stream } from "../../text/stream";
import { drawOrnament, ornamentHeight } from "./ornament";
import { apexTurn, CONFLICT_WEIGHT_PX, DOMINANT_PX, drawHeart, setElement, triangle } from "./parts";

const REACH_PX: f64 = 161;
const WIDEST_PX: f64 = 124;
/** Elements outside the ring take room from it. */
const CONFLICT_ROOM_PX: f64 = 14;
const STRING_PX: f64 = 10;
const ORNAMENT_UNIT: f64 = 7.2;
const ORNAMENT_PX: f64 = 6.2;
/** What accompanies the triangle: nothing, a second ring, an echo of the triangle, scallops along the ring. */
const STYLES: i32 = 4;
const STYLE_RING: i32 = 1;
const STYLE_ECHO: i32 = 2;
const STYLE_SCALLOPS: i32 = 3;

const isTaken = new StaticArray<bool>(3);

/** The dominant triangle in a ring; supporting elements in its segments, ornaments at its corners. */
export function drawInCircle(layout: Stream): void {
  const element = dominantElement();
  const radius = min<f64>(WIDEST_PX, REACH_PX - ornamentHeight(element) * ORNAMENT_UNIT) - layout.range(0, 15) - (conflictingCount() > 0 ? CONFLICT_ROOM_PX : 0);
  const style = layout.int(STYLES);
  triangle(CENTRE_PX, CENTRE_PX, radius, STROKE_SYMBOL, DOMINANT_PX);
  pen(STROKE_FRAME, FRAME_PX);
  ringOn(CENTRE_PX, CENTRE_PX, radius);
  if (style == STYLE_RING || style == STYLE_SCALLOPS) {
    pen(STROKE_FRAME, HAIR_PX);
    if (style == STYLE_RING) ringOn(CENTRE_PX, CENTRE_PX, radius - 9);
    else {
      scallops(radius - 12, 24, apexTurn + 1.0 / 48);
      closeLine();
    }
  }
  if (style == STYLE_ECHO) triangle(CENTRE_PX, CENTRE_PX, radius - 27, STROKE_FRAME, HAIR_PX);
  const heart = radius * layout.range(style == STYLE_ECHO ? 0.25 : 0.275, style == STYLE_ECHO ? 0.265 : 0.325);
  drawHeart(CENTRE_PX, CENTRE_PX, heart, radius * 0.78, circleX(apexTurn, radius), circleY(apexTurn, radius), STRING_PX, layout);
  drawSegments(radius, style == STYLE_RING || style == STYLE_SCALLOPS ? 0.15 : 0.172, layout);
  for (let i = 0; i < 3; i++) {
    const turn = apexTurn + <f64>i / 3;
    drawOrnament(element, circleX(turn, radius + 1), circleY(turn, radius + 1), outwardX(turn), outwardY(turn), ORNAMENT_UNIT, ORNAMENT_PX);
  }
  for (let i = 0; i < conflictingCount(); i++) {
    const turn = apexTurn + 0.5 + (<f64>i - <f64>(conflictingCount() - 1) * 0.5) * 0.092;
    setElement(conflictingAt(i), circleX(turn, radius + 34), circleY(turn, radius + 34), 21, CONFLICT_WEIGHT_PX, "conflicting");
  }
}

/** Segment 0 lies under the flat side, the others beside the apex; those without an element hold a pin. */
function drawSegments(radius: f64, share: f64, layout: Stream): void {
  const isFlipped = layout.int(2) == 1;
  const count = supportingCount();
  for (let i = 0; i < 3; i++) isTaken[i] = false;
  for (let i = 0; i < count; i++) {
    const slot = count == 1 ? 0 : isFlipped ? 2 - i : 1 + i;
    isTaken[slot] = true;
    const turn = segmentTurn(slot);
    setElement(supportingAt(i), circleX(turn, radius * 0.745), circleY(turn, radius * 0.745), radius * share, 3.9, "supporting");
  }
  const kind = finialAt(0);
  let hasPins = false;
  for (let i = 0; i < 3; i++) {
    if (isTaken[i]) continue;
    hasPins = true;
    const turn = segmentTurn(i);
    pen(STROKE_TIE, FRAME_PX);
    radialLine(turn, radius, radius - 26);
    pen(STROKE_TERMINAL, FRAME_PX);
    finialOn(kind, circleX(turn, radius - 26), circleY(turn, radius - 26), -outwardX(turn), -outwardY(turn), 6.6);
  }
  if (hasPins) reportFinial(kind);
}

function segmentTurn(slot: i32): f64 {
  return apexTurn + 0.5 + <f64>slot / 3;
}
