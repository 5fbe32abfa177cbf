import type { Drawing, Stroke } from "#sigil-core/host/drawing.ts";

/** Strokes that are drawn in one step of a figure; the letter is null where they belong to none alone. */
export interface StrokeGroup {
  readonly letter: string | null;
  readonly strokes: readonly Stroke[];
}

/** More steps than this nobody waits for. */
const MOST_GROUPS = 9;

/**
 * The strokes of a drawing in the order of the hand, as groups that are drawn one after the other: neighbors of the same letter together, what
 * finishes loose ends last, and no more groups than a reader waits for.
 */
export function groupStrokes({ strokes }: Pick<Drawing, "strokes">): readonly StrokeGroup[] {
  const lines = strokes.filter(({ kind }) => kind !== "terminal");
  const ends = strokes.filter(({ kind }) => kind === "terminal");
  const byLetter: { letter: string | null; strokes: Stroke[] }[] = [];
  for (const stroke of lines) {
    const last = byLetter.at(-1);
    if (last && last.letter === stroke.letter) last.strokes.push(stroke);
    else byLetter.push({ letter: stroke.letter, strokes: [stroke] });
  }
  const groups = byLetter.length > 1 ? byLetter : lines.map((stroke) => ({ letter: null, strokes: [stroke] }));
  const merged = groups.length <= MOST_GROUPS ? groups : mergeNeighbors(groups);
  return ends.length === 0 ? merged : [...merged, { letter: null, strokes: ends }];
}

function mergeNeighbors(groups: readonly StrokeGroup[]): readonly StrokeGroup[] {
  return Array.from({ length: MOST_GROUPS }, (_, index) => {
    const from = Math.round((index * groups.length) / MOST_GROUPS);
    const to = Math.round(((index + 1) * groups.length) / MOST_GROUPS);
    const part = groups.slice(from, to);
    return {
      letter: part.length === 1 ? (part[0]?.letter ?? null) : null,
      strokes: part.flatMap((one) => one.strokes),
    };
  });
}
