import type { Scene, StrokePart } from "#domain/films/film.ts";
import type { Stroke } from "#sigil-core/host/drawing.ts";
import { computeShare } from "./frame.ts";

const BONES: ReadonlySet<Stroke["kind"]> = new Set(["spine", "frame", "tie", "line", "station"]);

/** Which strokes are of a part; `index` is the stroke's place in the order of the hand, `firstLetter` that of the first which a letter brought. */
const PARTS: Readonly<Record<StrokePart, (stroke: Stroke, index: number, firstLetter: number) => boolean>> = {
  lead: (_stroke, index) => index === 0,
  "before-letters": (_stroke, index, firstLetter) => index < firstLetter,
  bones: ({ kind, letter }) => letter === null && BONES.has(kind),
  symbols: ({ kind, letter }) => letter === null && kind === "symbol",
  letters: ({ kind, letter }) => letter !== null && kind !== "terminal",
  rest: () => true,
};

/** What each scene that draws adds to the figure, in the order of the hand: each stroke belongs to the first scene that asks for it. */
export function splitStrokes(strokes: readonly Stroke[], scenes: readonly Scene[]): readonly (readonly Stroke[])[] {
  const firstLetter = Math.max(
    0,
    strokes.findIndex(({ letter }) => letter !== null),
  );
  const taken = new Set<Stroke>();
  return scenes.flatMap((scene) => {
    if (scene.kind !== "draw") return [];
    const own = strokes.filter((stroke, index) => !taken.has(stroke) && PARTS[scene.part](stroke, index, firstLetter));
    for (const stroke of own) taken.add(stroke);
    return [own];
  });
}

/** A stroke under the pen. */
export interface PacedStroke {
  readonly stroke: Stroke;
  /** How much of it is drawn, 0 to 1. */
  readonly drawn: number;
  /** How much its ink has dried since, 0 to 1. */
  readonly dried: number;
}

/** The last of the time is left free, so that the eye can rest on what was drawn. */
const DRAWING_SHARE = 0.88;
const DRYING_MS = 700;
/** The pen's time for a terminal, as the length of a line that takes as long, px. */
const TERMINAL_PX = 20;

/** How far the pen has come with some strokes at a time of their scene, one after the other; a long stroke takes longer by the root of its length. */
export function paceStrokes(strokes: readonly Stroke[], elapsedMs: number, lengthMs: number): readonly PacedStroke[] {
  const weights = strokes.map(({ kind, lengthPx }) => Math.sqrt(kind === "terminal" ? TERMINAL_PX : lengthPx));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let fromMs = 0;
  return strokes.map((stroke, index) => {
    const strokeMs = (lengthMs * DRAWING_SHARE * (weights[index] ?? 0)) / total;
    const drawn = computeShare(elapsedMs, fromMs, strokeMs);
    fromMs += strokeMs;
    return { stroke, drawn, dried: computeShare(elapsedMs, fromMs, DRYING_MS) };
  });
}
