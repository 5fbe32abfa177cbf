/** Kinds of part. The numbers that follow are hundredths of a sign's height: across from its middle, and down from its head. */
export const BAR: i32 = 101; // from, to; broader where it begins
export const ARC: i32 = 102; // from, by way of, to
export const SEED: i32 = 103; // a ball: middle, radius
export const EYE: i32 = 104; // a ring: middle, radius of its line
export const GEM: i32 = 105; // a lozenge: middle, half its width, half its height
const NEXT: i8 = 120;

/** Marks follow the letters' signs. */
export const BEGINNING: i32 = 26;
export const DIVIDER: i32 = 27;
export const TURN: i32 = 28;
export const SIGN_COUNT: i32 = 29;

/**
 * The alphabet of the ring. A sign is a thing whose name begins with its letter (`domain/sigils/ring-alphabet.ts` has the names), made of seven parts:
 * stem, bar, cup, dome, moon, wave and seed. None is a stem with one bowl or one arm, which is what reads as Latin, Greek or a rune.
 */
const PARTS: StaticArray<i8> = [
  // A anchor, B bell, C crook, D dome
  104, 0, 19, 13, 101, 0, 31, 0, 92, 102, -32, 54, 0, 92, 32, 54, NEXT,
  101, 0, 8, 0, 28, 102, -25, 70, 0, 26, 25, 70, 101, -35, 72, 35, 72, 103, 0, 89, 9, NEXT,
  102, -21, 36, 2, 9, 24, 36, 101, 24, 35, 24, 92, 101, 10, 92, 42, 92, 103, -21, 44, 11, NEXT,
  102, -30, 46, 0, 9, 30, 46, 103, 0, 57, 11, 101, -30, 91, 30, 91, NEXT,
  // E eyelet, F fern, G goblet, H halo
  101, -22, 10, 22, 10, 101, 0, 10, 0, 34, 104, 0, 49, 15, 103, 0, 85, 10, NEXT,
  101, 0, 6, 0, 94, 102, 30, 14, 22, 42, 0, 55, 102, -30, 36, -22, 64, 0, 77, 103, 30, 12, 9, 103, -30, 34, 9, NEXT,
  102, -27, 24, 0, 58, 27, 24, 101, 0, 58, 0, 92, 101, -22, 91, 22, 91, 103, 0, 20, 11, NEXT,
  102, -32, 42, 0, 8, 32, 42, 104, 0, 49, 14, 101, 0, 63, 0, 94, NEXT,
  // I iris, J javelin, K key, L lyre
  102, -30, 34, 0, 8, 30, 34, 102, -30, 66, 0, 92, 30, 66, 103, 0, 50, 12, NEXT,
  102, -14, 8, 17, 50, -14, 92, 101, -40, 50, 34, 50, 103, 34, 50, 10, NEXT,
  104, 0, 21, 14, 101, 0, 34, 0, 94, 101, -1, 70, 25, 70, 101, -1, 91, 25, 91, 103, -22, 80, 9, NEXT,
  101, -23, 6, -23, 50, 101, 23, 6, 23, 50, 102, -23, 48, 0, 71, 23, 48, 101, -36, 32, 36, 32, 103, 0, 87, 10, NEXT,
  // M moon, N nest, O oven, P pilgrim
  102, -16, 8, 28, 50, -16, 92, 103, -12, 50, 13, NEXT,
  102, -34, 46, 0, 91, 34, 46, 102, -19, 38, 0, 63, 19, 38, 103, 0, 17, 11, NEXT,
  101, -30, 92, -30, 42, 101, 30, 92, 30, 42, 102, -30, 42, 0, 9, 30, 42, 101, -40, 92, 40, 92, 104, 0, 60, 12, NEXT,
  104, 0, 23, 14, 102, -10, 34, -22, 62, -25, 94, 102, 10, 34, 22, 62, 25, 94, 103, 0, 82, 9, NEXT,
  // Q quill, R river, S spindle, T toadstool
  102, 30, 6, -8, 32, -22, 92, 102, 30, 6, 28, 44, -12, 64, 103, -24, 90, 10, NEXT,
  101, -32, 36, -32, 72, 102, -32, 70, -16, 90, 0, 70, 101, 0, 72, 0, 28, 102, 0, 30, 16, 10, 32, 30, 101, 32, 28, 32, 64, 103, -32, 30, 10, 103, 32, 70, 10, NEXT,
  101, 0, 4, 0, 94, 105, 0, 34, 18, 26, 102, -26, 88, 0, 68, 26, 88, NEXT,
  102, -34, 44, 0, 8, 34, 44, 101, -38, 45, 38, 45, 101, 0, 45, 0, 94, 103, -21, 72, 9, 103, 21, 72, 9, NEXT,
  // U urn, V vesica, W wick, X xanthium
  101, -24, 10, 24, 10, 102, -13, 11, -31, 50, -13, 91, 102, 13, 11, 31, 50, 13, 91, 101, -18, 91, 18, 91, 105, 0, 51, 9, 16, NEXT,
  102, -24, 8, 20, 50, -24, 92, 102, 24, 8, -20, 50, 24, 92, 103, -36, 50, 9, 103, 36, 50, 9, NEXT,
  102, -33, 56, 0, 90, 33, 56, 101, -42, 56, 42, 56, 105, 0, 24, 13, 22, NEXT,
  104, 0, 50, 16, 103, -24, 20, 9, 103, 24, 20, 9, 103, -24, 80, 9, 103, 24, 80, 9, NEXT,
  // Y yoke, Z zephyr
  101, -26, 10, 26, 10, 101, 0, 10, 0, 50, 102, -30, 84, 0, 50, 30, 84, 103, -30, 88, 9, 103, 30, 88, 9, NEXT,
  102, -38, 54, -18, 36, 0, 50, 102, 0, 50, 18, 64, 38, 46, 103, 18, 18, 10, 103, -18, 82, 10, NEXT,
  // beginning, divider, turn
  102, -22, 6, -46, 50, -22, 94, 102, 22, 6, 46, 50, 22, 94, 105, 0, 50, 17, 34, NEXT,
  105, 0, 50, 12, 24, NEXT,
  105, 0, 50, 15, 34, 103, -26, 50, 8, 103, 26, 50, 8, NEXT,
];

const starts = new StaticArray<i32>(SIGN_COUNT + 1);
let isRead: bool = false;

/** Where a sign's parts begin; those of the next end them. */
export function signStart(sign: i32): i32 {
  if (!isRead) {
    isRead = true;
    let next = 1;
    for (let i = 0; i < PARTS.length; i++) if (PARTS[i] == NEXT) starts[next++] = i + 1;
  }
  return starts[sign];
}

/** The kind of the part at a place. */
export function partKind(at: i32): i32 {
  return PARTS[at];
}

/** A number of a part, counted from 1, of the sign's height. */
export function partValue(at: i32, index: i32): f64 {
  return <f64>PARTS[at + index] * 0.01;
}

/** Where the part after this one begins; the sign's end is `NEXT`. */
export function nextPart(at: i32): i32 {
  const kind = partKind(at);
  return at + (kind == ARC ? 7 : kind == BAR || kind == GEM ? 5 : 4);
}

export function isSignEnd(at: i32): bool {
  return PARTS[at] == NEXT;
}
