/** What an intention is about, and whole sentences that ask for it. */
export interface Theme {
  readonly name: string;
  /** The words by which a text shows that it is about this. */
  readonly signs: RegExp;
  /** The same, for all of them in a text. */
  readonly allSigns: RegExp;
  /** At least four, in the present tense, about "I"; each says another side of it, the first one the heart of it. */
  readonly sentences: readonly string[];
  /** How narrow it is: of the themes that fit a text, the narrowest says most about it. 2 unless said otherwise. */
  readonly rank: number;
}

/** A theme from its signs, as the alternatives of a pattern for whole words, and its sentences, one a line. */
export function theme(name: string, signs: string, sentences: string, rank = 2): Theme {
  const pattern = `\\b(?:${signs.replace(/\s*\n\s*/g, "")})\\b`;
  return {
    name,
    signs: new RegExp(pattern, "i"),
    allSigns: new RegExp(pattern, "gi"),
    sentences: sentences
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
    rank,
  };
}
