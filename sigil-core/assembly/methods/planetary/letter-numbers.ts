const FIRST_LETTER: i32 = 65;
/** From this order a value keeps as many digits as fit; below it only the leading one stays. */
const ZERO_STRIPPING_ORDER: i32 = 7;

/** The full value of a capital: A-I 1-9, J-R 10-90, S-Z 100-800. */
export function valueOf(letter: i32): i32 {
  const place = letter - FIRST_LETTER;
  const digit = (place % 9) + 1;
  return place < 9 ? digit : place < 18 ? digit * 10 : digit * 100;
}

/** The number of the cell that a value falls on: Agrippa gives no rule for values beyond the square; this one fits most of his figures. */
export function cellNumberOf(value: i32, order: i32): i32 {
  const largest = order * order;
  if (value <= largest) return value;
  const limit = order < ZERO_STRIPPING_ORDER ? 9 : largest;
  let number = value;
  while (number > limit) number /= 10;
  return number;
}
