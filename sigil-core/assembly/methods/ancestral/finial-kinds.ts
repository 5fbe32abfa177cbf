import { BAR, CRESCENT, CROSSLET, DOT, LOZENGE, RING, SPEAR, TREFOIL } from "../../glyphs/terminal-kinds";
import { Stream } from "../../text/stream";

const KINDS: StaticArray<i32> = [RING, DOT, BAR, LOZENGE, CRESCENT, CROSSLET, SPEAR, TREFOIL];

/** One of all kinds of finial. */
export function pickFinial(stream: Stream): i32 {
  return KINDS[stream.int(KINDS.length)];
}
