import { STROKE_FRAME, STROKE_SYMBOL, STROKE_TIE } from "../../abi";
import { hypotenuse } from "../../geometry/polyline";
import { FIRST_CENTER, FIRST_CONCEPT } from "../../glyphs/symbols/library";
import { addHole, clearHoles } from "../../ink/board/beads";
import { pen, placeSymbol, ringOn, segment } from "../../ink/board/board";
import { circleX, circleY } from "../../ink/board/circle-lines";
import { castRay, hitX, hitY } from "../../ink/board/ray";
import { ARM_PX, FRAME_PX, HAIR_PX, slantWeight, symbolWeight } from "../../ink/board/weights";
import { outwardX, outwardY } from "../../ink/seal/circle-parts";
import { centerSymbol } from "./custom-options";
import { Stream } from "../../text/stream";
import { centerRadius } from "./center-weight";
import { drawHub, FRAME_NONE, FRAME_SCALLOPS, spokeStart } from "./hub";
import { drawRing, drawString } from "./letter-string";
import { MAX_PLACES, placeCount, placeIsLesser, placeSymbolNumber, placeTurn } from "./places";
import { drawRays } from "./rays";
import { ARMS, chooseFrame, chooseSetting, FIELD, GREAT_RING, ROUNDELS, SIDES, WHEEL } from "./settings";

/** How far out the symbols reach at most. */
const REACH_PX: f64 = 157;
/** Scallops and corners take room from the symbol within, and a separate ring takes it from each symbol round the middle. */
const CORNERED_PX: f64 = 6;
const ROUNDEL_PX: f64 = 10;
const GREAT_RING_PX: f64 = 7.4;
const STRING_AIR_PX: f64 = 13;
const BROAD: f64 = 1.5;
/** The sides of a wide polygon come no nearer to a symbol, and its corners reach no further. */
const FIELD_AIR_PX: f64 = 9;
const FIELD_OUTER_PX: f64 = 140;
const FIELD_HUB_PX: f64 = 36;
const FIELD_SYMBOL_PX: f64 = 2;
const UNFRAMED_PX: f64 = 47;

let setting: i32 = 0;
let reach: f64 = 0;
let distance: f64 = 0;
let symbolRadius: f64 = 0;
let armWeight: f64 = 0;
const parts = new StaticArray<i32>(MAX_PLACES);

/**
 * A middle, symbols round it on spokes, lesser rays between them, and a ring or a string that carries the letters. In a circle it is always a ring,
 * from symbol to symbol.
 */
