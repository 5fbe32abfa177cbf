import { DOT, TREFOIL } from "../../glyphs/terminal-kinds";
import { discOn, finialOn } from "../../ink/board/board";
import { reportFinial } from "../../ink/board/finial-choice";

/** Ends a line that points along a unit vector with a finial, and reports it. */
export function endWith(kind: i32, x: f64, y: f64, alongX: f64, alongY: f64, size: f64): void {
  finialOn(kind, x, y, alongX, alongY, size);
  // The three leaves leave a speck of paper between them.
  if (kind == TREFOIL) discOn(x + alongX * size * 0.35, y + alongY * size * 0.35, size * 0.36);
}

/** Reports a kind of finial once for all its ends; points are no ornament. */
export function reportEnds(kind: i32): void {
  if (kind != DOT) reportFinial(kind);
}
