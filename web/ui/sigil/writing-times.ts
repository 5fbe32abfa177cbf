/** A stroke as far as its place in time goes. */
export interface TimedStroke {
  readonly kind: "spine" | "gesture" | "terminal" | "line" | "station" | "symbol" | "tie" | "frame";
  readonly lengthPx: number;
}

/** When a stroke begins after the start of the writing, and how long the pen takes for it. */
export interface WritingTime {
  readonly startMs: number;
  readonly durationMs: number;
}

/** How long a sigil takes to be written. */
export const WRITING_MS = 2300;
const TERMINALS_MS = 380;
/** The share of a stroke's time after which the pen is already at the next one. */
const OVERLAP = 0.82;

/**
 * When each stroke of a sigil is written: one after the other in 2.3 s, the terminals together at the end.
 * A stroke's time grows with the root of its length: a hand is quicker in long strokes.
 */
export function computeWritingTimes(strokes: readonly TimedStroke[]): readonly WritingTime[] {
  const weights = strokes.map(({ kind, lengthPx }) => (kind === "terminal" ? 0 : Math.sqrt(lengthPx)));
  const last = weights.findLastIndex((weight) => weight > 0);
  const total = weights.reduce((sum, weight, index) => sum + weight * (index === last ? 1 : OVERLAP), 0);
  const penMs = WRITING_MS - TERMINALS_MS;
  let startMs = 0;
  return weights.map((weight) => {
    if (weight === 0) return { startMs: penMs, durationMs: TERMINALS_MS };
    const durationMs = (penMs * weight) / total;
    const time = { startMs, durationMs };
    startMs += durationMs * OVERLAP;
    return time;
  });
}
