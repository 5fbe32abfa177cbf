import { describe, expect, it } from "vitest";
import { engine } from "#tests/support/dom-engine.ts";
import { groupStrokes } from "./stroke-groups.ts";

describe("the strokes of a figure", () => {
  it.each(["I am calm and clear", "My work is seen and valued by many", "no"])(
    "of “%s” are each drawn once, in few steps",
    (intention) => {
      const { strokes } = engine.draw({ method: "chaos", intention });
      const groups = groupStrokes({ strokes });
      const drawn = groups.flatMap((group) => group.strokes);
      expect(new Set(drawn)).toEqual(new Set(strokes));
      expect(drawn).toHaveLength(strokes.length);
      expect(groups.length).toBeLessThanOrEqual(10);
    },
  );

  it("end with what finishes the loose ends", () => {
    const groups = groupStrokes(engine.draw({ method: "chaos", intention: "I am calm and clear" }));
    expect(new Set(groups.at(-1)?.strokes.map(({ kind }) => kind))).toEqual(new Set(["terminal"]));
  });
});
