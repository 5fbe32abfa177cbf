import { outwardX, outwardY } from "../../../ink/seal/circle-parts";
import { Stream } from "../../../text/stream";
import { motifCount } from "../ancestral-options";
import { signCount } from "../choose-signs";
import { BEAM_PX, FIELD_PX, STEM_PX } from "../measures";
import { meetMotif, rootY, setMotif } from "../motifs/grow-motif";
import { Hand, LEFT, RIGHT } from "../writing/hand";
import { walk } from "../writing/walk";
import { writeRow } from "../writing/write-row";
import { BEAM_FINIAL, bow, endRoom, finish, line, ring, STEM_FINIAL } from "./lines";

/** Room for the letters outside a round line. */
const OUTSIDE_PX: f64 = 44;

/** A ring on a stem, closed or open at its head, written round its outside; the first motif is grown within, the second at the head. */
export function drawTorc(hand: Hand, isOpen: bool, layout: Stream): i32 {
  const radius = layout.range(78, 104);
  const hasHead = motifCount() > 1 || !isOpen;
  const middle = hasHead ? layout.range(2, 26) : layout.range(-34, -6);
  const inner = min<f64>(layout.range(42, 54), radius - OUTSIDE_PX - 3);
  const gap = isOpen ? layout.range(0.07, 0.11) : hasHead ? 0.06 : 0;
  if (isOpen) {
    bow(0, middle, radius, gap, 1 - gap, STEM_PX);
    for (let side = -1.0; side <= 1; side += 2) {
      finish(BEAM_FINIAL, side * radius * outwardX(gap), middle + radius * outwardY(gap), -side * -outwardY(gap), -outwardX(gap));
    }
  } else bow(0, middle, radius, 0, 0.9999, STEM_PX);
  const part = setMotif(0, 0, middle, inner, 1, "within it");
  meetMotif(part, 0, middle + radius, 0, -1);
  const foot = FIELD_PX - endRoom(STEM_FINIAL);
  line(0, foot, 0, rootY, STEM_PX);
  finish(STEM_FINIAL, 0, foot, 0, 1);
  if (hasHead) drawHead(part, middle - radius, isOpen);
  writeOutside(hand, 0, middle, radius, 0.535, 0.985 - gap, "on the ring");
  return min<i32>(2, motifCount());
}

/** What is above a ring: the second motif, or the stem's own end. It is joined to the ring, or to the motif within where the ring is open. */
function drawHead(within: i32, ringTop: f64, isOpen: bool): void {
  let from = ringTop;
  if (isOpen) {
    meetMotif(within, 0, -FIELD_PX, 0, 1);
    from = rootY;
  }
  if (motifCount() > 1) {
    const head = setMotif(1, 0, 34 - FIELD_PX, 34, 1, "at the head of the stem");
    meetMotif(head, 0, from, 0, -1);
    line(0, from, 0, rootY, BEAM_PX);
    return;
  }
  const end = endRoom(STEM_FINIAL) - FIELD_PX;
  line(0, from, 0, end, BEAM_PX);
  finish(STEM_FINIAL, 0, end, 0, -1);
}

/** A bow that hangs open to the sky on a stem, written along its underside; the first motif rises from its ground. */
export function drawCauldron(hand: Hand, layout: Stream): i32 {
  const radius = layout.range(96, 112);
  const middle = layout.range(-26, -2);
  const open = layout.range(0.2, 0.27);
  bow(0, middle, radius, open, 1 - open, STEM_PX);
  for (let side = -1.0; side <= 1; side += 2) {
    finish(BEAM_FINIAL, side * radius * outwardX(open), middle + radius * outwardY(open), side * outwardY(open), -outwardX(open));
  }
  const size = layout.range(46, 54);
  const part = setMotif(0, 0, motifCount() > 1 ? middle + radius - 26 - size : size - FIELD_PX, size, 1, "within it");
  meetMotif(part, 0, middle + radius, 0, -1);
  const foot = FIELD_PX - endRoom(STEM_FINIAL);
  line(0, foot, 0, rootY, STEM_PX);
  finish(STEM_FINIAL, 0, foot, 0, 1);
  if (motifCount() > 1) {
    meetMotif(part, 0, -FIELD_PX, 0, 1);
    const from = rootY;
    const head = setMotif(1, 0, 36 - FIELD_PX, 36, 1, "at the head of the stem");
    meetMotif(head, 0, from, 0, -1);
    line(0, from, 0, rootY, BEAM_PX);
  }
  writeOutside(hand, 0, middle, radius, 0.54, 0.98 - open, "on the bow");
  return min<i32>(2, motifCount());
}

/** Two bows that meet at head and foot, written along their outsides; the first motif is grown within. */
export function drawAlmond(hand: Hand, layout: Stream): i32 {
  const high = layout.range(112, 124);
  const half = layout.range(68, 84);
  const radius = (high * high + half * half) / (2 * half);
  const away = radius - half;
  const y = motifCount() > 1 ? FIELD_PX - 24 - high : 0;
  const turn = halfTurnOf(high / radius);
  bow(away, y, radius, 0.75 - turn, 0.75 + turn, STEM_PX);
  bow(-away, y, radius, 0.25 - turn, 0.25 + turn, STEM_PX);
  const part = setMotif(0, 0, y, half - 26, 1, "within it");
  meetMotif(part, 0, y + high, 0, -1);
  const foot = FIELD_PX - endRoom(STEM_FINIAL);
  line(0, foot, 0, rootY, STEM_PX);
  finish(STEM_FINIAL, 0, foot, 0, 1);
  if (motifCount() > 1) {
    const head = setMotif(1, 0, 34 - FIELD_PX, 34, 1, "at the head of the stem");
    meetMotif(head, 0, y - high, 0, -1);
    line(0, y - high, 0, rootY, STEM_PX);
  } else {
    line(0, y - high, 0, -foot, STEM_PX);
    finish(STEM_FINIAL, 0, -foot, 0, -1);
  }
  writeOutside(hand, away, y, radius, 0.75 - turn * 0.86, 0.75 + turn * 0.86, "on the bows");
  return min<i32>(2, motifCount());
}

/** Writes outside a round line on the left, from its foot up, and on the right: the same letters mirrored, or the other half from the head down. */
function writeOutside(hand: Hand, x: f64, y: f64, radius: f64, from: f64, to: f64, role: string): void {
  const half = hand.isMirrored ? signCount : signCount / 2;
  walk.roundCircle(x, y, radius, from, to);
  writeRow(hand, 0, half, OUTSIDE_PX, LEFT, role);
  if (hand.isMirrored) {
    walk.roundCircle(-x, y, radius, 1 - from, 1 - to);
    writeRow(hand, 0, half, OUTSIDE_PX, RIGHT, "");
  } else {
    walk.roundCircle(-x, y, radius, 1 - to, 1 - from);
    writeRow(hand, half, signCount - half, OUTSIDE_PX, LEFT, role);
  }
}

/** The turn whose sine is given, by halving. */
function halfTurnOf(sine: f64): f64 {
  let low = 0.0;
  let high = 0.25;
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) * 0.5;
    if (outwardX(middle) < sine) low = middle;
    else high = middle;
  }
  return low;
}
