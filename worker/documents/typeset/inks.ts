import type { Color } from "@cantoo/pdf-lib";

/** A color in red, green and blue from 0 to 1; it has the shape of the library's own, which is loaded only when needed. */
function ink(hex: number): Color {
  const part = (shift: number) => ((hex >> shift) & 255) / 255;
  return { type: "RGB", red: part(16), green: part(8), blue: part(0) } as Color;
}

/** The inks of a printed page, after the vellum theme; the paper itself stays white. */
export const INKS = {
  text: ink(0x1f1a14),
  soft: ink(0x5d5344),
  rubric: ink(0x9b2d1f),
  gold: ink(0xa47a2c),
  rule: ink(0xb9a67e),
  faint: ink(0xd9d2c2),
} as const;
