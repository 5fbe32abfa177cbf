import { DISC, RING, StrokePool } from "./stroke-pool";

/**
 * Reads a stroke program into a pool. A program draws on a field from -6 to 6, y down, with lines, circular arcs and four filled or open
 * marks, all absolute:
 *
 *   M x y    begins a stroke            L x y    line; more pairs may follow
 *   a r x y  shorter arc, clockwise     A r x y  longer arc, clockwise
 *   b r x y  shorter arc, anticlockwise B r x y  longer arc, anticlockwise
 *   Z        closes the stroke          O x y r  ring
 *   D x y r  disc                       K x y r  upright lozenge
 */
export function readStrokes(text: string, out: StrokePool): void {
  position = 0;
  source = text;
  let command = 0;
  let startX = 0.0;
  let startY = 0.0;
  let x = 0.0;
  let y = 0.0;
  while (position < text.length) {
    if (isCommand(text.charCodeAt(position))) command = text.charCodeAt(position++);
    if (command == 90) { // Z
      out.addLine(x, y, startX, startY);
      out.endStroke(true);
      continue;
    }
    const first = readNumber();
    const second = readNumber();
    if (command == 77) { // M
      out.endStroke(false);
      startX = x = first;
      startY = y = second;
    } else if (command == 76) { // L
      out.addLine(x, y, first, second);
      x = first;
      y = second;
    } else {
      const third = readNumber();
      if (command == 79 || command == 68 || command == 75) { // O D K
        out.endStroke(false);
        if (command == 75) out.addLozenge(first, second, first, second - third, third);
        else out.addRound(command == 79 ? RING : DISC, first, second, third);
      } else {
        const isLarge = command < 97;
        out.addArc(x, y, second, third, first, command == 97 || command == 65 ? 1 : -1, isLarge); // a A
        x = second;
        y = third;
      }
    }
  }
  out.endStroke(false);
}

let position: i32 = 0;
let source: string = "";

function isCommand(unit: i32): bool {
  return unit >= 65;
}

function readNumber(): f64 {
  while (source.charCodeAt(position) == 32) position++;
  const isNegative = source.charCodeAt(position) == 45;
  if (isNegative) position++;
  let digits = 0.0;
  let scale = 1.0;
  let isFraction = false;
  while (position < source.length) {
    const unit = source.charCodeAt(position);
    if (unit == 46 && !isFraction) isFraction = true;
    else if (unit >= 48 && unit <= 57) {
      digits = digits * 10 + <f64>(unit - 48);
      if (isFraction) scale *= 10;
    } else break;
    position++;
  }
  while (position < source.length && source.charCodeAt(position) == 32) position++;
  return isNegative ? -digits / scale : digits / scale;
}
