import { outwardX, outwardY } from "../../../ink/seal/circle-parts";
import { Stream } from "../../../text/stream";
import { motifCount } from "../ancestral-options";
import { orderBySides, signCount, signLetters, signRoles, signs } from "../choose-signs";
import { placeSymbol } from "../../../ink/board/board";
import { STROKE_SYMBOL } from "../../../abi";
import { FIRST_GREEK } from "../scripts";
import { BEAM_PX, FIELD_PX, LETTER_PX, MIDDLE_PX, STEM_PX } from "../measures";
import { meetMotif, rootX, rootY, setMotif } from "../motifs/grow-motif";
import { tieHub } from "../tie-hub";
import { BOTH, Hand } from "../writing/hand";
import { walk } from "../writing/walk";
import { writeRow } from "../writing/write-row";
import { BEAM_FINIAL, endRoom, finish, line, ring, STEM_FINIAL } from "./lines";

const HEADS_ROLE: string = "on the arms, one on each, clockwise";
/** Of three arms the upright one is so much longer than the field, and has two letters. */
const UPRIGHT_PX: f64 = 52;
const MOTIF_PX: f64 = 32;

/**
 * Arms run out from a ring that holds the first motif. What is on an arm is the same on both its sides, and on the arm across the axis, so that the
 * figure never turns and no side weighs more; upright letters at the arms' ends (`areHeads`) differ.
 */
export function drawRadial(hand: Hand, arms: i32, areHeads: bool, layout: Stream): i32 {
  const hub = arms > 4 ? layout.range(40, 50) : layout.range(46, 57);
  const part = setMotif(0, 0, 0, hub - 12, 1, "in the middle");
  ring(hub);
  tieHub(part, hub, 0, 4);
  const start = arms == 3 ? <f64>layout.int(2) / 6 : areHeads ? <f64>layout.int(2) * 0.125 : 0;
  if (areHeads) setHeads(arms, start, hub, layout);
  else writeArms(hand, arms, start, hub, layout);
  return 1 + (arms > 4 ? 0 : fillBetween(arms, start, hub, layout));
}

/** Pairs of arms take the first letters, the upright ones the others. */
function writeArms(hand: Hand, arms: i32, start: f64, hub: f64, layout: Stream): void {
  orderBySides(hand);
  const isFilled = motifCount() > 1;
  const room = arms == 3 ? (isFilled ? 50.0 : 74.0) : arms == 4 ? (isFilled ? 36.0 : 56.0) : 44.0;
  const outmost = FIELD_PX - endRoom(STEM_FINIAL);
  const pairReach = outmost - layout.range(0, arms == 4 ? 26 : 12);
  const uprightReach = outmost + (arms == 3 ? UPRIGHT_PX : 0) - layout.range(0, 8);
  const from = hub + layout.range(12, 24) + (arms > 4 ? 6 : 0);
  const near = layout.range(12, 24);
  const pairs = arms == 4 || arms == 3 ? 1 : 2;
  let pair = 0;
  let next = pairs;
  for (let i = 0; i < arms; i++) {
    const turn = start + <f64>i / <f64>arms;
    const dx = outwardX(turn);
    const dy = outwardY(turn);
    const isUpright = abs(dx) < 0.01;
    const reach = isUpright ? uprightReach : pairReach;
    line(hub * dx, hub * dy, reach * dx, reach * dy, STEM_PX - 1);
    finish(STEM_FINIAL, reach * dx, reach * dy, dx, dy);
    walk.alongLine(from * dx, from * dy, (reach - near) * dx, (reach - near) * dy);
    if (isUpright) {
      const count = arms == 3 ? signCount - next : 1;
      writeRow(hand, next, count, room, BOTH, dy < 0 ? "on the upper arm" : "on the lower arm");
      next += count;
    } else if (dx > 0) writeRow(hand, pair++, 1, room, BOTH, arms > 4 ? (dy < 0 ? "on both upper side arms" : "on both lower side arms") : "on both side arms");
    else writeRow(hand, --pair, 1, room, BOTH, "");
  }
}

/** A Greek letter, upright, at the end of each arm. */
function setHeads(arms: i32, start: f64, hub: f64, layout: Stream): void {
  const turned = layout.int(arms);
  const radius = layout.range(36, 44);
  const away = FIELD_PX - radius;
  for (let i = 0; i < arms; i++) {
    const turn = start + <f64>i / <f64>arms;
    const dx = outwardX(turn);
    const dy = outwardY(turn);
    const sign = (i + turned) % arms;
    const part = placeSymbol(FIRST_GREEK + signs[sign], MIDDLE_PX + away * dx, MIDDLE_PX + away * dy, radius, 1, STROKE_SYMBOL, LETTER_PX - 0.6, signLetters[sign]);
    meetMotif(part, hub * dx, hub * dy, dx, dy);
    line(hub * dx, hub * dy, rootX, rootY, STEM_PX - 1);
    signRoles[sign] = HEADS_ROLE;
  }
}

/** Between the arms grow the further motifs, the first of them upright on the axis or on both sides of it; elsewhere there are short rays. */
function fillBetween(arms: i32, start: f64, hub: f64, layout: Stream): i32 {
  const motifs = min<i32>(arms, motifCount() - 1);
  const away = FIELD_PX - MOTIF_PX - layout.range(14, 24);
  const ray = layout.range(84, 100);
  const isAcross = arms == 4 && start == 0;
  // A pair above the middle would be eyes.
  const shift = isAcross && motifs == 1 ? 1 : arms == 4 ? 3 : start == 0 ? 1 : 2;
  for (let i = 0; i < arms; i++) {
    const turn = start + (<f64>((i + shift) % arms) + 0.5) / <f64>arms;
    const dx = outwardX(turn);
    const dy = outwardY(turn);
    const isTwice = (isAcross && motifs == 1 && i == 1) || (arms == 3 && motifs == 2 && i == 2);
    if (i >= motifs && !isTwice) {
      line(hub * dx, hub * dy, ray * dx, ray * dy, BEAM_PX - 2);
      finish(BEAM_FINIAL, ray * dx, ray * dy, dx, dy, 8);
      continue;
    }
    const grown = setMotif(isTwice ? i : 1 + i, away * dx, away * dy, MOTIF_PX, isTwice ? -1 : 1, isTwice ? "" : "between the arms");
    meetMotif(grown, hub * dx, hub * dy, dx, dy);
    line(hub * dx, hub * dy, rootX, rootY, BEAM_PX - 2);
  }
  return motifs;
}