export function drawRadial(isCompass: bool, layout: Stream): void {
  const many = placeCount > 4;
  setting = chooseSetting(isCompass, placeCount, layout);
  const spokes = isCompass ? 4 : placeCount;
  const frame = chooseFrame(setting, placeCount, spokes, layout);
  const hub = FIRST_CENTER + centerSymbol() - 1;
  symbolRadius = (many ? 36 : 41) + layout.range(-2.5, 1.5) - (setting == ROUNDELS ? ROUNDEL_PX : setting == FIELD ? FIELD_SYMBOL_PX : 0);
  reach = REACH_PX - layout.range(0, 6) - (setting == ROUNDELS ? ROUNDEL_PX : 0);
  distance = reach - symbolRadius;
  armWeight = setting == ARMS ? ARM_PX * BROAD : ARM_PX;
  const wanted = (many || setting == ROUNDELS ? 42 : isCompass ? 45 : 47) + layout.range(-2, 3);
  const usual = setting == FIELD ? FIELD_HUB_PX : frame >= FRAME_SCALLOPS ? wanted - CORNERED_PX : frame == FRAME_NONE ? UNFRAMED_PX : wanted;
  const corners = (frame >= FRAME_SCALLOPS && setting != FIELD && spokes < 5) || (isCompass && setting != FIELD) ? spokes * 2 : spokes;
  const widest = isCompass ? -FIELD_OUTER_PX * outwardY(0.5 / <f64>spokes) : FIELD_OUTER_PX;
  const field = min<f64>(distance - symbolRadius - FIELD_AIR_PX, widest);
  clearHoles();
  const hubRadius = centerRadius(hub, usual);
  drawHub(hub, hubRadius, frame, corners, placeTurn[0], field, !isCompass);
  // Symbols on the left mirror those on the right, so that a repeated one faces itself.
  const facing = layout.int(2) == 1 ? -1.0 : 1.0;
  for (let i = 0; i < placeCount; i++) drawPlace(i, placeTurn[i] > 0.5 ? -facing : facing);
  if (setting == SIDES && isCompass) drawSides();
  const isRing = !isCompass && (setting == ROUNDELS || setting == SIDES);
  const ring = setting == GREAT_RING || isRing ? distance - layout.range(0, 6) : isCompass ? layout.range(90, 102) : layout.range(94, 118);
  drawRays(isCompass, setting == FIELD, armWeight, ring, layout);
  const isDouble = layout.int(2) == 1;
  if (setting == GREAT_RING) return drawRing(ring, GREAT_RING_PX, false, distance, symbolRadius + 8);
  if (isRing) return drawRing(ring, setting == SIDES ? ARM_PX * 0.84 : HAIR_PX, isDouble, distance, symbolRadius + (setting == ROUNDELS ? ROUNDEL_PX : 8));
  if (!isCompass || (setting == WHEEL && !many)) return drawRing(ring, HAIR_PX, isDouble, distance, symbolRadius + 7);
  drawString(frame == FRAME_NONE || setting == FIELD ? hubRadius + STRING_AIR_PX : 0);
}

function drawPlace(index: i32, mirror: f64): void {
  const turn = placeTurn[index];
  const isLesser = placeIsLesser[index];
  const radius = symbolRadius * (isLesser ? 0.72 : 1);
  const away = isLesser ? reach - 6 - radius : distance;
  const x = circleX(turn, away);
  const y = circleY(turn, away);
  const part = placeSymbol(FIRST_CONCEPT + placeSymbolNumber[index] - 1, x, y, radius, mirror, STROKE_SYMBOL, symbolWeight(radius));
  parts[index] = part;
  addHole(x, y, radius);
  const start = spokeStart(turn);
  castRay(part, circleX(turn, start), circleY(turn, start), outwardX(turn), outwardY(turn));
  pen(STROKE_TIE, slantWeight(isLesser ? armWeight * 0.8 : armWeight, outwardX(turn), outwardY(turn)));
  segment(circleX(turn, start), circleY(turn, start), hitX, hitY);
  if (setting != ROUNDELS) return;
  pen(STROKE_FRAME, FRAME_PX);
  ringOn(x, y, radius + ROUNDEL_PX);
}

/** Lines from symbol to symbol, or to the free arm of the compass that is between two. */
function drawSides(): void {
  for (let i = 0; i < 4; i++) {
    const from = <f64>i * 0.25;
    const to = from + 0.25;
    const ax = circleX(from, distance);
    const ay = circleY(from, distance);
    const bx = circleX(to, distance);
    const by = circleY(to, distance);
    const way = hypotenuse(bx - ax, by - ay);
    const dx = (bx - ax) / way;
    const dy = (by - ay) / way;
    const first = partAt(from);
    const startX = first == 0 || !castRay(first, bx, by, -dx, -dy) ? ax : hitX;
    const startY = startX == ax ? ay : hitY;
    const second = partAt(to);
    const isHit = second != 0 && castRay(second, ax, ay, dx, dy);
    pen(STROKE_TIE, slantWeight(ARM_PX * 0.84, dx, dy));
    segment(startX, startY, isHit ? hitX : bx, isHit ? hitY : by);
  }
}

/** The symbol that is at a turn; 0 where there is none. */
function partAt(turn: f64): i32 {
  const whole = turn >= 1 ? turn - 1 : turn;
  for (let i = 0; i < placeCount; i++) if (abs(placeTurn[i] - whole) < 0.01) return parts[i];
  return 0;
}
