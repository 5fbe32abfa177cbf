import { dropAccents } from "../../words.ts";

const FIRST_LETTER = 65;

/** Place of a letter A-Z in the alphabet from 0; null for anything else. */
function findPlace(letter: string): number | null {
  return /^[A-Z]$/.test(letter) ? letter.charCodeAt(0) - FIRST_LETTER : null;
}

/**
 * The number of a letter A-Z by the nine chambers (aiq bekar, carried over to the Latin alphabet): 1 AJS, 2 BKT, 3 CLU, 4 DMV, 5 ENW,
 * 6 FOX, 7 GPY, 8 HQZ, 9 IR. Null for anything else.
 */
export function findChamber(letter: string): number | null {
  const place = findPlace(letter);
  return place === null ? null : (place % 9) + 1;
}

/** The full value of a letter A-Z: A-I 1-9, J-R 10-90, S-Z 100-800. Null for anything else. */
export function findLetterValue(letter: string): number | null {
  const place = findPlace(letter);
  return place === null ? null : ((place % 9) + 1) * 10 ** Math.floor(place / 9);
}

/** The smallest order of a square on which a value loses only as many zeros as needed; below it the leading digit alone stays. */
export const SMALLEST_ZERO_STRIPPING_ORDER = 7;

/**
 * The number of the cell that a letter's value falls on, in a square of `order` rows. A value beyond the square keeps its leading digit up to
 * order 6 (200 is 2) and loses as few zeros as needed from order 7 (200 is 20). Agrippa gives no rule; this one fits most of his figures.
 */
export function computeCellNumber(value: number, order: number): number {
  const largest = order * order;
  if (value <= largest) return value;
  const limit = order < SMALLEST_ZERO_STRIPPING_ORDER ? 9 : largest;
  let cell = value;
  while (cell > limit) cell = Math.floor(cell / 10);
  return cell;
}

/**
 * What a text adds up to: its letters by the nine chambers, accents dropped. A letter or sign outside A-Z counts by its code point, so that
 * every text adds up to something; spaces, punctuation and ASCII digits count nothing.
 */
export function countLetters(text: string): number {
  let total = 0;
  for (const sign of dropAccents(text).toUpperCase()) {
    const codePoint = sign.codePointAt(0) ?? 0;
    total += findChamber(sign) ?? (codePoint > 127 && /[\p{L}\p{N}\p{S}]/u.test(sign) ? codePoint : 0);
  }
  return total;
}

/** The digits of a number added up until one from 1 to 9 is left; 9 for 0. */
export function computeRootNumber(total: number): number {
  return total % 9 === 0 ? 9 : total % 9;
}
