import { describe, expect, it } from "vitest";
import { type AncestralFacts, describeAncestralSteps } from "./steps.ts";

const NORSE: AncestralFacts = {
  culture: "norse",
  candle: "red",
  signs: [
    { sign: "dagaz", place: "right of the stave", origin: { kind: "word", word: "daughters" } },
    { sign: "kaunan", place: "left of the stave", origin: { kind: "word", word: "know" } },
    { sign: "wunjo", place: "about the stave", origin: { kind: "remaining" } },
  ],
  motifs: [
    { motif: "tree", place: "crown" },
    { motif: "sun", place: "left arm" },
    { motif: "mountain", place: "right arm" },
  ],
  letters: [
    { letter: "D", fate: "kept" },
    { letter: "K", fate: "kept" },
    { letter: "W", fate: "kept" },
  ],
  hasTransliterated: false,
  hasMappedSigns: false,
  suppliedLetters: "",
  remaining: "DKW",
  band: { letters: "DKWDKW", motifs: [] },
  beads: [],
  ends: ["spear", "bar"],
  hasOwnWords: false,
  sealFamily: "lettered",
};

const WHEEL: AncestralFacts = {
  ...NORSE,
  culture: "universal",
  candle: "black",
  signs: [],
  motifs: [
    { motif: "hand", place: "middle" },
    { motif: "spiral", place: "wheel" },
    { motif: "moon", place: "wheel" },
  ],
  band: { letters: "", motifs: [] },
  beads: [{ letter: "D", terminal: "dot" }],
  hasOwnWords: true,
  sealFamily: "band",
};

