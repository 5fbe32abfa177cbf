import { describe, expect, it } from "vitest";
import { type CustomFacts, describeCustomSteps } from "./custom-steps.ts";

const RING: CustomFacts = {
  concepts: [
    { name: "growth", symbol: "fern", word: "grow" },
    { name: "wisdom", symbol: "owl", word: "wisdom" },
    { name: "peace", symbol: "olive", word: "Peace" },
  ],
  centerSymbol: "hexafoil",
  layout: "circular",
  seats: [
    { concept: "wisdom", place: "" },
    { concept: "growth", place: "" },
    { concept: "peace", place: "" },
  ],
  beads: "GRWNS",
  seal: "two circles with small marks between them",
};

describe("the steps of a sigil of chosen symbols", () => {
  it("lead from the concepts to the seal", () => {
    expect(describeCustomSteps(RING)).toEqual([
      "Find what the intention is about: growth, from “grow”, wisdom and peace.",
      "Draw growth as the unfolding fern: everything ahead is already rolled up inside.",
      "Draw wisdom as the owl: sees while others sleep.",
      "Draw peace as the olive branch: held out with an open hand.",
      "Put the daisy wheel in the middle: the mark carpenters cut above doors.",
      "Set them in a ring, clockwise from the top: the owl, the unfolding fern and the olive branch. Tie each to the middle with a straight line.",
      "String the letters that remain as beads on a ring round the centre, the same on both sides: a round one for G and a pointed one for R, W, N and S.",
      "Enclose it in its seal: two circles with small marks between them. The seal's marks belong to this sentence alone.",
    ]);
  });

  it("name the compass points of a directional layout", () => {
    const seats = [
      { concept: "wisdom", place: "east" },
      { concept: "growth", place: "south" },
      { concept: "peace", place: "west" },
    ];
    expect(describeCustomSteps({ ...RING, layout: "directional", seats })).toContain(
      "Set them on the compass, north above: the owl in the east, the unfolding fern in the south and the olive branch in the west. Tie each to the middle with a straight line.",
    );
  });

  it("hang the symbols of a hierarchy from a stem", () => {
    const steps = describeCustomSteps({ ...RING, layout: "hierarchical" });
    expect(steps).toContain("Put the daisy wheel at the head of a stem: the mark carpenters cut above doors.");
    expect(steps).toContain(
      "Hang them from the stem on arms, from the top down: the owl, the unfolding fern and the olive branch.",
    );
    expect(steps.some((step) => step.startsWith("String") && step.includes("round the crown"))).toBe(true);
  });

  it("count a symbol that stands alone in its ring", () => {
    const growth = { concept: "growth", place: "" };
    const steps = describeCustomSteps({
      ...RING,
      concepts: RING.concepts.slice(0, 1),
      seats: [growth, growth, growth],
    });
    expect(steps).toContain(
      "Set it in a ring, clockwise from the top: the unfolding fern three times. Tie each to the middle with a straight line.",
    );
  });

  it("draw a plain word as the motif that was chosen for it", () => {
    const concepts = [{ name: "skateboard", symbol: "hand", word: "Skateboard" }];
    const steps = describeCustomSteps({ ...RING, concepts, seats: [{ concept: "skateboard", place: "" }] });
    expect(steps.slice(0, 2)).toEqual([
      "Find what the intention is about: skateboard.",
      "Draw skateboard as the hand: the maker, the giver.",
    ]);
  });
});
