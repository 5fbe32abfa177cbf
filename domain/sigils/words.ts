/** A word of a text: how it is written, how it is compared, and where it stands. */
export interface Word {
  /** As the person wrote it. */
  readonly text: string;
  /** Lower case, without accents, apostrophes and a possessive 's. */
  readonly plain: string;
  /** First UTF-16 unit in the text, and the one after the last. */
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** A text without accents: what is left of its compatibility decomposition when the marks are taken out. */
export function dropAccents(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "");
}

/** The words of a text in any script, in order; digits, signs and emoji are no words. */
export function listWords(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: written, index }) => ({
    text: written,
    plain: dropAccents(written)
      .toLowerCase()
      .replace(/['’]s$/, "")
      .replace(/['’]/g, ""),
    start: index,
    end: index + written.length,
  }));
}
