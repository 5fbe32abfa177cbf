import { STROKE_SYMBOL, STROKE_TERMINAL, STROKE_TIE } from "../../abi";
import { FIRST_CENTER, FIRST_CONCEPT } from "../../glyphs/symbols/library";
import { BAR, CRESCENT, CROSSLET, LOZENGE, TREFOIL } from "../../glyphs/terminal-kinds";
import { arcTo, discOn, endLine, finialOn, lineTo, lozengeOn, moveTo, pen, placeSymbol, segment } from "../../ink/board/board";
import { balanceUpright } from "../../ink/board/balance";
import { castRay, hitX, hitY } from "../../ink/board/ray";
import { CENTER_PX } from "../../ink/seal/circle-parts";
import { centerSymbol, customSymbolCount, symbolAt } from "./custom-options";
import { Stream } from "../../text/stream";
import { reportFinial } from "../../ink/board/finial-choice";
import { ARM_PX, symbolWeight } from "../../ink/board/weights";
import { centerWeight } from "./center-weight";
import { drawHalo, GLORY_ROOM_PX, HALO_GLORY, HALOS } from "./halo";
import { drawLyre } from "./lyre";

/**
 * Plans for one to five symbols: middle of the crown, its radius, radius of the symbols, spread of the arms; then for each symbol its arm (in shares
 * of the spread, 0 on the stem) and its height. The first stand highest.
 */
const PLAN_WORDS: i32 = 14;
const PLANS: StaticArray<f64> = [
  158, 52, 46, 104, 0, 358, 0, 0, 0, 0, 0, 0, 0, 0,
  176, 56, 44, 100, -1, 300, 1, 300, 0, 0, 0, 0, 0, 0,
  163, 50, 39, 108, -1, 263, 1, 263, 0, 377, 0, 0, 0, 0,
  157, 44, 34, 112, -1, 231, 1, 231, -0.74, 336, 0.74, 336, 0, 0,
  146, 41, 32, 112, -0.64, 272, 0.64, 272, -1.04, 370, 1.04, 370, 0, 376,
];
const ROUND: i32 = 0;
const BOAT: i32 = 1;
const KNOTS: i32 = 4;
const KNOT_LOZENGE: i32 = 0;
const KNOT_DISC: i32 = 1;
const KNOT_BAR: i32 = 2;
const HALO_AIR_PX: f64 = 14;
/** The whole is moved up or down by so much at most to be in the middle by its weight. */
const BALANCE_PX: f64 = 16;
const STEM_FINIALS: StaticArray<i32> = [BAR, CRESCENT, TREFOIL, LOZENGE, CROSSLET];

const MAX_PARTS: i32 = 5;
const parts = new StaticArray<i32>(MAX_PARTS);
const partX = new StaticArray<f64>(MAX_PARTS);
const partY = new StaticArray<f64>(MAX_PARTS);
const facing = new StaticArray<f64>(MAX_PARTS);

let radius: f64 = 0;
let bend: f64 = 0;
let hang: f64 = 0;
let armStyle: i32 = 0;
let lowestArm: f64 = 0;
let hangs: bool = false;

/** The symbol in the middle crowns a stem; the others grow from its arms, the first highest. With five the arms turn down. */
export function drawHierarchical(layout: Stream): void {
  const count = customSymbolCount();
  const plan = (count - 1) * PLAN_WORDS;
  hangs = count == MAX_PARTS;
  const crownY = PLANS[plan] + layout.range(-3, 3);
  const halo = layout.int(HALOS);
  const crownRadius = PLANS[plan + 1] - (halo == HALO_GLORY ? GLORY_ROOM_PX : 0);
  radius = PLANS[plan + 2];
  const spread = PLANS[plan + 3] + layout.range(-8, 6);
  bend = layout.range(22, 36);
  hang = layout.range(11, 17);
  armStyle = hangs ? ROUND : layout.int(2);
  const mirror = layout.int(2) == 1 ? -1.0 : 1.0;
  const symbol = FIRST_CENTER + centerSymbol() - 1;
  const crown = placeSymbol(symbol, CENTER_PX, crownY, crownRadius, 1, STROKE_SYMBOL, centerWeight(symbol, crownRadius));
  drawHalo(halo, crownY, crownRadius + HALO_AIR_PX);
  let onStem = -1;
  lowestArm = 0;
  for (let i = 0; i < count; i++) {
    const share = PLANS[plan + 4 + 2 * i];
    partX[i] = CENTER_PX + share * spread * mirror;
    partY[i] = PLANS[plan + 5 + 2 * i];
    facing[i] = layout.int(2) == 1 ? -1 : 1;
    if (share == 0) onStem = i;
    else lowestArm = max<f64>(lowestArm, armHeight(i));
  }
  const singleArm = 240.0 + hang;
  if (count == 1) lowestArm = singleArm;
  castRay(crown, CENTER_PX, CENTER_PX + 190, 0, -1);
  drawStem(hitY, onStem, layout);
  for (let i = 0; i < count; i++) if (i != onStem) drawArm(i);
  if (count == 1) drawLyre(spread, singleArm, layout.int(2) == 1);
  drawKnots(count, layout.int(KNOTS), singleArm);
  balanceUpright(BALANCE_PX);
}

