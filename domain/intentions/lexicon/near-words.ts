import { isCommonForm } from "./known-forms.ts";

/** The fewest letters of a word in which a letter may be left out or put in, and in which one may be another. */
const LEAST_FOR_MISSING = 5;
const LEAST_FOR_OTHER = 6;
/** And in which it may be another, or missing, where the word is not one of wishes. */
const LEAST_FOR_LESS_USUAL = 8;

/** How unlikely a slip is. A letter doubled or not is the usual one, next to letters in each other's place. */
const SWAPPED = 0.5;
const DOUBLED = 0.6;
const OTHER_VOWEL = 0.9;
const OTHER = 1;
/** What a word costs that is not one of wishes. */
const LESS_USUAL = 0.5;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const VOWEL = /[aeiouy]/;

/**
 * The one word of English that is a slip away from a word that no list has; null where there is none, or two as near. The first letter is
 * taken to be right, and so is the last: other words of the same beginning are other forms.
 */
export function findNearWord(word: string, isUsual: (word: string) => boolean): string | null {
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  const costs = new Map<string, number>();
  for (const [near, cost] of listNear(word)) {
    if (near === word || (costs.get(near) ?? Number.POSITIVE_INFINITY) <= cost) continue;
    const usual = isUsual(near);
    if (!usual && (!isCommonForm(near) || (cost > DOUBLED && word.length < LEAST_FOR_LESS_USUAL))) continue;
    costs.set(near, cost);
    const all = usual ? cost : cost + LESS_USUAL;
    if (near !== best && all === least) best = null;
    else if (all < least || near === best) [best, least] = [near, Math.min(all, least)];
  }
  return best;
}

/** The words that are one slip away, with what each slip costs. */
function* listNear(word: string): Generator<readonly [near: string, cost: number]> {
  const last = word.length - 1;
  for (let at = 1; at <= last; at += 1) {
    const [before, here, after] = [word.slice(0, at), word[at] ?? "", word.slice(at + 1)];
    const isDouble = here === word[at - 1];
    if (at < last && here !== word[at + 1]) yield [`${before}${word[at + 1]}${here}${word.slice(at + 2)}`, SWAPPED];
    if (isDouble) yield [before + after, DOUBLED];
    if (word[at - 1] !== word[at - 2]) yield [`${before}${word[at - 1]}${here}${after}`, DOUBLED];
    if (at < last && !isDouble && word.length >= LEAST_FOR_MISSING) yield [before + after, OTHER];
    for (const letter of LETTERS) {
      if (word.length >= LEAST_FOR_MISSING) yield [before + letter + here + after, OTHER];
      if (at < last && word.length >= LEAST_FOR_OTHER)
        yield [before + letter + after, VOWEL.test(letter) && VOWEL.test(here) ? OTHER_VOWEL : OTHER];
    }
  }
  yield [`${word}${word[last]}`, DOUBLED];
}
