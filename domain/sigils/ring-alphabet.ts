/**
 * The alphabet of the ring: each letter's sign is a thing whose name begins with it. The core draws them (`sigil-core/assembly/glyphs/signs.ts`).
 */
export const RING_SIGNS = {
  ...{ A: "anchor", B: "bell", C: "crook", D: "dome", E: "eyelet", F: "fern", G: "goblet", H: "halo", I: "iris" },
  ...{ J: "javelin", K: "key", L: "lyre", M: "moon", N: "nest", O: "oven", P: "pilgrim", Q: "quill", R: "river" },
  ...{ S: "spindle", T: "toadstool", U: "urn", V: "vesica", W: "wick", X: "xanthium", Y: "yoke", Z: "zephyr" },
} as const;

/** A letter that has a sign. */
export type RingLetter = keyof typeof RING_SIGNS;

/** Whether a text is one of the 26 letters. */
export function isRingLetter(letter: string): letter is RingLetter {
  return Object.hasOwn(RING_SIGNS, letter);
}
