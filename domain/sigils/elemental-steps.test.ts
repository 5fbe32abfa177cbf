import { describe, expect, it } from "vitest";
import { describeElementalSteps, type ElementalFacts } from "./elemental-steps.ts";

const FIRE: ElementalFacts = {
  dominant: "fire",
  supporting: ["air"],
  conflicting: ["water"],
  layout: "circle",
  heart: { concept: "power", symbol: "bolt" },
  beads: "MTS",
  seal: "two circles, quartered, with small marks between them",
};

describe("the steps of an elemental sigil", () => {
  it("lead from the dominant element to the seal", () => {
    expect(describeElementalSteps(FIRE)).toEqual([
      "Fire leads: draw its sign largest, a triangle on its base.",
      "Draw one ring through the corners of the triangle.",
      "Finish each corner with a flame, the ornament of fire.",
      "Draw the thunderbolt for power in a small ring at the heart of the triangle, and tie the ring to the triangle.",
      "String the letters that remain as beads round the heart, the same on both sides: a round one for M and a pointed one for T and S.",
      "Air (a triangle on its base, with a bar across) supports it: draw it smaller, inside the ring.",
      "Water (a triangle on its point) stands outside, small and thin.",
      "Enclose it in its seal: two circles, quartered, with small marks between them. The seal's marks belong to this sentence alone.",
    ]);
  });

  it.each<[string, Partial<ElementalFacts>, string]>([
    [
      "two supporters in their quarters",
      { layout: "cardinal", dominant: "earth", supporting: ["fire", "air"] },
      "Fire (a triangle on its base) and air (a triangle on its base, with a bar across) support it: draw them smaller, each in its own quarter.",
    ],
    [
      "the quarters",
      { layout: "cardinal" },
      "Leave the four quarters open: earth above, air to the right, fire below, water to the left.",
    ],
    [
      "two that conflict",
      { conflicting: ["water", "earth"] },
      "Water (a triangle on its point) and earth (a triangle on its point, with a bar across) stand outside, small and thin.",
    ],
    ["scrolls", { layout: "flowing" }, "Let a scroll leave each corner of the triangle and curl in on itself."],
    [
      "a plain word in the heart",
      { heart: { concept: "skateboard", symbol: "hand" } },
      "Draw the hand for “skateboard” in a small ring at the heart of the triangle, and tie the ring to the triangle.",
    ],
  ])("tell of %s", (_case, change, sentence) => {
    expect(describeElementalSteps({ ...FIRE, ...change })).toContain(sentence);
  });

  it("say nothing of beads or conflicts where there are none", () => {
    expect(describeElementalSteps({ ...FIRE, beads: "", conflicting: [] })).toHaveLength(6);
  });
});
