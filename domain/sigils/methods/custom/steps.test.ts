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
  carrier: { letter: "G", isBowed: true },
  marks: [
    { letter: "G", mark: "a bowl with barbed rims", place: "ring" },
    { letter: "R", mark: "a ring on striding legs", place: "ring" },
    { letter: "G", mark: "a bowl with barbed rims", place: "ring" },
  ],
  ends: [{ letter: "R", terminal: "crosslet" }],
  sealFamily: "seats",
};

describe("the steps of a sigil of chosen symbols", () => {
  it("lead from the concepts to the seal", () => {
    expect(describeCustomSteps(RING)).toEqual([
      "Find what the intention is about: growth (“grow”), wisdom and peace.",
      "Draw growth as the unfolding fern, in as few strokes as it can be known by: everything ahead is already rolled up inside.",
      "Draw wisdom as the owl, in as few strokes as it can be known by: sees while others sleep.",
      "Draw peace as the olive branch, in as few strokes as it can be known by: held out with an open hand.",
      "Put the daisy wheel in the middle: the mark carpenters cut above doors.",
      "Draw a ring round the middle, tie it to the middle with spokes, and let them grow from it, clockwise from the top: the owl, the unfolding fern and the olive branch.",
      "Strike out the vowel O; the letters G, R and W remain.",
      "G comes first and is a round letter, so the ring is bowed.",
      "Let the letters grow as marks, alike on both sides of what they grow on: G as a bowl with barbed rims on the ring, between the signs; R as a ring on striding legs on the ring, between the signs.",
      "End the arms that bear letters in other letters: a small cross for R.",
      "No place is left for W, which stays in the ring.",
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
      "Let arms run from the middle to the four quarters, and set the signs at their ends, north above: the olive branch in the north and the south, the owl in the east and the unfolding fern, smaller, in the south-east and the south-west.",
    );
  });

  it("hang the symbols of a hierarchy from a stem, the odd one at its foot", () => {
    const steps = describeCustomSteps({ ...RING, layout: "hierarchical" });
    expect(steps.slice(4, 7)).toEqual([
      "Put the daisy wheel at the head of a stem: the mark carpenters cut above doors.",
      "Let pairs of branches leave the stem and bear, from the top down, the owl and the unfolding fern.",
      "Set the olive branch at the foot of the stem.",
    ]);
    expect(steps).toContain("G comes first and is a round letter, so the branches are bowed.");
  });

  it("set an only symbol at the foot of the stem", () => {
    const steps = describeCustomSteps({ ...RING, layout: "hierarchical", seats: RING.seats.slice(0, 1) });
    expect(steps[5]).toBe("Set the owl at the foot of the stem.");
    expect(steps[6]).toMatch(/^Strike out/);
  });

  it("name all places of a letter that grows in several, and a straight carrier", () => {
    const mark = { letter: "T", mark: "a crossbar" };
    const steps = describeCustomSteps({
      ...RING,
      layout: "directional",
      carrier: { letter: "T", isBowed: false },
      marks: [
        { ...mark, place: "east arm" },
        { ...mark, place: "lower rays" },
      ],
      ends: [],
    });
    expect(steps).toContain("T comes first and is a straight letter, so what binds the arms has straight sides.");
    expect(steps).toContain(
      "Let the letters grow as marks, alike on both sides of what they grow on: T as a crossbar on the arm to the east and the two lower rays.",
    );
  });

  it("count a symbol that is alone in its ring", () => {
    const growth = { symbol: "fern", place: "ring" };
    const steps = describeCustomSteps({
      ...RING,
      concepts: RING.concepts.slice(0, 1),
      seats: [growth, growth, growth],
    });
    expect(steps).toContain(
      "Draw a ring round the middle, tie it to the middle with spokes, and let it grow from it, clockwise from the top: the unfolding fern three times.",
    );
  });

  it("draw a plain word as the motif that was chosen for it", () => {
    const concepts = [{ name: "skateboard", symbol: "hand", word: "Skateboard" }];
    const steps = describeCustomSteps({ ...RING, concepts, seats: [{ symbol: "hand", place: "ring" }] });
    expect(steps.slice(0, 2)).toEqual([
      "Find what the intention is about: skateboard.",
      "Draw skateboard as the hand, in as few strokes as it can be known by: the maker, the giver.",
    ]);
  });
});
