import { outwardX, outwardY } from "../../../ink/seal/circle-parts";
import { Stream } from "../../../text/stream";
import { motifCount } from "../ancestral-options";
import { signLetters, signRoles, signs } from "../choose-signs";
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

const ARM_ROLE: string = "on the arms, one on each, clockwise";
/** Three arms may be so much longer: the figure is less high than the field. */
const THREE_PX: f64 = 15;
const MOTIF_PX: f64 = 32;

/** Arms run out from a ring that holds the first motif, a letter on each, the same on both its sides, so that the figure never turns. */
export function drawRadial(hand: Hand, arms: i32, areHeads: bool, layout: Stream): i32 {
  const hub = layout.range(43, 59) - (arms > 4 ? 12 : 0);
  const part = setMotif(0, 0, 0, hub - 14, 1, "in the middle");
  ring(hub);
  tieHub(part, hub, 0, 4);
  const start = arms == 3 ? <f64>layout.int(2) / 6 : arms == 4 ? <f64>layout.int(2) * 0.125 : <f64>layout.int(2) / 12;
  const reach = FIELD_PX + (arms == 3 ? THREE_PX : 0) - endRoom(STEM_FINIAL) - layout.range(0, arms > 4 ? 12 : 6);
  const turned = layout.int(arms);
  const head = layout.range(36, 44);
  const isFilled = motifCount() > 1;
  const room = arms == 3 ? (isFilled ? 50.0 : 74.0) : arms == 4 ? (isFilled ? 36.0 : 56.0) : 44.0;
  const from = hub + layout.range(14, 32) + (arms > 4 ? 6 : 0);
  const to = reach - layout.range(12, 28);
  for (let i = 0; i < arms; i++) {
    const turn = start + <f64>i / <f64>arms;
    const dx = outwardX(turn);
    const dy = outwardY(turn);
    if (areHeads) {
      setHead((i + turned) % arms, dx, dy, hub, head);
      continue;
    }
    line(hub * dx, hub * dy, reach * dx, reach * dy, STEM_PX - 1);
    finish(STEM_FINIAL, reach * dx, reach * dy, dx, dy);
    walk.alongLine(from * dx, from * dy, to * dx, to * dy);
    writeRow(hand, (i + turned) % arms, 1, room, BOTH, ARM_ROLE);
  }
  return 1 + (arms > 4 ? 0 : fillBetween(arms, start, hub, layout));
}

/** Between the arms grow the further motifs, the first of them upright on the axis or on both sides of it; elsewhere there are short rays. */
function fillBetween(arms: i32, start: f64, hub: f64, layout: Stream): i32 {
  const motifs = min<i32>(arms, motifCount() - 1);
  const away = FIELD_PX - MOTIF_PX - layout.range(14, 24);
  const ray = layout.range(84, 100);
  const isAcross = arms == 4 && start == 0;
  const shift = arms == 4 ? 3 : start == 0 ? 1 : 2;
  for (let i = 0; i < arms; i++) {
    const turn = start + (<f64>((i + shift) % arms) + 0.5) / <f64>arms;
    const dx = outwardX(turn);
    const dy = outwardY(turn);
    const isTwice = isAcross && motifs == 1 && i == 1;
    if (i >= motifs && !isTwice) {
      line(hub * dx, hub * dy, ray * dx, ray * dy, BEAM_PX - 2);
      finish(BEAM_FINIAL, ray * dx, ray * dy, dx, dy, 8);
      continue;
    }
    const grown = setMotif(isTwice ? 1 : 1 + i, away * dx, away * dy, MOTIF_PX, isTwice ? -1 : 1, isTwice ? "" : "between the arms");
    meetMotif(grown, hub * dx, hub * dy, dx, dy);
    line(hub * dx, hub * dy, rootX, rootY, BEAM_PX - 2);
  }
  return motifs;
}

/** A Greek letter, upright, at the end of an arm. */
function setHead(sign: i32, dx: f64, dy: f64, hub: f64, radius: f64): void {
  const away = FIELD_PX - radius;
  const part = placeSymbol(FIRST_GREEK + signs[sign], MIDDLE_PX + away * dx, MIDDLE_PX + away * dy, radius, 1, STROKE_SYMBOL, LETTER_PX - 0.6, signLetters[sign]);
  meetMotif(part, hub * dx, hub * dy, dx, dy);
  line(hub * dx, hub * dy, rootX, rootY, STEM_PX - 1);
  signRoles[sign] = ARM_ROLE;
}
