import { Stream } from "../../../text/stream";
import { motifCount } from "../ancestral-options";
import { orderBySides, signCount } from "../choose-signs";
import { BEAM_PX, FIELD_PX, STEM_PX } from "../measures";
import { meetMotif, rootY, setMotif } from "../motifs/grow-motif";
import { BOTH, Hand, LEFT, RIGHT } from "../writing/hand";
import { walk } from "../writing/walk";
import { writeRow } from "../writing/write-row";
import { BEAM_FINIAL, endRoom, finish, line, STEM_FINIAL } from "./lines";

/**
 * A stem that parts into two arms: letters outside the arms, the same on both where the hand mirrors them, and about the stem;
 * the first motif is grown between the arms.
 */
export function drawFork(hand: Hand, layout: Stream): i32 {
  const node = layout.range(6, 56) - (motifCount() > 1 ? 48 : 26);
  const half = layout.range(80, 112);
  const top = layout.range(-150, -112);
  const radius = layout.range(38, 48);
  const length = sqrt<f64>(half * half + (node - top) * (node - top));
  const dx = half / length;
  const dy = (top - node) / length;
  const part = setMotif(0, 0, -FIELD_PX + radius, radius, 1, "in the fork");
  meetMotif(part, 0, node, 0, -1);
  line(0, node, 0, rootY, BEAM_PX);
  let foot = FIELD_PX - endRoom(STEM_FINIAL);
  let low = foot;
  if (motifCount() > 1) {
    const root = layout.range(32, 38);
    const lower = setMotif(1, 0, FIELD_PX - root, root, 1, "at the foot of the stem");
    meetMotif(lower, 0, node, 0, 1);
    foot = rootY;
    low = FIELD_PX - 2 * root;
  } else finish(STEM_FINIAL, 0, foot, 0, 1);
  line(0, node, 0, foot, STEM_PX);
  orderBySides(hand);
  const onArm = hand.isMirrored ? 1 : (signCount - 1) / 2;
  const onBoth = hand.isMirrored ? onArm : 2 * onArm;
  for (let side = -1; side <= 1; side += 2) {
    const s = <f64>side;
    line(0, node, s * half, top, STEM_PX);
    finish(BEAM_FINIAL, s * half, top, s * dx, dy);
    walk.alongLine(s * half * 0.3, node + (top - node) * 0.3, s * half * 0.95, node + (top - node) * 0.95);
    if (hand.isMirrored) writeRow(hand, 0, onArm, 60, side < 0 ? LEFT : RIGHT, side < 0 ? "on both arms" : "");
    else writeRow(hand, side < 0 ? 0 : onArm, onArm, 60, side < 0 ? LEFT : RIGHT, side < 0 ? "on the left arm" : "on the right arm");
  }
  walk.alongLine(0, low - 6, 0, node + 8);
  writeRow(hand, onBoth, signCount - onBoth, 92, BOTH, hand.isMirrored ? "on both sides of the stem" : "on the stem");
  return min<i32>(2, motifCount());
}
