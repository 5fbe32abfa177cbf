/** Numbers are kept in letters, each for a whole number around zero. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const MIDDLE = LETTERS.length / 2;
const VALUES: ReadonlyMap<string, number> = new Map([...LETTERS].map((letter, at) => [letter, at - MIDDLE]));

/** Numbers in letters, with what a whole one is worth. */
export interface LetteredNumbers {
  readonly scale: number;
  readonly letters: string;
}

/** Writes numbers in letters; those far from the others are cut to the largest letter. */
export function toLetters(numbers: Float32Array): LetteredNumbers {
  const sizes = Array.from(numbers, Math.abs).toSorted((one, other) => one - other);
  const largest = sizes[Math.floor((sizes.length - 1) * 0.9995)] ?? 1;
  const scale = Number((largest / (MIDDLE - 1)).toPrecision(4));
  const letters = Array.from(numbers, (number) => {
    const whole = Math.max(-MIDDLE, Math.min(MIDDLE - 1, Math.round(number / scale)));
    return LETTERS[whole + MIDDLE] ?? "";
  });
  return { scale, letters: letters.join("") };
}

/** Reads numbers from letters. */
export function toNumbers({ scale, letters }: LetteredNumbers): Float32Array {
  return Float32Array.from(letters, (letter) => (VALUES.get(letter) ?? 0) * scale);
}
