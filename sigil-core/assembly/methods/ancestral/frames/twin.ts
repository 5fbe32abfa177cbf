import { RESULT_SILHOUETTE } from "../../../abi";
import { setName } from "../../../encode/result";
import { Stream } from "../../../text/stream";
import { motifCount } from "../ancestral-options";
import { orderBySides, signCount } from "../choose-signs";
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

/** The middle stem rises so far above what joins the others. */
const ABOVE_PX: f64 = 18;
/** Letters keep so far from the two stems, and from what is above and below them. */
const BESIDE_PX: f64 = 24;
const AIR_PX: f64 = 12;

/**
 * A gate: two bare stems under a lintel, a gable or an arch, and within it a third stem with the letters and the motifs. Nothing stands out of the
 * gate's sides, which would be a body's limbs, and no motif above it, which would be a head.
 */
export function drawTwin(hand: Hand, layout: Stream): i32 {
  const way = layout.int(WAYS);
  const motifs = min<i32>(2, motifCount());
  const apart = layout.range(86, 102);
  const foot = FIELD_PX - endRoom(STEM_FINIAL);
  const head = endRoom(BEAM_FINIAL) - FIELD_PX;
  const axis = head + ABOVE_PX;
  const shoulder = way == LINTEL ? axis : way == GABLE ? axis + layout.range(48, 78) : axis + apart;
  finish(BEAM_FINIAL, 0, head, 0, -1);
  if (way == ARCH) bow(0, shoulder, apart, -0.25, 0.25, STEM_PX);
  for (let side = -1.0; side <= 1; side += 2) {
    const x = side * apart;
    line(x, shoulder, x, foot, STEM_PX);
    finish(STEM_FINIAL, x, foot, 0, 1);
    if (way == GABLE) line(0, axis, x, shoulder, STEM_PX);
    if (way != LINTEL) continue;
    const end = side * (apart + layout.range(16, 30));
    line(0, axis, end, axis, STEM_PX);
    finish(BEAM_FINIAL, end, axis, side, 0);
  }
  const low = FIELD_PX - layout.range(0, 12);
  if (motifs > 1) hangTwo(hand, head, axis + ABOVE_PX, low, apart, shoulder, foot, layout);
  else {
    const radius = layout.range(38, 46);
    const first = setMotif(0, 0, low - radius, radius, 1, "in the opening of the gate");
    meetMotif(first, 0, head, 0, 1);
    line(0, head, 0, rootY, BEAM_PX);
    walk.alongLine(0, low - 2 * radius - AIR_PX, 0, axis + AIR_PX);
    writeRow(hand, 0, signCount, apart - BESIDE_PX, BOTH, "on the stem in the gate");
  }
  setName(RESULT_SILHOUETTE, way == LINTEL ? "lintel" : way == GABLE ? "gable" : "arch");
  return motifs;
}

/** Two motifs on the middle stem, a letter about it between them, and the other letters on the inner sides of the gate. */
function hangTwo(hand: Hand, head: f64, top: f64, low: f64, apart: f64, shoulder: f64, foot: f64, layout: Stream): void {
  orderBySides(hand);
  const radius = layout.range(33, 38);
  const upper = setMotif(0, 0, top + radius, radius, 1, "under the crown of the gate");
  meetMotif(upper, 0, head, 0, 1);
  line(0, head, 0, rootY, BEAM_PX);
  meetMotif(upper, 0, low, 0, -1);
  const from = rootY;
  const lower = setMotif(1, 0, low - radius, radius, 1, "in the opening of the gate");
  meetMotif(lower, 0, head, 0, 1);
  line(0, from, 0, rootY, BEAM_PX);
  const free = apart - radius - BESIDE_PX * 0.5;
  walk.alongLine(0, low - 2 * radius - AIR_PX, 0, top + 2 * radius + AIR_PX);
  writeRow(hand, signCount - 1, 1, radius, BOTH, "on the stem in the gate");
  for (let side = -1.0; side <= 1; side += 2) {
    walk.alongLine(side * apart, foot - AIR_PX, side * apart, max<f64>(shoulder, top) - AIR_PX);
    writeRow(hand, 0, signCount - 1, free, side < 0 ? RIGHT : LEFT, side < 0 ? "on the inner sides of the gate" : "");
  }
}