describe("the steps of an ancestral sigil", () => {
  it("lead from the candle over the bind-rune to the seal", () => {
    expect(describeAncestralSteps(NORSE)).toEqual([
      "Light a red candle, for kin and courage, and take ink of its colour.",
      "Take the runes that begin your words: dagaz (the day) for “daughters”, kaunan (the torch) for “know” and wunjo (joy), from the letters that remain.",
      "Draw one upright stave and let the three runes share it, none upside down: dagaz to its right, kaunan to its left and wunjo on both sides.",
      "Draw the tree at the head of the stave: root, trunk and crown, the line of the family.",
      "Near its foot bend an arm up on either side, and set the sun on the left arm and the mountain on the right arm.",
      "Finish each loose end with a spear or a bar.",
      "There is nothing to strike out: the letters D, K and W remain.",
      "Enclose it in its seal: two circles with a band between them.",
      "Write the letters that remain on the band in runes, clockwise from the top, their heads outward; begin again until the band is full.",
      "Between the signs of the band set small marks, two by two: they belong to this sentence alone.",
    ]);
  });

  it("count the scores of each ogham letter", () => {
    const place = "across the stem";
    const steps = describeAncestralSteps({
      ...NORSE,
      culture: "celtic",
      signs: [
        { sign: "dair", place, origin: { kind: "word", word: "daughters" } },
        { sign: "beith", place, origin: { kind: "word", word: "brave" } },
        { sign: "ruis", place, origin: { kind: "remaining" } },
        { sign: "ur", place, origin: { kind: "struck" } },
        { sign: "onn", place, origin: { kind: "lot" } },
      ],
      band: { letters: "DK", motifs: ["eye"] },
    });
    expect(steps.slice(1, 7)).toEqual([
      "Draw an upright stem. Ogham is written from its foot upward, a letter for the beginning of each word.",
      "Two scores to the left of the stem: Dair, the oak, for “daughters”.",
      "One score to the right of the stem: Beith, the birch, for “brave”.",
      "Five scores slanting across the stem: Ruis, the elder, from the letters that remain.",
      "Three scores as notches on the stem: Úr, the heather, from the other letters of the sentence.",
      "Two scores as notches on the stem: Onn, the gorse, drawn by lot, always the same for the same text.",
    ]);
    expect(steps.slice(-3, -1)).toEqual([
      "Write the letters that remain on the band in ogham, clockwise from the top, their heads outward, and among them the eye.",
      "No place is left for W, which stays in the marks of the seal.",
    ]);
  });

  it("set Greek letters on the arms of a cross, the first again where they are too few", () => {
    const delta = { sign: "delta", origin: { kind: "word", word: "daughters" } } as const;
    const kappa = { sign: "kappa", origin: { kind: "word", word: "know" } } as const;
    const signs = [
      { ...delta, place: "upper arm of the cross" },
      { ...kappa, place: "left arm of the cross" },
      { ...delta, place: "right arm of the cross" },
      { ...kappa, place: "lower arm of the cross" },
    ];
    const motifs = [
      { motif: "eye", place: "middle" },
      { motif: "sun", place: "upper diagonals" },
    ] as const;
    const steps = describeAncestralSteps({ ...NORSE, culture: "mediterranean", signs, motifs });
    expect(steps.slice(1, 6)).toEqual([
      "Take the Greek letters that begin your words: Δ (delta) for “daughters” and Κ (kappa) for “know”.",
      "Set them on the four arms of a cross round a ring, and finish their strokes with small rings: Δ above, Κ to the left, Δ to the right and Κ below.",
      "Draw the eye in the middle of the cross, in a ring: watches over its own.",
      "Between the arms of the cross set the sun on both upper diagonals.",
      "Let rays run out from the ring where no motif stands.",
    ]);
  });

  it("write nothing in a wheel of motifs, and string the letters", () => {
    expect(describeAncestralSteps(WHEEL)).toEqual([
      "Light a black candle, for shelter, and take ink of its colour.",
      "Draw the hand in the middle, in a ring: the maker, the giver.",
      "Round it, clockwise from the top, set the spiral and the moon, each on a spoke; let rays run out between them.",
      "Finish each loose end with a spear or a bar.",
      "There is nothing to strike out: the letters D, K and W remain.",
      "String the letters that remain as beads on a string round the middle, the same on both sides wherever there is room: a round one for D.",
      "No place is left for K and W, which stay in the marks of the seal.",
      "What you told in your own words is counted into the hand and the marks of the seal.",
      "Enclose it in its seal: two circles, quartered, with small marks between them. The seal’s marks belong to this sentence alone.",
    ]);
  });

  it.each<[string, AncestralFacts, string]>([
    [
      "a single rune",
      { ...NORSE, signs: NORSE.signs.slice(0, 1) },
      "Draw an upright stave and set the rune on it: dagaz to its right.",
    ],
    [
      "a rune that is the stave",
      { ...NORSE, signs: [{ sign: "isaz", place: "stave", origin: { kind: "lot" } }] },
      "Draw an upright stave and set the rune on it: isaz as the stave itself.",
    ],
    [
      "arms without motifs",
      { ...NORSE, motifs: NORSE.motifs.slice(0, 1) },
      "Near its foot bend an arm up on either side.",
    ],
    [
      "arms that roll up",
      { ...NORSE, culture: "celtic", signs: [], motifs: NORSE.motifs.slice(0, 1) },
      "Near its foot bend an arm up on either side, and roll its end inward.",
    ],
    [
      "one motif on both arms",
      { ...NORSE, motifs: [...NORSE.motifs.slice(0, 1), { motif: "sun", place: "both arms" }] },
      "Near its foot bend an arm up on either side, and set the sun on both arms.",
    ],
    ["a lone hub", { ...WHEEL, motifs: WHEEL.motifs.slice(0, 1) }, "Let four rays run out from the ring."],
    [
      "one motif beside the hub",
      { ...WHEEL, motifs: [...WHEEL.motifs.slice(0, 1), { motif: "sun", place: "both sides of the wheel" }] },
      "Set the sun on both sides of it, on spokes; let rays run out between them.",
    ],
  ])("tell of %s", (_case, facts, sentence) => {
    expect(describeAncestralSteps(facts)).toContain(sentence);
  });
});
