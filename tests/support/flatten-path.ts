/** A closed outline as points x, y in turn. */
export type Outline = number[];

const CURVE_STEPS = 8;
const ARC_STEPS = 32;

/** Turns the core's path data (M, l, c, a with circles, z) into closed outlines; throws on any other command. */
export function flattenPath(path: string): Outline[] {
  const outlines: Outline[] = [];
  let outline: Outline = [];
  let x = 0;
  let y = 0;
  for (const [, command = "", tail = ""] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = Array.from(tail.matchAll(/-?(?:\d*\.\d+|\d+)/g), ([text]) => Number(text));
    const at = (index: number): number => numbers[index] ?? Number.NaN;
    if (command === "M") {
      x = at(0);
      y = at(1);
      outline = [x, y];
      outlines.push(outline);
    } else if (command === "l") {
      for (let i = 0; i < numbers.length; i += 2) {
        x += at(i);
        y += at(i + 1);
        outline.push(x, y);
      }
    } else if (command === "c") {
      for (let i = 0; i < numbers.length; i += 6) {
        for (let step = 1; step <= CURVE_STEPS; step += 1) {
          const t = step / CURVE_STEPS;
          const u = 1 - t;
          const bend = (from: number): number =>
            3 * u * u * t * at(from) + 3 * u * t * t * at(from + 2) + t * t * t * at(from + 4);
          outline.push(x + bend(i), y + bend(i + 1));
        }
        x += at(i + 4);
        y += at(i + 5);
      }
    } else if (command === "a") {
      pushArc(outline, x, y, at(0), at(3) === 1, at(4) === 1, at(5), at(6));
      x += at(5);
      y += at(6);
    } else if (command !== "z") throw new Error(`The core does not write the path command ${command}.`);
  }
  return outlines;
}

function pushArc(
  outline: Outline,
  x: number,
  y: number,
  radius: number,
  isLarge: boolean,
  isClockwise: boolean,
  dx: number,
  dy: number,
): void {
  const half = (dx * dx + dy * dy) / 4;
  const away = Math.sqrt(Math.max(0, radius * radius - half) / half) * (isLarge === isClockwise ? -1 : 1);
  const centreX = x + dx / 2 - (dy / 2) * away;
  const centreY = y + dy / 2 + (dx / 2) * away;
  const from = Math.atan2(y - centreY, x - centreX);
  let turn = Math.atan2(y + dy - centreY, x + dx - centreX) - from;
  if (isClockwise && turn <= 0) turn += 2 * Math.PI;
  if (!isClockwise && turn >= 0) turn -= 2 * Math.PI;
  const reach = Math.hypot(x - centreX, y - centreY);
  for (let step = 1; step <= ARC_STEPS; step += 1) {
    const angle = from + (turn * step) / ARC_STEPS;
    outline.push(centreX + reach * Math.cos(angle), centreY + reach * Math.sin(angle));
  }
}
