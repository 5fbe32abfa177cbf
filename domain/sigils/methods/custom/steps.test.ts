import { describe, expect, it } from "vitest";
import { type CustomFacts, describeCustomSteps } from "./steps.ts";

const RING: CustomFacts = {
  concepts: [
    { name: "growth", symbol: "fern", word: "grow" },
    { name: "wisdom", symbol: "owl", word: "wisdom" },
    { name: "peace", symbol: "olive", word: "Peace" },
  ],
  centerSymbol: "hexafoil",
  layout: "circular",
  seats: [
    { symbol: "owl", place: "ring" },
    { symbol: "fern", place: "ring" },
    { symbol: "olive", place: "ring" },
  ],
  letters: [
    { letter: "G", fate: "kept" },
    { letter: "R", fate: "kept" },
    { letter: "O", fate: "vowel" },
    { letter: "W", fate: "kept" },
  ],
  hasTransliterated: false,
  hasMappedSigns: false,
  suppliedLetters: "",
  remaining: "GRW",
  beads: [
    { letter: "G", terminal: "dot" },
    { letter: "R", terminal: "lozenge" },
  ],
  ends: ["spear"],
  sealFamily: "seats",
};

describe("the steps of a sigil of chosen symbols", () => {
  it("lead from the concepts to the seal", () => {
    expect(describeCustomSteps(RING)).toEqual([
      "Find what the intention is about: growth (“grow”), wisdom and peace.",
      "Draw growth as the unfolding fern: everything ahead is already rolled up inside.",
      "Draw wisdom as the owl: sees while others sleep.",
      "Draw peace as the olive branch: held out with an open hand.",
      "Put the daisy wheel in the middle: the mark carpenters cut above doors.",
      "Set them in a ring, clockwise from the top: the owl, the unfolding fern and the olive branch. Tie each to the middle with a straight line, and draw the ring from one to the next.",
      "Let free rays run out between them, and end each in a spear.",
      "Strike out the vowel O; the letters G, R and W remain.",
      "String the letters that remain as beads on the ring between them, the same on both sides wherever there is room: a round one for G and a pointed one for R.",
      "No place is left for W, which stays in the marks of the seal.",
      "Enclose it in its seal: two circles with small marks between them, the same on both sides. The seal’s marks belong to this sentence alone.",
    ]);
  });

  it("name the compass points of a directional layout, and what is smaller on the diagonals", () => {
    const seats = [
      { symbol: "olive", place: "north" },
      { symbol: "owl", place: "east" },
      { symbol: "fern", place: "south-east" },
      { symbol: "olive", place: "south" },
      { symbol: "fern", place: "south-west" },
    ];
    expect(describeCustomSteps({ ...RING, layout: "directional", seats })).toContain(
      "Set them on the compass, north above: the olive branch in the north and the south, the owl in the east and the unfolding fern, smaller, in the south-east and the south-west. Tie each to the middle with a straight line.",
    );
  });

  it("hang the symbols of a hierarchy from a stem, the odd one at its foot", () => {
    const steps = describeCustomSteps({ ...RING, layout: "hierarchical", ends: [] });
    expect(steps.slice(4, 7)).toEqual([
      "Put the daisy wheel at the head of a stem: the mark carpenters cut above doors.",
      "Let arms leave the stem and bear, from the top down, the owl and the unfolding fern.",
      "Set the olive branch at the foot of the stem.",
    ]);
    expect(steps.some((step) => step.startsWith("String") && step.includes("round the crown"))).toBe(true);
  });

  it("end a stem whose symbols all stand on arms", () => {
    const steps = describeCustomSteps({ ...RING, layout: "hierarchical", seats: RING.seats.slice(1) });
    expect(steps.slice(5, 7)).toEqual([
      "Let arms leave the stem and bear, from the top down, the unfolding fern and the olive branch.",
      "End the stem in a spear.",
    ]);
  });

  it("give a single symbol's stem free arms", () => {
    const steps = describeCustomSteps({ ...RING, layout: "hierarchical", seats: RING.seats.slice(0, 1) });
    expect(steps.slice(5, 7)).toEqual([
      "Set the owl at the foot of the stem.",
      "Bend a free arm up on either side, and end each in a spear.",
    ]);
  });

  it("count a symbol that is alone in its ring", () => {
    const growth = { symbol: "fern", place: "ring" };
    const steps = describeCustomSteps({
      ...RING,
      concepts: RING.concepts.slice(0, 1),
      seats: [growth, growth, growth],
    });
    expect(steps).toContain(
      "Set it in a ring, clockwise from the top: the unfolding fern three times. Tie each to the middle with a straight line, and draw the ring from one to the next.",
    );
  });

  it("draw a plain word as the motif that was chosen for it", () => {
    const concepts = [{ name: "skateboard", symbol: "hand", word: "Skateboard" }];
    const steps = describeCustomSteps({ ...RING, concepts, seats: [{ symbol: "hand", place: "ring" }] });
    expect(steps.slice(0, 2)).toEqual([
      "Find what the intention is about: skateboard.",
      "Draw skateboard as the hand: the maker, the giver.",
    ]);
  });
});
