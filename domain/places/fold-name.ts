/** Letters that no decomposition takes apart, as people write them without their keyboard having them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ħ: "h",
  ə: "e",
  ŋ: "n",
  ŧ: "t",
};

/** Words that names are shortened by; one that ends a text may be the beginning of another word. */
const SHORTENED: Readonly<Record<string, string>> = { st: "saint", ste: "sainte", mt: "mount", ft: "fort" };

const UNKNOWN_LETTER = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");
const SHORTENED_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(${Object.keys(SHORTENED).join("|")})(?:\\.|(?= +[\\p{L}\\p{N}]))`,
  "gu",
);

/** The words of a name or a query without case, accents and punctuation: `St. Gallen` and `saint gallen` are the same. */
export function foldWords(text: string): readonly string[] {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\p{M}'’‘`ʻʼʿʾ"”“]/gu, "")
    .replace(UNKNOWN_LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(SHORTENED_WORD, (_match, word: string) => `${SHORTENED[word]} `)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/**
 * What names are sorted and compared by: the words without their spaces, and with the two-letter spellings of ä, ö, ü and å as one letter, so
 * that `Zürich`, `Zuerich` and `Zurich` are the same. The key of a beginning of a text is a beginning of the text's key.
 */
export function toKey(words: readonly string[]): string {
  return words.join("").replace(/aa|[aou]e/g, ([first = ""]) => first);
}

/** The key of a whole text. */
export function foldName(text: string): string {
  return toKey(foldWords(text));
}