function placePart(index: i32): void {
  parts[index] = placeSymbol(
    FIRST_CONCEPT + symbolAt(index) - 1, partX[index], partY[index], radius, facing[index], STROKE_SYMBOL, symbolWeight(radius),
  );
}

/** Where the arm of a symbol leaves the stem. */
function armHeight(index: i32): f64 {
  return hangs ? partY[index] - radius - hang : partY[index] + radius + hang;
}

/** Draws the stem down to the symbol on it, else to a terminal. */
function drawStem(top: f64, onStem: i32, layout: Stream): void {
  let foot = lowestArm + 20;
  if (onStem >= 0) {
    placePart(onStem);
    castRay(parts[onStem], CENTER_PX, partY[onStem] - radius - 10, 0, 1);
    foot = hitY;
  }
  pen(STROKE_TIE, ARM_PX * 1.06);
  segment(CENTER_PX, top, onStem >= 0 ? hitX : CENTER_PX, foot);
  if (onStem >= 0) return;
  const kind = STEM_FINIALS[layout.int(STEM_FINIALS.length)];
  pen(STROKE_TERMINAL, ARM_PX);
  finialOn(kind, CENTER_PX, foot, 0, 1, 9);
  reportFinial(kind);
}

/** An arm from the stem to the nearest ink of its symbol, rounded at the bend or in one sweep. */
function drawArm(index: i32): void {
  const side = partX[index] < CENTER_PX ? -1.0 : 1.0;
  const up = hangs ? -1.0 : 1.0;
  const base = armHeight(index);
  placePart(index);
  castRay(parts[index], partX[index], base, 0, -up);
  const end = hitY;
  const x = hitX;
  const wide = abs(x - CENTER_PX);
  const corner = max<f64>(4, armStyle == BOAT ? min<f64>(wide * 0.82, abs(base - end) + 40) : min<f64>(bend, abs(end - base)));
  pen(STROKE_TIE, ARM_PX * 0.9);
  moveTo(CENTER_PX, base);
  if (armStyle == BOAT) {
    // One sweep: it leaves the stem slanting and rises upright into the symbol.
    arcTo(max<f64>(wide * 1.02, abs(end - base) * 0.9), -side * up, false, x, end);
  } else {
    lineTo(x - side * corner, base);
    arcTo(corner, -side * up, false, x, base - up * corner);
    lineTo(x, end);
  }
  endLine();
}

/** A knot where arms meet the stem. */
function drawKnots(count: i32, knot: i32, singleArm: f64): void {
  pen(STROKE_TERMINAL, ARM_PX * 0.8, 0.7);
  if (count == 1) return drawKnot(knot, singleArm);
  for (let i = 0; i < count; i++) if (partX[i] != CENTER_PX && (i == 0 || armHeight(i) != armHeight(i - 1))) drawKnot(knot, armHeight(i));
}

function drawKnot(knot: i32, y: f64): void {
  if (knot == KNOT_LOZENGE) return lozengeOn(CENTER_PX, y, 0, -1, 12.5);
  if (knot == KNOT_DISC) return discOn(CENTER_PX, y, 8.6);
  if (knot == KNOT_BAR) return segment(CENTER_PX - 12, y - 15, CENTER_PX + 12, y - 15);
  lozengeOn(CENTER_PX, y, 1, 0, 15);
}
