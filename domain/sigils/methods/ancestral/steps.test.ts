import { describe, expect, it } from "vitest";
import { type AncestralFacts, describeAncestralSteps } from "./steps.ts";

const STEM = "on both sides of the stem";
const ARMS = "on the arms, one on each, clockwise";

const NORSE: AncestralFacts = {
  culture: "norse",
  candle: "red",
  frame: "stem",
  signs: [
    { letter: "D", sign: "dagaz", place: STEM, origin: { kind: "word", word: "daughters" } },
    { letter: "K", sign: "kaunan", place: STEM, origin: { kind: "word", word: "know" } },
    { letter: "W", sign: "wunjo", place: "on both arms", origin: { kind: "remaining" } },
  ],
  motifs: [
    { motif: "tree", place: "at the head of the stem" },
    { motif: "sun", place: "at the foot of the stem" },
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
  ends: ["spear", "bar"],
  hasOwnWords: false,
};

describe("the steps of an ancestral sigil", () => {
  it("lead from the candle over the runes on their stave to the seal", () => {
    expect(describeAncestralSteps(NORSE)).toEqual([
      "Light a red candle, for kin and courage, and take ink of its colour.",
      "Draw one upright stem with a pair of arms.",
      "Take these runes from your words: dagaz (the day) for “daughters”, kaunan (the torch) for “know” and wunjo (joy), from the letters that remain.",
      "Set dagaz and kaunan on both sides of the stem, and wunjo on both arms. Each takes the line that it stands on for its stave; where it stands on both sides, the left is the mirror of the right.",
      "Let the tree grow at the head of the stem: root, trunk and crown, the line of the family.",
      "By the same pen draw the sun at the foot of the stem.",
      "Finish each loose end with a spear or a bar.",
      "There is nothing to strike out: the letters D, K and W remain.",
      "Enclose it in its seal: two circles with a band between them.",
      "Write the letters that remain on the band in runes, clockwise from the top, their heads outward; begin again until the band is full.",
      "Between the signs of the band set small marks, two by two: they belong to this sentence alone.",
    ]);
  });

  it("count the scores of each ogham letter, and say where they are", () => {
    const place = "on the ring";
    const steps = describeAncestralSteps({
      ...NORSE,
      culture: "celtic",
      frame: "ring",
      signs: [
        { letter: "D", sign: "dair", place, origin: { kind: "word", word: "daughters" } },
        { letter: "B", sign: "beith", place, origin: { kind: "word", word: "brave" } },
        { letter: "R", sign: "ruis", place, origin: { kind: "remaining" } },
        { letter: "U", sign: "ur", place, origin: { kind: "struck" } },
        { letter: "O", sign: "onn", place, origin: { kind: "lot" } },
      ],
      band: { letters: "DK", motifs: ["eye"] },
    });
    expect(steps.slice(1, 8)).toEqual([
      "Draw an upright stem and a ring on it.",
      "Ogham is cut into the line in scores, and read upward, then clockwise; right and left are those of one who walks along it.",
      "Dair, the oak, for “daughters”: two scores to the left of the line, on the ring.",
      "Beith, the birch, for “brave”: one score to the right of the line, on the ring.",
      "Ruis, the elder, from the letters that remain: five scores slanting across the line, on the ring.",
      "Úr, the heather, from the other letters of the sentence: three scores as notches on the line, on the ring.",
      "Onn, the gorse, drawn by lot, always the same for the same text: two scores as notches on the line, on the ring.",
    ]);
    expect(steps.slice(-3, -1)).toEqual([
      "Write the letters that remain on the band in ogham, clockwise from the top, their heads outward, and among them the eye.",
      "No place is left for W, which stays in the ring.",
    ]);
  });

  it("set Greek letters on the arms, and the motifs of one place together", () => {
    const steps = describeAncestralSteps({
      ...NORSE,
      culture: "mediterranean",
      frame: "monogram",
      signs: [
        { letter: "D", sign: "delta", place: ARMS, origin: { kind: "word", word: "daughters" } },
        { letter: "K", sign: "kappa", place: ARMS, origin: { kind: "word", word: "know" } },
      ],
      motifs: [
        { motif: "eye", place: "in the middle" },
        { motif: "sun", place: "between the arms" },
        { motif: "moon", place: "between the arms" },
      ],
    });
    expect(steps.slice(1, 6)).toEqual([
      "Draw a ring and four arms out of it, for a monogram.",
      "Take these Greek letters from your words: Δ (delta) for “daughters” and Κ (kappa) for “know”.",
      "Set Δ and Κ on the arms, one on each, clockwise. Each shares the line that it stands on; where it stands on both sides, the left is the mirror of the right.",
      "Let the eye grow in the middle: watches over its own.",
      "By the same pen draw the sun and the moon between the arms.",
    ]);
  });

  it("let the letters themselves grow where no people's script is written", () => {
    const steps = describeAncestralSteps({
      ...NORSE,
      culture: "universal",
      frame: "fork",
      signs: [
        { letter: "D", sign: null, place: "on the left arm", origin: { kind: "word", word: "daughters" } },
        { letter: "K", sign: null, place: "on the right arm", origin: { kind: "remaining" } },
        { letter: "W", sign: null, place: STEM, origin: { kind: "lot" } },
      ],
      motifs: NORSE.motifs.slice(0, 1),
      hasOwnWords: true,
    });
    expect(steps.slice(1, 4)).toEqual([
      "Draw an upright stem that parts into two arms.",
      "Take these letters from your words, and let each grow as a limb of its own shape: D for “daughters”, K, from the letters that remain and W, drawn by lot, always the same for the same text.",
      "Set D on the left arm, K on the right arm, and W on both sides of the stem. Each grows from the line that it stands on; where it stands on both sides, the left is the mirror of the right.",
    ]);
    expect(steps).toContain(
      "Write the letters that remain on the band as limbs on short stems, clockwise from the top, their heads outward; begin again until the band is full.",
    );
    expect(steps).toContain("What you told in your own words is counted into the hand and the marks of the seal.");
  });
});
