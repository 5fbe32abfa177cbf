import type { SigilPaths } from "./sigil-markup.ts";
import { SIGIL_BOX_PX } from "./sigil-markup.ts";

/**
 * How a sigil is drawn where it is small: the ring's signs would be dust, so a plain line takes their place, open at the top around a bead where the
 * inscription begins, and the figure is enlarged into the room that they leave. Lengths are px of the 512 box.
 * `web/ui/sigil`, which may know nothing of the domain, has the same measures, and its test compares them.
 */
export const SMALL_SIGIL = {
  /** Below this side on the page, px. */
  belowPx: 100,
  radius: 240,
  lineWidth: 6,
  /** The opening of the line, from end to end along it. */
  opening: 64,
  beadRadius: 14,
  /** Enlarges the figure about the middle of the box: its farthest ink is then 217 px out. */
  figureScale: 1.1,
} as const;

const MIDDLE = SIGIL_BOX_PX / 2;

/** What a `<circle>` needs to be the small ring's line: the dash runs clockwise from the right of the circle, which is turned to the opening's end. */
export const SMALL_RING_LINE = {
  dash: `${round(2 * Math.PI * SMALL_SIGIL.radius - SMALL_SIGIL.opening)} ${SMALL_SIGIL.opening}`,
  turnDegrees: round(((SMALL_SIGIL.opening / 2 / SMALL_SIGIL.radius) * 180) / Math.PI - 90),
} as const;

/** A sigil's markup where it is small, for inside a 512 by 512 `<svg>`, in the fill and stroke of an ink. */
export function toSmallSigilMarkup({ figure }: Pick<SigilPaths, "figure">, ink: string): string {
  const { radius, lineWidth, beadRadius, figureScale } = SMALL_SIGIL;
  const { dash, turnDegrees } = SMALL_RING_LINE;
  const shift = round(MIDDLE * (1 - figureScale));
  return [
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${radius}" fill="none" stroke="${ink}" stroke-width="${lineWidth}" stroke-dasharray="${dash}" transform="rotate(${turnDegrees} ${MIDDLE} ${MIDDLE})"/>`,
    `<circle cx="${MIDDLE}" cy="${MIDDLE - radius}" r="${beadRadius}" fill="${ink}"/>`,
    `<path d="${figure}" fill="${ink}" transform="translate(${shift} ${shift}) scale(${figureScale})"/>`,
  ].join("");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
