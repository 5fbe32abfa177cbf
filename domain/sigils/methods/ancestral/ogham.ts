/** The four families of five letters, named after their first letters. */
export const OGHAM_FAMILIES = ["beith", "uath", "muin", "ailm"] as const;

/** A family of ogham letters: its scores lie right of the stem, left of it, slanting across it, or are notches on it. */
export type OghamFamily = (typeof OGHAM_FAMILIES)[number];

/** An ogham letter on a vertical stem, read upward. */
export interface OghamLetter {
  readonly id: string;
  readonly name: string;
  readonly sound: string;
  /** The tree or plant that the later tradition gives to the letter. */
  readonly tree: string;
  readonly family: OghamFamily;
  /** How many scores it has, 1 to 5. */
  readonly scores: number;
  readonly character: string;
}

/** Where the scores of a family lie, in words that can be followed with a pen. */
export const OGHAM_SCORE_PLACES: Readonly<Record<OghamFamily, string>> = {
  beith: "to the right of the line",
  uath: "to the left of the line",
  muin: "slanting across the line",
  ailm: "as notches on the line",
};

/** The twenty letters of the ogham tree alphabet, without the five later additions. */
export const OGHAM_LETTERS = [
  { id: "beith", name: "Beith", sound: "b", tree: "birch", family: "beith", scores: 1, character: "ᚁ" },
  { id: "luis", name: "Luis", sound: "l", tree: "rowan", family: "beith", scores: 2, character: "ᚂ" },
  { id: "fearn", name: "Fearn", sound: "f", tree: "alder", family: "beith", scores: 3, character: "ᚃ" },
  { id: "sail", name: "Sail", sound: "s", tree: "willow", family: "beith", scores: 4, character: "ᚄ" },
  { id: "nion", name: "Nion", sound: "n", tree: "ash", family: "beith", scores: 5, character: "ᚅ" },
  { id: "uath", name: "Uath", sound: "h", tree: "hawthorn", family: "uath", scores: 1, character: "ᚆ" },
  { id: "dair", name: "Dair", sound: "d", tree: "oak", family: "uath", scores: 2, character: "ᚇ" },
  { id: "tinne", name: "Tinne", sound: "t", tree: "holly", family: "uath", scores: 3, character: "ᚈ" },
  { id: "coll", name: "Coll", sound: "c", tree: "hazel", family: "uath", scores: 4, character: "ᚉ" },
  { id: "ceirt", name: "Ceirt", sound: "q", tree: "apple", family: "uath", scores: 5, character: "ᚊ" },
  { id: "muin", name: "Muin", sound: "m", tree: "vine", family: "muin", scores: 1, character: "ᚋ" },
  { id: "gort", name: "Gort", sound: "g", tree: "ivy", family: "muin", scores: 2, character: "ᚌ" },
  { id: "ngeadal", name: "nGéadal", sound: "ng", tree: "reed", family: "muin", scores: 3, character: "ᚍ" },
  { id: "straif", name: "Straif", sound: "z", tree: "blackthorn", family: "muin", scores: 4, character: "ᚎ" },
  { id: "ruis", name: "Ruis", sound: "r", tree: "elder", family: "muin", scores: 5, character: "ᚏ" },
  { id: "ailm", name: "Ailm", sound: "a", tree: "pine", family: "ailm", scores: 1, character: "ᚐ" },
  { id: "onn", name: "Onn", sound: "o", tree: "gorse", family: "ailm", scores: 2, character: "ᚑ" },
  { id: "ur", name: "Úr", sound: "u", tree: "heather", family: "ailm", scores: 3, character: "ᚒ" },
  { id: "eadhadh", name: "Eadhadh", sound: "e", tree: "aspen", family: "ailm", scores: 4, character: "ᚓ" },
  { id: "iodhadh", name: "Iodhadh", sound: "i", tree: "yew", family: "ailm", scores: 5, character: "ᚔ" },
] as const satisfies readonly OghamLetter[];

/** The name of an ogham letter. */
export type OghamId = (typeof OGHAM_LETTERS)[number]["id"];
