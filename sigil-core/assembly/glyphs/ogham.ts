/** The four families of ogham letters: how their scores stand on a stem that is read upward. */
export const SCORES_RIGHT: i32 = 0;
export const SCORES_LEFT: i32 = 1;
export const SCORES_ACROSS: i32 = 2;
export const SCORES_NOTCHED: i32 = 3;

/** The twenty letters in their order: five to a family, the first with one score, the fifth with five. */
const NAMES: StaticArray<string> = [
  "beith", "luis", "fearn", "sail", "nion",
  "uath", "dair", "tinne", "coll", "ceirt",
  "muin", "gort", "ngeadal", "straif", "ruis",
  "ailm", "onn", "ur", "eadhadh", "iodhadh",
];
const LETTERS_IN_FAMILY: i32 = 5;

export function oghamName(letter: i32): string {
  return NAMES[letter];
}

export function oghamFamily(letter: i32): i32 {
  return letter / LETTERS_IN_FAMILY;
}

export function oghamScores(letter: i32): i32 {
  return (letter % LETTERS_IN_FAMILY) + 1;
}

/** Which ogham letter each capital A-Z becomes, letter by letter. */
const LETTER_OF: StaticArray<u8> = [15, 0, 8, 6, 18, 2, 11, 5, 19, 19, 8, 1, 10, 4, 16, 0, 9, 14, 3, 7, 17, 2, 2, 13, 19, 13];

/** The ogham letter of a capital: by sound, and where ogham has none by the nearest one (P beith, V and W fearn, J and Y iodhadh). */
export function oghamOf(capital: i32, _next: i32 = 0): i32 {
  return LETTER_OF[capital - 65];
}
