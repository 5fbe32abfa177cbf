/** Joins words as a sentence does: "A", "A and B", "A, B and C". */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1);
  if (last === undefined) return "";
  return words.length === 1 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
