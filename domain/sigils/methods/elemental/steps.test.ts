import { describe, expect, it } from "vitest";
import { describeElementalSteps, type ElementalFacts } from "./steps.ts";

const FIRE: ElementalFacts = {
  dominant: "fire",
  supporting: ["air"],
  conflicting: ["water"],
  layout: "circle",
  heart: { concept: "power", symbol: "bolt" },
  letters: [
    { letter: "M", fate: "kept" },
    { letter: "T", fate: "kept" },
    { letter: "S", fate: "kept" },
  ],
  hasTransliterated: false,
  hasMappedSigns: false,
  suppliedLetters: "",
  remaining: "MTS",
  beads: [
    { letter: "M", terminal: "dot" },
    { letter: "T", terminal: "lozenge" },
    { letter: "S", terminal: "lozenge" },
  ],
  ends: ["ring"],
  ringEnds: [],
  sealFamily: "seats",
};

describe("the steps of an elemental sigil", () => {
  it("lead from the dominant element to the seal", () => {
    expect(describeElementalSteps(FIRE)).toEqual([
      "Fire leads: draw its sign largest, a triangle on its base.",
      "Draw one ring through the corners of the triangle.",
      "Finish each corner with a flame, the ornament of fire.",
      "Draw the thunderbolt for power in a small ring at the heart of the triangle, and tie the ring to the triangle’s point with a line.",
      "There is nothing to strike out: the letters M, T and S remain.",
      "String the letters that remain as beads round the heart, the same on both sides: a round one for M and a pointed one for T and S.",
      "Air (a triangle on its base, with a bar across) supports it: draw it smaller, between the ring and the flat side.",
      "Water (a triangle on its point) stands against it: draw it small and thin, outside the ring.",
      "Where no sign stands between ring and triangle, let a pin point inward from the ring and end it in a ring.",
      "Enclose it in its seal: two circles with small marks between them, the same on both sides. The seal’s marks belong to this sentence alone.",
    ]);
  });

  it.each<[string, Partial<ElementalFacts>, string]>([
    [
      "two supporters in their quarters",
      { layout: "cardinal", dominant: "earth", supporting: ["fire", "air"] },
      "Fire (a triangle on its base) and air (a triangle on its base, with a bar across) support it: draw them smaller, each at the end of its own arm.",
    ],
    [
      "the quarters",
      { layout: "cardinal" },
      "Draw a ring round the triangle, and a cross of four arms over it: earth above, air to the right, fire below, water to the left.",
    ],
    ["the leading arm", { layout: "cardinal" }, "End the arm of the leading element in a flame, the ornament of fire."],
    ["an arm that no element holds", { layout: "cardinal" }, "End each free arm of the cross in a ring."],
    ["ornaments on the ring", { layout: "cardinal" }, "Set a flame on the ring between the arms, four times."],
    [
      "terminals on the ring",
      { layout: "cardinal", ringEnds: ["crosslet"] },
      "Set a small cross on the ring between the arms, four times.",
    ],
    [
      "two that conflict on the cross",
      { layout: "cardinal", conflicting: ["water", "earth"] },
      "Water (a triangle on its point) and earth (a triangle on its point, with a bar across) stand against it: draw them small and thin, each in its own quarter, behind a bar across the arm.",
    ],
    [
      "the corners of a square",
      { layout: "square" },
      "Finish each corner of the square with a flame, the ornament of fire.",
    ],
    [
      "a supporter in a square",
      { layout: "square" },
      "Air (a triangle on its base, with a bar across) supports it: draw it smaller, in both corners beside the triangle’s point.",
    ],
    [
      "the sides of a square",
      { layout: "square", ends: ["dot"] },
      "On the middle of each free side of the square set a dot.",
    ],
    [
      "scrolls",
      { layout: "flowing", ends: [] },
      "Let a scroll leave each corner of the triangle and curl in on itself.",
    ],
    [
      "the sides of a triangle with scrolls",
      { layout: "flowing", ends: [] },
      "On the middle of each side set a flame, the ornament of fire.",
    ],
    [
      "a plain word in the heart",
      { heart: { concept: "skateboard", symbol: "hand" } },
      "Draw the hand for “skateboard” in a small ring at the heart of the triangle, and tie the ring to the triangle’s point with a line.",
    ],
    [
      "water's tie",
      { dominant: "water", conflicting: [] },
      "Draw the thunderbolt for power in a small ring at the heart of the triangle, and tie the ring to the triangle’s point with a wave.",
    ],
    [
      "the bar of earth",
      { dominant: "earth", heart: null },
      "Set a point in a small ring at the heart of the triangle, and let the triangle’s bar stop on both sides of the ring.",
    ],
  ])("tell of %s", (_case, change, sentence) => {
    expect(describeElementalSteps({ ...FIRE, ...change })).toContain(sentence);
  });

  it("say nothing of conflicts and free ends where there are none", () => {
    expect(describeElementalSteps({ ...FIRE, conflicting: [], ends: [] }).join(" ")).not.toMatch(/against|pin/);
  });
});
