import { describe, expect, it } from "vitest";
import { type AncestralFacts, describeAncestralSteps } from "./ancestral-steps.ts";

const NORSE: AncestralFacts = {
  culture: "norse",
  candle: "red",
  signs: [
    { sign: "dagaz", word: "daughters" },
    { sign: "kaunan", word: "know" },
    { sign: "wunjo", word: "" },
  ],
  motifs: [
    { motif: "tree", place: "crown" },
    { motif: "sun", place: "arm" },
    { motif: "mountain", place: "arm" },
  ],
  hasLetteredBand: true,
  hasOwnWords: false,
  seal: "two circles with runes between them",
};

describe("the steps of an ancestral sigil", () => {
  it("lead from the candle over the bind-rune to the seal", () => {
    expect(describeAncestralSteps(NORSE)).toEqual([
      "Light a red candle, for kin and courage, and take ink of its colour.",
      "Take the runes that begin your words: dagaz (the day) for “daughters”, kaunan (the torch) for “know” and wunjo (joy), from the letters that remain.",
      "Draw one upright stave and let the three runes share it, none upside down.",
      "Draw the tree above: root, trunk and crown, the line of the family.",
      "Draw the sun and the mountain on the arms.",
      "Write the letters that remain in runes round the ring, clockwise from the top, their heads outward.",
      "Enclose it in its seal: two circles with runes between them. The seal's marks belong to this sentence alone.",
    ]);
  });

  it("count the scores of each ogham letter", () => {
    const steps = describeAncestralSteps({
      ...NORSE,
      culture: "celtic",
      signs: [
        { sign: "dair", word: "daughters" },
        { sign: "beith", word: "brave" },
        { sign: "ruis", word: "" },
        { sign: "ur", word: "under" },
      ],
    });
    expect(steps.slice(1, 6)).toEqual([
      "Draw an upright stem. Ogham is written from its foot upward, a letter for the beginning of each word.",
      "Two scores to the left of the stem: Dair, the oak, for “daughters”.",
      "One score to the right of the stem: Beith, the birch, for “brave”.",
      "Five scores slanting across the stem: Ruis, the elder, from the letters that remain.",
      "Three scores as notches on the stem: Úr, the heather, for “under”.",
    ]);
    expect(steps).toContain(
      "Write the letters that remain in ogham round the ring, clockwise from the top, their heads outward.",
    );
  });

  it("set Greek letters on the arms of a cross", () => {
    const signs = [
      { sign: "delta", word: "daughters" },
      { sign: "kappa", word: "know" },
    ] as const;
    const motifs = [{ motif: "eye", place: "middle" }] as const;
    expect(describeAncestralSteps({ ...NORSE, culture: "mediterranean", signs, motifs }).slice(1, 4)).toEqual([
      "Take the Greek letters that begin your words: Δ (delta) for “daughters” and Κ (kappa) for “know”.",
      "Set them on the four arms of a cross, and finish every loose end with a small ring.",
      "Draw the eye in the middle: watches over its own.",
    ]);
  });

  it("write nothing in a wheel of motifs", () => {
    const steps = describeAncestralSteps({
      ...NORSE,
      culture: "universal",
      candle: "black",
      signs: [],
      motifs: [
        { motif: "spiral", place: "wheel" },
        { motif: "hand", place: "middle" },
        { motif: "moon", place: "wheel" },
      ],
      hasLetteredBand: false,
      hasOwnWords: true,
    });
    expect(steps.slice(0, -1)).toEqual([
      "Light a black candle, for shelter, and take ink of its colour.",
      "Draw the hand in the middle: the maker, the giver.",
      "Draw the spiral and the moon round it, each on a spoke.",
      "What you told in your own words is counted into the marks of the seal.",
    ]);
  });

  it("set a single rune on a stave of its own", () => {
    expect(describeAncestralSteps({ ...NORSE, signs: NORSE.signs.slice(0, 1) })).toContain(
      "Draw an upright stave and set the rune on it.",
    );
  });
});
