import { STROKE_TERMINAL } from "../../abi";
import { placeGlyph } from "../../ink/board/board";
import { addSymbol } from "../../glyphs/symbols/library";

/** What each element finishes its figure with, standing on (0, 0) and growing upward: flame, breaking wave, ring, square. */
const FLAME: i32 = addSymbol("flame", "M0 .4b2.2 2-2.3a5.6 0-6.4a5.6-2-2.3b2.2 0 .4Z");
addSymbol("wave", "M0 .4L0-3.5M-1.9-3.5a1.15-4.2-3.5a2.1 0-3.5a2.1 4.2-3.5a1.15 1.9-3.5");
addSymbol("ring", "O0-1.9 1.8");
addSymbol("square", "M-1.7 0L-1.7-3.3 1.7-3.3 1.7 0Z");

/** Sets an element's ornament at a point, its foot there, growing along a unit vector; `unit` px to a unit of its field. */
export function drawOrnament(element: i32, x: f64, y: f64, alongX: f64, alongY: f64, unit: f64, weight: f64): void {
  // The field's upward direction turns into the outward one.
  placeGlyph(FLAME + element - 1, x, y, -alongY * unit, alongX * unit, 1, STROKE_TERMINAL, weight);
}

/** The ornament's name. */
export function ornamentName(element: i32): string {
  switch (element) {
    case 1: return "flame";
    case 2: return "wave";
    case 3: return "ring";
    default: return "square";
  }
}
