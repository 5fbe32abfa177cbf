/** Reads path text in unit coordinates (`M x y`, `C` with three points, `L` with one, all absolute) into chains of cubics. */

const M_UNIT: i32 = 77;
const L_UNIT: i32 = 76;
const C_UNIT: i32 = 67;
const POINT_UNIT: i32 = 46;
const MINUS_UNIT: i32 = 45;

const CHAIN_CAPACITY: i32 = 256;
export const chain = new StaticArray<f64>(CHAIN_CAPACITY);
/** Where each stroke begins in `chain`; one more entry ends the last. */
export const chainStarts = new StaticArray<i32>(8);
export let strokesRead: i32 = 0;

let position: i32 = 0;

export function readPathText(text: string): void {
  let command = 0;
  let filled = 0;
  strokesRead = 0;
  position = 0;
  while (position < text.length) {
    const unit = text.charCodeAt(position);
    if (unit == M_UNIT || unit == L_UNIT || unit == C_UNIT) {
      command = unit;
      position++;
      continue;
    }
    const x = readNumber(text);
    const y = readNumber(text);
    if (command == M_UNIT) chainStarts[strokesRead++] = filled;
    if (command == L_UNIT) filled = pushStraight(filled, x, y);
    chain[filled++] = x;
    chain[filled++] = y;
  }
  chainStarts[strokesRead] = filled;
}

/** The two inner points of a straight cubic from the chain's last point. */
function pushStraight(filled: i32, x: f64, y: f64): i32 {
  const fromX = chain[filled - 2];
  const fromY = chain[filled - 1];
  chain[filled] = fromX + (x - fromX) / 3;
  chain[filled + 1] = fromY + (y - fromY) / 3;
  chain[filled + 2] = fromX + ((x - fromX) * 2) / 3;
  chain[filled + 3] = fromY + ((y - fromY) * 2) / 3;
  return filled + 4;
}

function readNumber(text: string): f64 {
  while (!isNumberUnit(text.charCodeAt(position))) position++;
  const isNegative = text.charCodeAt(position) == MINUS_UNIT;
  if (isNegative) position++;
  let digits = 0.0;
  let scale = 1.0;
  let isFraction = false;
  while (position < text.length) {
    const unit = text.charCodeAt(position);
    if (unit == POINT_UNIT && !isFraction) isFraction = true;
    else if (unit >= 48 && unit <= 57) {
      digits = digits * 10 + <f64>(unit - 48);
      if (isFraction) scale *= 10;
    } else break;
    position++;
  }
  return isNegative ? -digits / scale : digits / scale;
}

function isNumberUnit(unit: i32): bool {
  return unit == POINT_UNIT || unit == MINUS_UNIT || (unit >= 48 && unit <= 57);
}
