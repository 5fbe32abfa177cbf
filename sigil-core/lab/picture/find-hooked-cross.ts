import type { Picture } from "./rasterise.ts";

/** Where a hooked cross was found: its middle in px of the picture, the direction of its first arm in degrees, and the way it turns. */
export interface HookedCross {
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
  readonly turn: "clockwise" | "counterclockwise";
}

const ARMS = 4;
const STEP_DEGREES = 3;
/** Arms and hooks shorter than this, in shares of the picture's side, are the thickness of a pen. */
const SHORTEST_ARM = 0.06;
const SHORTEST_HOOK = 0.03;
/** A hook takes at least this share of its arm, and what sticks out on its other side at most this share of the hook. */
const HOOK_BY_ARM = 0.25;
const OTHER_BY_HOOK = 0.45;
/** The end of an arm, in shares of it. */
const END = 0.4;
/** Where along an arm it is looked at, how broad it may be there, in shares of the picture's side, and how far off its middle. */
const LINE_PLACES = [0.35, 0.5, 0.62] as const;
const BROADEST_PEN = 0.045;
const MOST_UNEVEN = 0.5;
/** How far a hook may lean from the right angle, degrees. */
const LEANS = [0, -12, 12, -22, 22] as const;
/** A hook is looked for from the arm's end back to this far inside it, in shares of the picture's side. */
const BACK = 0.035;

/** Finds a cross of four arms, of any lengths and turned anyhow, that all end in a hook at about a right angle to the same side; null where there is none. */
export function findHookedCross(picture: Picture): HookedCross | null {
  const { sizePx, pixels } = picture;
  for (let y = 0; y < sizePx; y += 1) {
    for (let x = 0; x < sizePx; x += 1) {
      if (pixels[y * sizePx + x] !== 1) continue;
      for (let degrees = 0; degrees < 360 / ARMS; degrees += STEP_DEGREES) {
        const turn = findTurn(picture, x, y, degrees);
        if (turn) return { x, y, degrees, turn };
      }
    }
  }
  return null;
}

/** Whether ink is where the ends of the shortest arms would be, which few points have. */
function hasArms({ sizePx, pixels }: Picture, x: number, y: number, degrees: number): boolean {
  const radians = (degrees * Math.PI) / 180;
  const dx = Math.cos(radians) * SHORTEST_ARM * sizePx;
  const dy = Math.sin(radians) * SHORTEST_ARM * sizePx;
  const isInk = (atX: number, atY: number): boolean => pixels[Math.round(atY) * sizePx + Math.round(atX)] === 1;
  return isInk(x + dx, y + dy) && isInk(x - dy, y + dx) && isInk(x - dx, y - dy) && isInk(x + dy, y - dx);
}

/** The way in which all arms from a point turn; null where one is missing, has no hook, or turns the other way. */
function findTurn(picture: Picture, x: number, y: number, degrees: number): HookedCross["turn"] | null {
  if (!hasArms(picture, x, y, degrees)) return null;
  const lengths: number[] = [];
  for (let arm = 0; arm < ARMS; arm += 1) {
    const length = measureInk(picture, x, y, degrees + (arm * 360) / ARMS);
    if (length < SHORTEST_ARM * picture.sizePx || !isLine(picture, x, y, degrees + (arm * 360) / ARMS, length))
      return null;
    lengths.push(length);
  }
  const isTurning = (side: 1 | -1): boolean =>
    lengths.every((length, arm) => isHooked(picture, x, y, { degrees: degrees + (arm * 360) / ARMS, length, side }));
  if (isTurning(1)) return "clockwise";
  return isTurning(-1) ? "counterclockwise" : null;
}

/** An arm from the middle of a figure, and the side that it turns to: 1 clockwise on the screen. */
interface Arm {
  readonly degrees: number;
  readonly length: number;
  readonly side: 1 | -1;
}

/** Whether an arm ends in a hook on one side alone. */
function isHooked(picture: Picture, x: number, y: number, { degrees, length, side }: Arm): boolean {
  const radians = (degrees * Math.PI) / 180;
  const leastHook = Math.max(SHORTEST_HOOK * picture.sizePx, length * HOOK_BY_ARM);
  let [hook, other, isHookLine] = [0, 0, false];
  for (let back = 1; back <= BACK * picture.sizePx && back < length * END; back += 1) {
    const endX = x + Math.cos(radians) * (length - back);
    const endY = y + Math.sin(radians) * (length - back);
    for (const lean of LEANS) {
      const aside = degrees + side * (90 + lean);
      const found = measureInk(picture, endX, endY, aside);
      if (found >= leastHook && !isHookLine) isHookLine = isLine(picture, endX, endY, aside, found);
      hook = Math.max(hook, found);
      other = Math.max(other, measureInk(picture, endX, endY, degrees - side * (90 + lean)));
    }
  }
  return isHookLine && other <= hook * OTHER_BY_HOOK;
}

/** Whether ink lies along an arm evenly and no broader than a pen, so that the arm is a line and not a way across other lines. */
function isLine(picture: Picture, x: number, y: number, degrees: number, length: number): boolean {
  const radians = (degrees * Math.PI) / 180;
  return LINE_PLACES.every((place) => {
    const [atX, atY] = [x + Math.cos(radians) * length * place, y + Math.sin(radians) * length * place];
    const left = measureInk(picture, atX, atY, degrees - 90);
    const right = measureInk(picture, atX, atY, degrees + 90);
    return left + right <= BROADEST_PEN * picture.sizePx && Math.abs(left - right) <= MOST_UNEVEN * (left + right) + 1;
  });
}

/** How far ink goes on from a point in a direction, px. */
function measureInk({ sizePx, pixels }: Picture, x: number, y: number, degrees: number): number {
  const radians = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(radians), Math.sin(radians)];
  let length = 0;
  while (pixels[Math.round(y + dy * length) * sizePx + Math.round(x + dx * length)] === 1) length += 1;
  return length;
}
