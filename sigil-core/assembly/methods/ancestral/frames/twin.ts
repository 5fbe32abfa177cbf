import { RESULT_SILHOUETTE } from "../../../abi";
import { setName } from "../../../encode/result";
import { Stream } from "../../../text/stream";
import { motifCount } from "../ancestral-options";
import { signCount } from "../choose-signs";
import { BEAM_PX, FIELD_PX, STEM_PX } from "../measures";
import { meetMotif, rootY, setMotif } from "../motifs/grow-motif";
import { BOTH, Hand, LEFT, RIGHT } from "../writing/hand";
import { walk } from "../writing/walk";
import { writeRow } from "../writing/write-row";
import { BEAM_FINIAL, bow, endRoom, finish, line, STEM_FINIAL } from "./lines";

/** How the two stems are joined. */
const LINTEL: i32 = 0;
const GABLE: i32 = 1;
const ARCH: i32 = 2;
const WAYS: i32 = 3;

/** Two stems under a lintel, a gable or an arch, or joined half-way: letters outside them, motifs grown on the axis. */
export function drawTwin(hand: Hand, layout: Stream): i32 {
  const way = layout.int(WAYS);
  const apart = layout.range(52, 74);
  const radius = layout.range(36, 50);
  const foot = FIELD_PX - endRoom(STEM_FINIAL);
  const crown = -FIELD_PX + 2 * radius;
  const top = way == GABLE ? crown + layout.range(52, 66) : way == ARCH ? crown + apart + 12 : crown + layout.range(12, 26);
  const axis = way == GABLE ? crown + 12 : way == ARCH ? crown + 12 : top;
  const first = setMotif(0, 0, radius - FIELD_PX, radius, 1, "above them on the axis");
  meetMotif(first, 0, axis, 0, -1);
  line(0, axis, 0, rootY, STEM_PX);
  if (way == ARCH) bow(0, top, apart, -0.25, 0.25, STEM_PX);
  for (let side = -1.0; side <= 1; side += 2) {
    const x = side * apart;
    line(x, top, x, foot, STEM_PX);
    finish(STEM_FINIAL, x, foot, 0, 1);
    if (way == LINTEL) {
      const end = side * (apart + layout.range(30, 44));
      line(0, top, end, top, BEAM_PX);
      finish(BEAM_FINIAL, end, top, side, 0);
    } else if (way == GABLE) line(0, axis, x, top, STEM_PX);
   
  }
  const from = way == LINTEL ? top + 18 : way == ARCH ? top - 20 : top + 6;
  const low = layout.range(12, 40);
  const outside = hand.isMirrored ? signCount - 1 : (signCount - 1) / 2;
  for (let side = -1; side <= 1; side += 2) {
    walk.alongLine(<f64>side * apart, foot - low, <f64>side * apart, from);
    const first = hand.isMirrored || side < 0 ? 0 : outside;
    const role = !hand.isMirrored ? (side < 0 ? "on the left stem" : "on the right stem") : side < 0 ? "outside of both stems" : "";
    writeRow(hand, first, outside, FIELD_PX - apart - 18, side < 0 ? LEFT : RIGHT, role);
  }
  hangWithin(hand, axis, apart, layout);
  setName(RESULT_SILHOUETTE, way == LINTEL ? "lintel" : way == GABLE ? "gable" : "arch");
  return min<i32>(2, motifCount());
}

/** What hangs between the stems: the last letter about a short stem, with the second motif at its foot where there is one. */
function hangWithin(hand: Hand, axis: f64, apart: f64, layout: Stream): void {
  let foot = axis + layout.range(116, 140);
  if (motifCount() > 1) {
    const inner = min<f64>(apart - 16, 40);
    const second = setMotif(1, 0, foot + inner - 10, inner, 1, "between the stems");
    meetMotif(second, 0, axis, 0, 1);
    line(0, axis, 0, rootY, BEAM_PX);
    foot = rootY;
  } else {
    line(0, axis, 0, foot, BEAM_PX);
    finish(BEAM_FINIAL, 0, foot, 0, 1);
  }
  walk.alongLine(0, foot - 12, 0, axis + 16);
  writeRow(hand, signCount - 1, 1, apart - 27, BOTH, "on the short stem in the middle");
}
