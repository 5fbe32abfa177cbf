import { describe, expect, it } from "vitest";
import { describeElementalSteps, type ElementalFacts } from "./steps.ts";

const FIRE: ElementalFacts = {
  dominant: "fire",
  supporting: ["air"],
  conflicting: ["water"],
  layout: "circle",
  heart: { concept: "power", symbol: "bolt" },
  letters: [..."MTSCN"].map((letter) => ({ letter, fate: "kept" })),
  hasTransliterated: false,
  hasMappedSigns: false,
  suppliedLetters: "",
  remaining: "MTSCN",
  written: [
    { letter: "T", place: "span" },
    { letter: "M", place: "sides" },
    { letter: "S", place: "foot" },
  ],
  ends: [{ letter: "C", terminal: "crescent" }],
  hasOrnament: false,
  sealFamily: "seats",
};

describe("the steps of an elemental sigil", () => {
  it("lead from the dominant element to the seal", () => {
    expect(describeElementalSteps(FIRE)).toEqual([
      "Fire leads: draw its sign largest, a triangle on its base.",
      "Draw one ring round the same middle: through the corners of the triangle, across its sides, or beyond the corners; then lead the point and the flat side on to it.",
      "From the triangle’s point lead a line into it, and end the line in its heart: the mark of power, two chevrons on a stem.",
      "There is nothing to strike out: the letters M, T, S, C and N remain.",
      "Fire rises: bow each straight line a little, and let free ends run out in a point.",
      "Between both slanting sides and the ring write M as two arches side by side.",
      "In the triangle, between its heart and its flat side, write T as a crossbar.",
      "Between the flat side and the ring write S as a serpent on each side.",
      "Off both ends of the flat side set a crescent for C.",
      "No place is left for N, which stays in the ring.",
      "Air (a triangle on its base, with a bar across) supports it: draw it smaller, on the triangle’s point.",
      "Water (a triangle on its point) stands against it: draw it small and thin, beyond the flat side.",
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
      "two supporters in a ring",
      { supporting: ["air", "earth"] },
      "Air (a triangle on its base, with a bar across) and earth (a triangle on its point, with a bar across) support it: draw them smaller, the first on the triangle’s point, the second beyond the flat side.",
    ],
    [
      "the quarters",
      { layout: "cardinal" },
      "Draw a ring round the same middle, and a cross of four arms: earth above, air to the right, fire below, water to the left.",
    ],
    ["an arm that no element holds", { layout: "cardinal" }, "At the end of each free arm set a crescent for C."],
    [
      "the leading arm",
      { layout: "cardinal", hasOrnament: true },
      "Set a flame, the ornament of fire, on the arm of the leading element.",
    ],
    [
      "the point that no sign takes",
      { supporting: [], hasOrnament: true },
      "Set a flame, the ornament of fire, on the triangle’s point.",
    ],
    [
      "two that conflict on the cross",
      { layout: "cardinal", conflicting: ["water", "earth"] },
      "Water (a triangle on its point) and earth (a triangle on its point, with a bar across) stand against it: draw them small and thin, each at the end of its own arm.",
    ],
    [
      "two that conflict in a ring",
      { conflicting: ["water", "earth"] },
      "Water (a triangle on its point) and earth (a triangle on its point, with a bar across) stand against it: draw them small and thin, one after the other beyond the flat side and at both ends of the flat side.",
    ],
    [
      "a letter in a square",
      { layout: "square" },
      "Between both slanting sides and the square write M as two arches side by side.",
    ],
    [
      "the arms",
      { layout: "flowing" },
      "Let an arm leave each corner of the triangle, sweep over the next side, and turn outward.",
    ],
    [
      "the letters under the arms",
      { layout: "flowing", written: [..."MTS"].map((letter) => ({ letter, place: "arm" })) },
      "Under the arms, each on its own side of the triangle, write M as two arches side by side, T as a crossbar on a stem and S as a serpent on each side.",
    ],
    [
      "a plain word in the heart",
      { heart: { concept: "skateboard", symbol: "hand" } },
      "From the triangle’s point lead a line into it, and end the line in its heart: the mark of “skateboard”, a fork of three prongs.",
    ],
    [
      "the bar of earth",
      { dominant: "earth", heart: null },
      "From the triangle’s point lead a line into it, and end the line in its heart: a point. Let it stand on the bar.",
    ],
    ["water", { dominant: "water" }, "Water flows: let each straight line sway, and end free lines in a drop."],
  ])("tell of %s", (_case, change, sentence) => {
    expect(describeElementalSteps({ ...FIRE, ...change })).toContain(sentence);
  });

  it("say nothing of conflicts, ornament and terminals where there are none", () => {
    expect(describeElementalSteps({ ...FIRE, conflicting: [], ends: [] }).join(" ")).not.toMatch(
      /against|ornament|corners of the flat/,
    );
  });

  it("name each letter that remains", () => {
    const told = describeElementalSteps(FIRE).slice(4).join(" ");
    for (const letter of FIRE.remaining) expect(told).toMatch(new RegExp(`\\b${letter}\\b`));
  });
});
