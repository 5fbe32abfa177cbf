import { describe, expect, it } from "vitest";
import { countFigures } from "#sigil-core/lab/picture/count-figures.ts";
import { measureFigure } from "#sigil-core/lab/picture/measure-figure.ts";
import { composeIntentions } from "#sigil-core/lab/recipes/compose-intentions.ts";
import { SigilCoreError } from "./engine.ts";
import { loadSigilEngine } from "./load-node.ts";
import type { ElementalRequest } from "./methods/elemental-request.ts";

const engine = loadSigilEngine();

const ELEMENTS = ["fire", "water", "air", "earth"] as const;
const LAYOUTS = ["circle", "cardinal", "square", "flowing"] as const;
const HEARTS = ["crown", "heart", "feather", "shield", "lamp", null] as const;

/** Every layout with every dominant element, each with no, one and two supporting elements. */
const REQUESTS: readonly ElementalRequest[] = composeIntentions(48).map((intention, index) => {
  const dominant = index % 4;
  const supporting = Math.floor(index / 16);
  const others = [1, 2, 3].map((step) => ELEMENTS[(dominant + step) % 4] ?? "fire");
  return {
    method: "elemental",
    intention,
    dominant: ELEMENTS[dominant] ?? "fire",
    layout: LAYOUTS[Math.floor(index / 4) % 4] ?? "circle",
    supporting: others.slice(0, supporting),
    conflicting: others.slice(supporting, supporting + 1),
    heart: HEARTS[index % 6] ?? null,
    salt: "",
  };
});

const ONE: ElementalRequest = {
  method: "elemental",
  intention: "Courage to begin",
  dominant: "fire",
  supporting: ["air"],
  conflicting: ["water"],
  layout: "circle",
  heart: "crown",
  salt: "",
};

describe("an elemental sigil", () => {
  it("is one figure, besides the signs that are in it or outside", () => {
    for (const request of REQUESTS) {
      const drawing = engine.draw(request);
      const signs = drawing.symbols.filter(({ role }) => ["heart", "supporting", "conflicting"].includes(role)).length;
      // A point stands for the heart where there is no symbol; scrolls without supporting elements hold three ornaments.
      const point = request.heart === null ? 1 : 0;
      const held = request.layout === "flowing" && request.supporting.length === 0 ? 3 : 0;
      expect(countFigures(drawing)).toBeLessThanOrEqual(1 + signs + point + held);
    }
  });

  it("fills the seal evenly", () => {
    for (const request of REQUESTS) {
      const { sizeToSeal, aspect, inkShare, centroidToSeal } = measureFigure(engine.draw(request).figure);
      expect(sizeToSeal).toBeGreaterThan(0.5);
      expect(sizeToSeal).toBeLessThan(0.81);
      expect(aspect).toBeGreaterThan(0.6);
      expect(aspect).toBeLessThan(1.5);
      expect(inkShare).toBeGreaterThan(0.09);
      expect(inkShare).toBeLessThan(0.26);
      expect(centroidToSeal).toBeLessThan(0.08);
    }
  });

  it("names each element with its part, and the heart", () => {
    const parts = engine.draw(ONE).symbols.map(({ symbol, role }) => `${role} ${symbol}`);
    expect(parts).toEqual(
      expect.arrayContaining(["dominant fire", "heart crown", "supporting air", "conflicting water"]),
    );
  });

  it.each(ELEMENTS)("gives the triangle of %s the heaviest line", (dominant) => {
    const { strokes } = engine.draw({ ...ONE, dominant, supporting: [], conflicting: [] });
    const [heaviest] = strokes
      .filter(({ kind }) => kind !== "terminal" && kind !== "frame")
      .toSorted((a, b) => b.widthPx - a.widthPx);
    expect(heaviest).toBe(strokes.find(({ kind }) => kind === "symbol"));
  });

  it.each(ELEMENTS)("of %s turns in curves alone where it flows, never in hooked arms", (dominant) => {
    for (const intention of composeIntentions(20)) {
      const { strokes } = engine.draw({
        ...ONE,
        intention,
        dominant,
        supporting: [],
        conflicting: [],
        layout: "flowing",
      });
      const arms = strokes.filter(({ kind, centreLine }) => kind === "tie" && centreLine.includes("a"));
      expect(arms).toHaveLength(3);
      for (const { centreLine } of arms) expect(centreLine).not.toMatch(/[lhv]/i);
    }
  });

  it("is the same for the same request, and another for another sentence or choice", () => {
    const { figure, seal } = engine.draw(ONE);
    expect(engine.draw({ ...ONE, intention: "courage, to begin" })).toMatchObject({ figure, seal });
    expect(engine.draw({ ...ONE, intention: "Courage to finish" })).not.toMatchObject({ seal });
    expect(engine.draw({ ...ONE, heart: "bolt" })).not.toMatchObject({ figure });
  });

  it.each<[string, object]>([
    ["an element with two parts", { supporting: ["fire"] }],
    ["an element for and against", { conflicting: ["air"] }],
    ["three supporting elements", { supporting: ["air", "earth", "water"], conflicting: [] }],
    ["an element that is not listed", { dominant: "metal" }],
    ["a layout that is not listed", { layout: "spiral" }],
    ["a heart that is not listed", { heart: "sword" }],
  ])("refuses %s", (_case, change) => {
    expect(() => engine.draw({ ...ONE, ...change })).toThrow(new SigilCoreError("illegal_option"));
  });
});
