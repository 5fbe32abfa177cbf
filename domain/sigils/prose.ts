/** Joins words as a sentence does: "A", "A and B", "A, B and C". */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1);
  if (last === undefined) return "";
  return words.length === 1 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** A small number as a word, as running text wants it; in figures from thirteen. */
export function writeNumber(count: number): string {
  return NUMBERS[count] ?? String(count);
}

const ORDINALS = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];

/** A place from 1 to 9 as a word: "first", "second". */
export function writeOrdinal(place: number): string {
  return ORDINALS[place] ?? `${place}th`;
}

/** "once", "twice", "three times". */
export function writeTimes(count: number): string {
  if (count === 1) return "once";
  return count === 2 ? "twice" : `${writeNumber(count)} times`;
}

/** A sentence's first letter as a capital. */
export function capitalize(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
