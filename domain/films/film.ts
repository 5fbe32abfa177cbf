import * as z from "zod/mini";

/** How much of a film is open to everybody, ms from its beginning. */
export const FREE_MS = 10_000;

const Fate = z.enum(["vowel", "repeat"]);

/**
 * Which strokes of the sigil a scene draws, of those that no scene before it has drawn: the first one; all before the first that a letter brought;
 * lines and frames without a letter; symbols without a letter; those of the letters; or whatever is left.
 */
const StrokePart = z.enum(["lead", "before-letters", "bones", "symbols", "letters", "rest"]);

/** A symbol of the core's library, as `SymbolRequest` names it. */
const FilmSymbol = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("centre"), id: z.literal("point") }),
  z.object({ kind: z.literal("motif"), id: z.literal("tree") }),
  z.object({ kind: z.literal("concept"), id: z.literal("arrow") }),
]);

/** What is to be seen. Letters, numbers and strokes are the core's own of the film's sigil; a scene only says which of them are shown. */
const Scene = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("title") }),
  /** The sentence, written letter by letter, some of its words marked at the end. */
  z.object({ kind: z.literal("sentence"), marked: z.array(z.string()) }),
  /** Letters of these fates are struck out. */
  z.object({ kind: z.literal("strike"), fates: z.array(Fate) }),
  /** Struck letters fall away, and the others close up. */
  z.object({ kind: z.literal("remain") }),
  z.object({ kind: z.literal("draw"), part: StrokePart }),
  /** The ring is written, clockwise. */
  z.object({ kind: z.literal("ring") }),
  /** The whole sigil. */
  z.object({ kind: z.literal("finish") }),
  /** A planet's square is written, its lines are added up, letters get their numbers, the pen goes from number to number. */
  z.object({ kind: z.literal("square") }),
  z.object({ kind: z.literal("sums") }),
  z.object({ kind: z.literal("numbers") }),
  z.object({ kind: z.literal("trace") }),
  /** The themes of the sentence, and the three symbols of each with the one that is chosen. */
  z.object({ kind: z.literal("concepts"), areChosen: z.boolean() }),
  /** One symbol with its name and what it means. */
  z.object({ kind: z.literal("symbol"), symbol: FilmSymbol, name: z.string(), meaning: z.string() }),
  z.object({ kind: z.literal("candle") }),
  /** Letters of the sentence as signs of a script, with their names. */
  z.object({ kind: z.literal("signs") }),
  /** The four elements, or those among them that lead, or support and oppose. */
  z.object({ kind: z.literal("elements"), shown: z.enum(["all", "lead", "others"]) }),
]);

/** A line of caption, and how long it is read. */
const Line = z.object({ seconds: z.number().check(z.positive()), text: z.string().check(z.minLength(1)) });

/** A scene and what is said meanwhile: it lasts as long as its lines. `chapter` is the title of the chapter that it begins. */
const Shot = z.object({
  chapter: z.optional(z.string()),
  scene: Scene,
  lines: z.array(Line).check(z.minLength(1)),
});

/** The shots of a film in their order. */
export const FilmScript = z.array(Shot);

/** What is to be seen. */
export type Scene = z.infer<typeof Scene>;

/** Which strokes of the sigil a scene draws. */
export type StrokePart = z.infer<typeof StrokePart>;

/** A scene and what is said meanwhile. */
export type Shot = z.infer<typeof Shot>;

/** The shots of a film in their order. */
export type FilmScript = readonly Shot[];

/** A part of a film's time, ms from its beginning: `fromMs` is in it, `toMs` is not. */
export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/** A caption with its time. */
export interface Caption extends Span {
  readonly text: string;
}

/** A scene with its time. */
export interface TimedScene extends Span {
  readonly scene: Scene;
}

/** A chapter with its time. */
export interface Chapter extends Span {
  readonly title: string;
}

/** A script laid out in time. Scenes and captions follow each other without gaps. */
export interface Timeline {
  readonly lengthMs: number;
  readonly scenes: readonly TimedScene[];
  readonly captions: readonly Caption[];
  readonly chapters: readonly Chapter[];
}

/** Lays a script out in time. */
export function layOutScript(script: FilmScript): Timeline {
  const scenes: TimedScene[] = [];
  const captions: Caption[] = [];
  const beginnings: { readonly title: string; readonly fromMs: number }[] = [];
  let nowMs = 0;
  for (const { chapter, scene, lines } of script) {
    const fromMs = nowMs;
    if (chapter !== undefined) beginnings.push({ title: chapter, fromMs });
    for (const { seconds, text } of lines) {
      const toMs = nowMs + Math.round(seconds * 1000);
      captions.push({ text, fromMs: nowMs, toMs });
      nowMs = toMs;
    }
    scenes.push({ scene, fromMs, toMs: nowMs });
  }
  const chapters = beginnings.map((chapter, index) => ({ ...chapter, toMs: beginnings[index + 1]?.fromMs ?? nowMs }));
  return { lengthMs: nowMs, scenes, captions, chapters };
}

/** What is there at an instant, and the last one at the very end; null where there is nothing at all. */
export function findAt<Part extends Span>(parts: readonly Part[], timeMs: number): Part | null {
  return parts.find(({ fromMs, toMs }) => timeMs >= fromMs && timeMs < toMs) ?? parts.at(-1) ?? null;
}

/** The shots of a script that everybody may see. */
export function cutToFree(script: FilmScript): FilmScript {
  const { scenes } = layOutScript(script);
  return script.filter((_shot, index) => (scenes[index]?.fromMs ?? FREE_MS) < FREE_MS);
}

/** A length or a place in time as minutes and seconds: `1:05`. */
export function formatFilmTime(timeMs: number): string {
  const seconds = Math.floor(timeMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
