import { STROKE_FRAME, STROKE_TIE } from "../../abi";
import { addHole, clearHoles, stringBeads } from "../../ink/board/beads";
import { pen, ringOn, segment } from "../../ink/board/board";
import { FRAME_PX, HAIR_PX } from "../../ink/board/weights";
import { CENTER_PX, outwardX, outwardY } from "../../ink/seal/circle-parts";

/** Halos of the crown: a string, a strong ring, a ring with rays. */
export const HALOS: i32 = 3;
const HALO_STRING: i32 = 0;
/** The one with rays. */
export const HALO_GLORY: i32 = 2;
const GLORY_RAYS: i32 = 14;
const GLORY_PX: f64 = 5.4;
/** What its rays take from the crown within. */
export const GLORY_ROOM_PX: f64 = 12;

/** The letters on a string round the crown, on a strong ring, or on a ring with rays all round. */
export function drawHalo(halo: i32, y: f64, radius: f64): void {
  clearHoles();
  addHole(CENTER_PX, y + radius, 3);
  if (halo == HALO_GLORY) {
    pen(STROKE_TIE, GLORY_PX);
    for (let i = 1; i < GLORY_RAYS; i++) {
      const turn = 0.5 + <f64>i / <f64>GLORY_RAYS;
      const dx = outwardX(turn);
      const dy = outwardY(turn);
      const start = radius + 2;
      const end = radius + (i % 2 == 0 ? 18 : 13);
      segment(CENTER_PX + dx * start, y + dy * start, CENTER_PX + dx * end, y + dy * end);
      addHole(CENTER_PX + dx * radius, y + dy * radius, 1);
    }
  }
  pen(STROKE_FRAME, halo == HALO_STRING ? HAIR_PX : FRAME_PX);
  ringOn(CENTER_PX, y, radius);
  stringBeads(CENTER_PX, y, radius, halo == HALO_STRING ? 0.84 : 1.1);
}
