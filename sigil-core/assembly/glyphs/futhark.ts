/** A rune of the Elder Futhark, as it is drawn alone and as it enters a bind-rune. */
export class Rune {
  constructor(
    readonly id: string,
    /** Stroke program on the field -6..6; the stave, where there is one, at x = 0. */
    readonly sign: string,
    /** Path text of what it adds to a stave at x = 0, standing to the right of it or about it: straight lines alone. */
    readonly branches: string,
    /** The same for a rune that may be drawn beside the stave, one leg on it, instead of about it; empty where there is no such way. */
    readonly beside: string,
  ) {}
}

export const SOWILO: i32 = 15;
export const OTHALA: i32 = 23;

/** The 24 runes in their order. Sowilo leans on the stave, so that it can't be taken for a bolt on a pole. */
export const runes: StaticArray<Rune> = [
  new Rune("fehu", "M0 6L0-6M0-2L4-6M0 2L4-2", "M0-2L3.6-6M0 2L3.6-2", ""),
  new Rune("uruz", "M0 6L0-6 4-2 4 6", "M0-6L3.6-2 3.6 6", ""),
  new Rune("thurisaz", "M0 6L0-6M0-3L3 0 0 3", "M0-3L3 0 0 3", ""),
  new Rune("ansuz", "M0 6L0-6 4-2M0-2L4 2", "M0-6L3.6-2M0-2L3.6 2", ""),
  new Rune("raido", "M0 6L0-6 3-3 0 0 4 6", "M0-6L3-3 0 0 4 5", ""),
  new Rune("kaunan", "M2.5-5L-2.5 0 2.5 5", "M3.6-4L0 0 3.6 4", ""),
  new Rune("gebo", "M-4.5-5L4.5 5M4.5-5L-4.5 5", "M-3.6-4L3.6 4M3.6-4L-3.6 4", "M0-3.6L4.4 3.6M4.4-3.6L0 3.6"),
  new Rune("wunjo", "M0 6L0-6 3-3 0 0", "M0-6L3-3 0 0", ""),
  new Rune("hagalaz", "M-3 6L-3-6M3 6L3-6M-3-2L3 2", "M-3.6 6L-3.6-6M3.6 6L3.6-6M-3.6-2L3.6 2", "M3.6 6L3.6-6M0-2L3.6 2"),
  new Rune("naudiz", "M0 6L0-6M-3-2L3 2", "M-3-2L3 2", ""),
  new Rune("isaz", "M0 6L0-6", "", ""),
  new Rune("jera", "M0-5L-3.5-1.5 0 2M0-2L3.5 1.5 0 5", "M0-5L-3.5-1.5 0 2M0-2L3.5 1.5 0 5", ""),
  new Rune("iwaz", "M0 6L0-6 3-3M0 6L-3 3", "M0-6L3-3M0 6L-3 3", ""),
  new Rune("perthro", "M0 6L0-6 2.2-3.5 4.4-6M0 6L2.2 3.5 4.4 6", "M0-6L2.2-3.5 4.4-6M0 6L2.2 3.5 4.4 6", ""),
  new Rune("algiz", "M0 6L0-6M-4-5L0-1 4-5", "M-3.6-5L0-1 3.6-5", ""),
  new Rune("sowilo", "M2-6L-2-2 2 2-2 6", "M3.6-6L0-2 3.6 2 0 6", ""),
  new Rune("tiwaz", "M0 6L0-6M-4-2L0-6 4-2", "M-3.6-2L0-6 3.6-2", ""),
  new Rune("berkanan", "M0 6L0-6 3-3 0 0 3 3 0 6", "M0-6L3-3 0 0 3 3 0 6", ""),
  new Rune("ehwaz", "M-3.5 6L-3.5-6 0-2.5 3.5-6 3.5 6", "M-3.6 6L-3.6-6 0-2.4 3.6-6 3.6 6", "M0-6L2.2-3.6 4.4-6 4.4 6"),
  new Rune("mannaz", "M-3.5 6L-3.5-6 3.5 1M3.5 6L3.5-6-3.5 1", "M-3.6 6L-3.6-6 3.6 1.2M3.6 6L3.6-6-3.6 1.2", "M0-6L4.4-1.6M4.4 6L4.4-6 0-1.6"),
  new Rune("laguz", "M0 6L0-6 4-2", "M0-6L3.6-2", ""),
  new Rune("ingwaz", "M0-5L5 0 0 5-5 0Z", "M0-4L3.6 0 0 4-3.6 0 0-4", ""),
  new Rune("dagaz", "M-4.5 5L-4.5-5 4.5 5 4.5-5Z", "M-3.6 4L-3.6-4 3.6 4 3.6-4-3.6 4", "M0-4L4.4 4 4.4-4 0 4"),
  new Rune("othala", "M-4 6L3.5-2 0-6-3.5-2 4 6", "M-3.6 6L3.2-2 0-6-3.2-2 3.6 6", ""),
];

/** Which rune each capital A-Z becomes, letter by letter. Y is jera: iwaz, which a crossbar would make a wolfsangel, never enters a bind. */
const RUNE_OF: StaticArray<u8> = [3, 17, 5, 22, 18, 0, 6, 8, 10, 11, 5, 20, 19, 9, 23, 13, 5, 4, 15, 16, 1, 1, 7, 5, 11, 14];

const T: i32 = 84;
const H: i32 = 72;
const THURISAZ: i32 = 2;

/** The rune of a capital, or of a pair of them: by sound, and where the row has none by the nearest one (C, Q and X kaunan, V uruz). */
export function runeOf(capital: i32, next: i32 = 0): i32 {
  return capital == T && next == H ? THURISAZ : <i32>RUNE_OF[capital - 65];
}
