/** From this share of common words on two sentences are of one family. */
const ALIKE = 0.4;
/** Words in more sentences than this make no family. */
const TOO_COMMON = 400;

/** The family of each text: texts that share most of their words, or that others join, have the same number. */
export function findFamilies(texts: readonly string[]): readonly number[] {
  const words = texts.map((text) => new Set(text.toLowerCase().match(/\p{L}+/gu)));
  const textsOfWords = new Map<string, number[]>();
  for (const [at, set] of words.entries()) {
    for (const word of set) {
      const found = textsOfWords.get(word);
      if (found) found.push(at);
      else textsOfWords.set(word, [at]);
    }
  }
  const heads = texts.map((_, at) => at);
  const findHead = (at: number): number => {
    const head = heads[at] ?? at;
    return head === at ? at : findHead(head);
  };
  for (const [at, set] of words.entries()) {
    const rare = [...set].filter((word) => (textsOfWords.get(word)?.length ?? 0) < TOO_COMMON);
    const near = new Set(rare.flatMap((word) => textsOfWords.get(word) ?? []).filter((other) => other < at));
    for (const other of near) {
      const others = words[other] ?? new Set();
      const common = [...set].filter((word) => others.has(word)).length;
      if (common / (set.size + others.size - common) >= ALIKE) heads[findHead(at)] = findHead(other);
    }
  }
  return texts.map((_, at) => findHead(at));
}
