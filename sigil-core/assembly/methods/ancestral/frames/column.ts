import { Stream } from "../../../text/stream";
import { motifCount } from "../ancestral-options";
import { signCount, signs } from "../choose-signs";
import { FIELD_PX, STEM_PX } from "../measures";
import { meetMotif, rootY, setMotif } from "../motifs/grow-motif";
import { BOTH, Hand } from "../writing/hand";
import { walk } from "../writing/walk";
import { writeRow } from "../writing/write-row";
import { endRoom, finish, line, STEM_FINIAL } from "./lines";
import { bentBeam, straightBeam } from "./transversal";

/** What follows on a stem from its head down: the next motif, letters, a beam, a finished end. */
const MOTIF: i32 = 0;
const LETTERS: i32 = 1;
const BEAM: i32 = 2;
const END: i32 = 3;

/** Orders for one motif, for two and for three. */
const PLANS: StaticArray<StaticArray<i32>> = [
  [MOTIF, LETTERS, BEAM, END], [MOTIF, BEAM, LETTERS, END], [END, BEAM, LETTERS, MOTIF],
  [MOTIF, LETTERS, BEAM, LETTERS, END], [END, LETTERS, BEAM, MOTIF], [END, BEAM, MOTIF, LETTERS, END], [END, LETTERS, BEAM, LETTERS, MOTIF],
  [MOTIF, LETTERS, BEAM, MOTIF], [MOTIF, BEAM, LETTERS, MOTIF], [MOTIF, LETTERS, MOTIF, BEAM, END], [END, BEAM, MOTIF, LETTERS, MOTIF],
  [MOTIF, BEAM, MOTIF, LETTERS, END], [MOTIF, LETTERS, BEAM, LETTERS, MOTIF],
  [MOTIF, LETTERS, MOTIF, BEAM, MOTIF], [MOTIF, BEAM, MOTIF, LETTERS, MOTIF],
];
const FIRST_PLAN: StaticArray<i32> = [0, 7, 13, 15];
/** Radius of a motif by their number. */
const RADII: StaticArray<f64> = [46, 38, 32];

/** Letters keep so far from a finished end. */
const END_AIR_PX: f64 = 6;
/** Below the head of a stem that carries no motif they keep more: a stem that is full to its top looks upside down. */
const HEAD_AIR_PX: f64 = 14;
const BEAM_ROOM_PX: f64 = 24;
/** Air above and below the letters of one row. */
const AIR_PX: f64 = 9;
/** Letters keep so far from a beam's upright ends. */
const BESIDE_PX: f64 = 34;

/** One upright stem: motifs, letters and a beam one under the other, in one of many orders. */
export function drawColumn(hand: Hand, layout: Stream): i32 {
  const motifs = min<i32>(3, motifCount());
  const plan = PLANS[FIRST_PLAN[motifs - 1] + layout.int(FIRST_PLAN[motifs] - FIRST_PLAN[motifs - 1])];
  const radius = RADII[motifs - 1] + layout.range(-3, 4);
  const half = layout.range(104, 126);
  // A sign that may not be mirrored would weigh on one arm alone.
  const isBeamWritten = layout.int(5) > 1 && !hand.isOnce(signs[signCount - 1]);
  const inRows = isBeamWritten ? signCount - 1 : signCount;
  let rows = 0;
  let taken = 0.0;
  for (let i = 0; i < plan.length; i++) {
    if (plan[i] == LETTERS) rows++;
    taken += roomOf(plan[i], radius);
    if (i == 0 && isHeadOfLetters(plan)) taken += HEAD_AIR_PX;
  }
  const height = (2 * FIELD_PX - taken) / <f64>rows;
  const end = FIELD_PX - endRoom(STEM_FINIAL);
  let top = -FIELD_PX;
  let stemTop = -end;
  let row = 0;
  let motif = 0;
  for (let i = 0; i < plan.length; i++) {
    const room = plan[i] == LETTERS ? height + 2 * AIR_PX : roomOf(plan[i], radius) + (i == 0 && isHeadOfLetters(plan) ? HEAD_AIR_PX : 0);
    const foot = top + room;
    const isLast = i == plan.length - 1;
    if (plan[i] == END) {
      finish(STEM_FINIAL, 0, i == 0 ? -end : end, 0, i == 0 ? -1 : 1);
      if (isLast) line(0, stemTop, 0, end, STEM_PX);
    } else if (plan[i] == BEAM) {
      drawBeam(hand, isBeamWritten, top + room * 0.5, half, layout);
    } else if (plan[i] == LETTERS) {
      const taker = hand.isReadUpward ? rows - 1 - row : row;
      const from = (inRows * taker) / rows;
      walk.alongLine(0, foot - AIR_PX, 0, top + AIR_PX);
      writeRow(hand, from, (inRows * (taker + 1)) / rows - from, half - BESIDE_PX, BOTH, hand.isMirrored ? "on both sides of the stem" : "on the stem");
      row++;
    } else {
      const part = setMotif(motif++, 0, top + radius, radius, 1, i == 0 ? "at the head of the stem" : isLast ? "at the foot of the stem" : "in the middle of the stem");
      if (i > 0) {
        meetMotif(part, 0, top - radius, 0, 1);
        line(0, stemTop, 0, rootY, STEM_PX);
      }
      if (!isLast) {
        meetMotif(part, 0, foot + radius, 0, -1);
        stemTop = rootY;
      }
    }
    top = foot;
  }
  return motifs;
}

/** Arms with a letter on each lie level, rise or fall; bare ones slant, or bend up where the hand is a round one. */
function drawBeam(hand: Hand, isWritten: bool, y: f64, half: f64, layout: Stream): void {
  const isBent = layout.int(2) == 0 && hand.isRound;
  const slope = layout.range(0.26, 0.5) * (y > 60 || layout.int(3) > 0 ? 1 : -1);
  if (isWritten) straightBeam(hand, true, y, half, layout.int(2) == 0 ? 0 : half * slope * 0.8);
  else if (isBent) bentBeam(y, half, layout.range(44, 78), layout.range(0.6, 1));
  else straightBeam(hand, false, y, half, half * slope);
}

function isHeadOfLetters(plan: StaticArray<i32>): bool {
  return plan[0] == END && plan[1] == LETTERS;
}

function roomOf(part: i32, radius: f64): f64 {
  return part == MOTIF ? 2 * radius : part == BEAM ? BEAM_ROOM_PX : part == END ? endRoom(STEM_FINIAL) + END_AIR_PX : 2 * AIR_PX;
}
