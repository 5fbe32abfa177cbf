import type { Scene, TimedScene, Timeline } from "#domain/films/film.ts";
import type { SigilRecipe } from "#domain/sigils/method-kits.ts";
import type { Drawing } from "#sigil-core/host/drawing.ts";

/** What is to be seen at one instant of a film: the same instant always gives the same frame. */
export interface Frame<Shown extends Scene = Scene> {
  readonly scene: Shown;
  /** Since the scene began, and until it ends, ms. */
  readonly elapsedMs: number;
  readonly lengthMs: number;
  /** The scenes before this one, in order. */
  readonly past: readonly Scene[];
  readonly recipe: SigilRecipe;
  readonly drawing: Drawing;
  /** Of 1: scenes with other scenery fade in and out. */
  readonly opacity: number;
}

const FADE_IN_MS = 450;
const FADE_OUT_MS = 300;

/** Scenes of the same scenery go over into each other without a fade. */
const SCENERY: Readonly<Record<Scene["kind"], string>> = {
  title: "title",
  ...{ sentence: "sentence", strike: "sentence", remain: "sentence" },
  ...{ draw: "figure", ring: "figure", finish: "figure" },
  ...{ square: "square", sums: "square", numbers: "square", trace: "square" },
  concepts: "concepts",
  symbol: "symbol",
  candle: "candle",
  signs: "signs",
  elements: "elements",
};

/** The frame of a film at an instant; null for a film without scenes. */
export function composeFrame(
  { scenes }: Pick<Timeline, "scenes">,
  timeMs: number,
  recipe: SigilRecipe,
  drawing: Drawing,
): Frame | null {
  const found = scenes.findIndex(({ fromMs, toMs }) => timeMs >= fromMs && timeMs < toMs);
  const index = found < 0 ? scenes.length - 1 : found;
  const timed = scenes[index];
  if (!timed) return null;
  return {
    scene: timed.scene,
    elapsedMs: Math.min(timeMs, timed.toMs) - timed.fromMs,
    lengthMs: timed.toMs - timed.fromMs,
    past: scenes.slice(0, index).map(({ scene }) => scene),
    recipe,
    drawing,
    opacity: computeOpacity(scenes, index, timeMs),
  };
}

function computeOpacity(scenes: readonly TimedScene[], index: number, timeMs: number): number {
  const scenery = (at: number): string | null => {
    const scene = scenes[at]?.scene;
    return scene ? SCENERY[scene.kind] : null;
  };
  let first = index;
  while (scenery(first - 1) === scenery(index)) first -= 1;
  let last = index;
  while (scenery(last + 1) === scenery(index)) last += 1;
  const fadeIn = first === 0 ? 1 : computeShare(timeMs, scenes[first]?.fromMs ?? 0, FADE_IN_MS);
  const endMs = scenes[last]?.toMs ?? 0;
  const fadeOut = last === scenes.length - 1 ? 1 : 1 - computeShare(timeMs, endMs - FADE_OUT_MS, FADE_OUT_MS);
  return Math.min(fadeIn, fadeOut);
}

/** How much of a span has passed, 0 to 1. */
export function computeShare(timeMs: number, fromMs: number, lengthMs: number): number {
  if (lengthMs <= 0) return timeMs < fromMs ? 0 : 1;
  return Math.max(0, Math.min(1, (timeMs - fromMs) / lengthMs));
}

/** The same movement, slower at its beginning and its end. */
export function ease(share: number): number {
  return share * share * (3 - 2 * share);
}

/** How far each of `count` things has come that begin one after the other within a span and each take `eachMs`, 0 to 1. */
export function computeTurn(
  { timeMs, lengthMs, eachMs }: { readonly timeMs: number; readonly lengthMs: number; readonly eachMs: number },
  index: number,
  count: number,
): number {
  const stepMs = count < 2 ? 0 : Math.max(0, lengthMs - eachMs) / (count - 1);
  return computeShare(timeMs, index * stepMs, eachMs);
}
