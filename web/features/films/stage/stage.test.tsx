import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { layOutScript } from "#domain/films/film.ts";
import { FILMS } from "#domain/films/film-list.ts";
import { FILM_SCRIPTS } from "#domain/films/scripts.ts";
import { SIGIL_METHODS } from "#domain/sigils/method.ts";
import { planDrawing } from "#domain/sigils/plan-drawing.ts";
import { engine } from "#tests/support/dom-engine.ts";
import { FilmStage } from "./film-stage.tsx";
import { composeFrame } from "./frame.ts";
import { paceStrokes, splitStrokes } from "./pen.ts";

/** Looked at as often as this, no scene is passed over. */
const LOOK_MS = 1700;

describe.each(SIGIL_METHODS)("the film of %s on its stage", (method) => {
  const { recipe } = FILMS[method];
  const drawing = engine.draw(planDrawing(recipe));
  const timeline = layOutScript(FILM_SCRIPTS[method]);

  function look(timeMs: number): HTMLElement {
    const frame = composeFrame(timeline, timeMs, recipe, drawing);
    if (!frame) throw new Error("no frame");
    return render(<FilmStage frame={frame} />).container;
  }

  it("shows something in each of its moments", () => {
    for (let timeMs = LOOK_MS; timeMs <= timeline.lengthMs; timeMs += LOOK_MS) {
      const stage = look(timeMs);
      expect(stage.querySelectorAll("path, span, p, circle").length, `${timeMs} ms`).toBeGreaterThan(0);
    }
  });

  it("draws each stroke of the sigil in one of its scenes, and something in each scene that draws", () => {
    const parts = splitStrokes(
      drawing.strokes,
      timeline.scenes.map(({ scene }) => scene),
    );
    expect(parts.every((part) => part.length > 0)).toBe(true);
    expect(new Set(parts.flat())).toEqual(new Set(drawing.strokes));
    expect(parts.flat()).toHaveLength(drawing.strokes.length);
  });

  it("ends with the whole sigil, its ring included", () => {
    const paths = [...look(timeline.lengthMs).querySelectorAll("path")].map((path) => path.getAttribute("d"));
    expect(paths).toEqual(expect.arrayContaining([drawing.seal, ...drawing.strokes.map(({ outline }) => outline)]));
  });
});

describe("the pen", () => {
  const { strokes } = engine.draw({ method: "chaos", intention: "I am calm" });

  it("draws one stroke after the other, and is done before the scene is", () => {
    for (let timeMs = 0; timeMs <= 5000; timeMs += 50) {
      const drawn = paceStrokes(strokes, timeMs, 5000).map((paced) => paced.drawn);
      expect(drawn).toEqual([...drawn].sort((a, b) => b - a));
    }
    expect(paceStrokes(strokes, 4500, 5000).every(({ drawn }) => drawn === 1)).toBe(true);
  });
});
