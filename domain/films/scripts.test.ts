import { describe, expect, it } from "vitest";
import { SIGIL_METHODS } from "../sigils/method.ts";
import { FilmScript, FREE_MS, layOutScript } from "./film.ts";
import { FILMS } from "./film-list.ts";
import { FILM_SCRIPTS } from "./scripts.ts";

/** What grown-ups read without haste, characters a second. */
const MAX_CHARACTERS_PER_SECOND = 17;
/** Two lines under the picture on a wide screen, three on a phone. */
const MAX_CAPTION_CHARACTERS = 60;
/** A shorter caption is gone before it is noticed. */
const MIN_CAPTION_SECONDS = 2;

describe.each(SIGIL_METHODS)("the film of %s", (method) => {
  const script = FILM_SCRIPTS[method];
  const { lengthMs, scenes, captions, chapters } = layOutScript(script);

  it("keeps the shape of a script, and takes 60 to 90 seconds, as is said of it", () => {
    expect(FilmScript.safeParse(script).error).toBeUndefined();
    expect(lengthMs).toBeGreaterThanOrEqual(60_000);
    expect(lengthMs).toBeLessThanOrEqual(90_000);
    expect(FILMS[method].lengthMs).toBe(lengthMs);
  });

  it.each(captions)("gives time to read “$text”", ({ text, fromMs, toMs }) => {
    const seconds = (toMs - fromMs) / 1000;
    expect(seconds).toBeGreaterThanOrEqual(MIN_CAPTION_SECONDS);
    expect([...text].length / seconds).toBeLessThanOrEqual(MAX_CHARACTERS_PER_SECOND);
    expect([...text].length).toBeLessThanOrEqual(MAX_CAPTION_CHARACTERS);
  });

  it("has chapters from its beginning on, none of them short, and none called like another", () => {
    expect(chapters[0]?.fromMs).toBe(0);
    expect(chapters.length).toBeGreaterThanOrEqual(5);
    for (const { fromMs, toMs } of chapters) expect(toMs - fromMs).toBeGreaterThanOrEqual(4000);
    expect(new Set(chapters.map(({ title }) => title)).size).toBe(chapters.length);
  });

  it("has a scene and a caption end where the free seconds end", () => {
    expect(scenes.map(({ toMs }) => toMs)).toContain(FREE_MS);
    expect(captions.map(({ toMs }) => toMs)).toContain(FREE_MS);
  });

  it("begins with its title, draws whatever is left of the figure, writes the ring and ends with the whole sigil", () => {
    const kinds = script.map(({ scene }) => (scene.kind === "draw" ? `draw ${scene.part}` : scene.kind));
    expect(kinds[0]).toBe("title");
    expect(kinds.filter((kind) => kind.startsWith("draw")).at(-1)).toBe("draw rest");
    expect(kinds.slice(-2)).toEqual(["ring", "finish"]);
    expect(kinds.filter((kind) => kind.startsWith("draw")).length).toBe(
      new Set(kinds.filter((kind) => kind.startsWith("draw"))).size,
    );
  });
});
