import { addSymbol } from "../../encode/result";
import { BAR, CRESCENT, CROSSLET, DOT, LOZENGE, RING, SPEAR, TREFOIL } from "../../glyphs/terminal-kinds";
import { Stream } from "../../text/stream";

const KINDS: StaticArray<i32> = [RING, DOT, BAR, LOZENGE, CRESCENT, CROSSLET, SPEAR, TREFOIL];
const shuffled = new StaticArray<i32>(8);

/** Draws an order of the terminals, so that those of one sigil differ. */
export function shuffleFinials(stream: Stream): void {
  for (let i = 0; i < KINDS.length; i++) shuffled[i] = KINDS[i];
  for (let i = KINDS.length - 1; i > 0; i--) {
    const j = stream.int(i + 1);
    const kept = shuffled[i];
    shuffled[i] = shuffled[j];
    shuffled[j] = kept;
  }
}

/** The terminal at a place of the order. */
export function finialAt(index: i32): i32 {
  return shuffled[index];
}

/** Reports a terminal of the drawing, once each. */
export function reportFinial(kind: i32): void {
  addSymbol(finialName(kind), "finial", 0);
}

function finialName(kind: i32): string {
  switch (kind) {
    case RING: return "ring";
    case DOT: return "dot";
    case BAR: return "bar";
    case LOZENGE: return "lozenge";
    case CRESCENT: return "crescent";
    case CROSSLET: return "crosslet";
    case SPEAR: return "spear";
    default: return "trefoil";
  }
}
