import { STROKE_FRAME, STROKE_SYMBOL, STROKE_TERMINAL, STROKE_TIE } from "../../abi";
import { closeLine, finialOn, pen, ringOn } from "../../ink/board/board";
import { circleX, circleY, radialLine, scallops } from "../../ink/board/circle-lines";
import { finialAt, reportFinial } from "../../ink/board/finial-choice";
import { FRAME_PX, HAIR_PX } from "../../ink/board/weights";
import { CENTER_PX, outwardX, outwardY } from "../../ink/seal/circle-parts";
import { conflictingAt, conflictingCount, dominantElement, supportingAt, supportingCount } from "./elemental-options";
import { Stream } from "../../text/stream";
import { drawOrnament, ornamentHeight } from "./ornament";
import { AIR, apexTurn, CONFLICT_WEIGHT_PX, DOMINANT_PX, drawHeart, pointsUp, setElement, triangle, WATER } from "./parts";

const REACH_PX: f64 = 161;
const WIDEST_PX: f64 = 124;
/** The ring is no wider where elements stand outside it. */
const WIDEST_IN_CONFLICT_PX: f64 = 112;
const STRING_PX: f64 = 10;
/** What the heart's ring leaves free to the triangle's sides: the beads on it, or the string outside it. */
const STUDS_ROOM_PX: f64 = 17;
const STRING_ROOM_PX: f64 = 25;
const ECHO_ROOM_PX: f64 = 12;
const ECHO_PX: f64 = 27;
const ECHO_FROM_PX: f64 = 113;
const ORNAMENT_UNIT: f64 = 7.2;
const ORNAMENT_PX: f64 = 6.2;
/** What accompanies the triangle: nothing, a second ring, an echo of the triangle, scallops along the ring. */
const STYLES: i32 = 4;
const STYLE_RING: i32 = 1;
const STYLE_ECHO: i32 = 2;
const STYLE_SCALLOPS: i32 = 3;
/** From the line of the triangle's side to a sign beside it. */
const SIDE_AIR_PX: f64 = 18.8;
const SCALLOPS: i32 = 18;
const SECOND_PX: f64 = 8;
const SCALLOP_PX: f64 = 16;
const PIN_PX: f64 = 20;

const isTaken = new StaticArray<bool>(3);

/** The dominant triangle in a ring; supporting elements in its segments, ornaments at its corners. */
export function drawInCircle(layout: Stream): void {
  const element = dominantElement();
  const widest = conflictingCount() > 0 ? WIDEST_IN_CONFLICT_PX : WIDEST_PX;
  const radius = min<f64>(widest, REACH_PX - ornamentHeight(element) * ORNAMENT_UNIT) - layout.range(0, 8);
  const lot = layout.int(STYLES);
  // An echo needs room, and a wave would cut its narrow corner to pieces; scallops leave no room to signs.
  const isLotFit = lot == STYLE_ECHO ? element != WATER && radius >= ECHO_FROM_PX : lot != STYLE_SCALLOPS || supportingCount() == 0;
  const style = isLotFit ? lot : STYLE_RING;
  triangle(CENTER_PX, CENTER_PX, radius, STROKE_SYMBOL, DOMINANT_PX);
  pen(STROKE_FRAME, FRAME_PX);
  ringOn(CENTER_PX, CENTER_PX, radius);
  if (style == STYLE_RING || style == STYLE_SCALLOPS) {
    pen(STROKE_FRAME, HAIR_PX);
    if (style == STYLE_RING) ringOn(CENTER_PX, CENTER_PX, radius - SECOND_PX);
    else {
      scallops(radius - SCALLOP_PX, SCALLOPS, apexTurn + 0.5 / <f64>SCALLOPS);
      closeLine();
    }
  }
  if (style == STYLE_ECHO) triangle(CENTER_PX, CENTER_PX, radius - ECHO_PX, STROKE_FRAME, HAIR_PX);
  const isStrung = style != STYLE_ECHO && layout.int(2) == 1;
  const room = (style == STYLE_ECHO ? radius - ECHO_PX : radius) * 0.5;
  const heart = room - (isStrung ? STRING_ROOM_PX : style == STYLE_ECHO ? ECHO_ROOM_PX : STUDS_ROOM_PX) - layout.range(0, 2);
  drawHeart(CENTER_PX, CENTER_PX, heart, radius * 0.78, circleX(apexTurn, radius), circleY(apexTurn, radius), isStrung ? STRING_PX : 0, layout);
  if (style != STYLE_SCALLOPS) drawSegments(radius, style == STYLE_RING ? 0.128 : 0.17, layout);
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
    const element = supportingAt(i);
    // In a slanting segment a sign turns a flat side to the triangle, or its bar, or a corner where both point the same way.
    const depth = slot == 0 ? 0.79 : pointsUp(element) == pointsUp(dominantElement()) ? 1.15 : element >= AIR ? 0.73 : 0.4;
    const away = radius * (0.5 + depth * share) + SIDE_AIR_PX;
    setElement(element, circleX(turn, away), circleY(turn, away), radius * share, 4.1, "supporting");
  }
  const kind = finialAt(0);
  let hasPins = false;
  for (let i = 0; i < 3; i++) {
    if (isTaken[i]) continue;
    hasPins = true;
    const turn = segmentTurn(i);
    pen(STROKE_TIE, FRAME_PX);
    radialLine(turn, radius, radius - PIN_PX);
    pen(STROKE_TERMINAL, FRAME_PX);
    finialOn(kind, circleX(turn, radius - PIN_PX), circleY(turn, radius - PIN_PX), -outwardX(turn), -outwardY(turn), 6.6);
  }
  if (hasPins) reportFinial(kind);
}

function segmentTurn(slot: i32): f64 {
  return apexTurn + 0.5 + <f64>slot / 3;
}
