/** A rune of the Elder Futhark: its reconstructed name, its sound in Latin letters, its meaning and its Unicode character. */
export interface Rune {
  readonly id: string;
  readonly sound: string;
  readonly meaning: string;
  readonly character: string;
}

/** The 24 runes of the Elder Futhark in the order of the row; names as reconstructed for Proto-Germanic. */
export const RUNES = [
  { id: "fehu", sound: "f", meaning: "wealth", character: "ᚠ" },
  { id: "uruz", sound: "u", meaning: "strength", character: "ᚢ" },
  { id: "thurisaz", sound: "th", meaning: "the thorn", character: "ᚦ" },
  { id: "ansuz", sound: "a", meaning: "the spoken word", character: "ᚨ" },
  { id: "raido", sound: "r", meaning: "the journey", character: "ᚱ" },
  { id: "kaunan", sound: "k", meaning: "the torch", character: "ᚲ" },
  { id: "gebo", sound: "g", meaning: "the gift", character: "ᚷ" },
  { id: "wunjo", sound: "w", meaning: "joy", character: "ᚹ" },
  { id: "hagalaz", sound: "h", meaning: "hail", character: "ᚺ" },
  { id: "naudiz", sound: "n", meaning: "need", character: "ᚾ" },
  { id: "isaz", sound: "i", meaning: "ice", character: "ᛁ" },
  { id: "jera", sound: "j", meaning: "harvest", character: "ᛃ" },
  { id: "iwaz", sound: "ei", meaning: "the yew", character: "ᛇ" },
  { id: "perthro", sound: "p", meaning: "the lot", character: "ᛈ" },
  { id: "algiz", sound: "z", meaning: "protection", character: "ᛉ" },
  { id: "sowilo", sound: "s", meaning: "the sun", character: "ᛊ" },
  { id: "tiwaz", sound: "t", meaning: "justice", character: "ᛏ" },
  { id: "berkanan", sound: "b", meaning: "birth and growth", character: "ᛒ" },
  { id: "ehwaz", sound: "e", meaning: "partnership", character: "ᛖ" },
  { id: "mannaz", sound: "m", meaning: "humankind", character: "ᛗ" },
  { id: "laguz", sound: "l", meaning: "water", character: "ᛚ" },
  { id: "ingwaz", sound: "ng", meaning: "fertility", character: "ᛜ" },
  { id: "dagaz", sound: "d", meaning: "the day", character: "ᛞ" },
  { id: "othala", sound: "o", meaning: "heritage", character: "ᛟ" },
] as const satisfies readonly Rune[];

/** The name of a rune. */
export type RuneId = (typeof RUNES)[number]["id"];
