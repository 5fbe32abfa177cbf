import { describe, expect, it } from "vitest";
import { describeReduction, describeSpelling, type LetterFacts } from "./letter-steps.ts";

const MEEM: LetterFacts = {
  letters: [
    { letter: "M", fate: "kept" },
    { letter: "E", fate: "vowel" },
    { letter: "E", fate: "vowel" },
    { letter: "M", fate: "repeat" },
  ],
  hasTransliterated: false,
  hasMappedSigns: false,
  suppliedLetters: "",
};

describe("the letters of an intention", () => {
  it.each<[string, Partial<LetterFacts>, string[]]>([
    ["nothing of Latin script", {}, []],
    ["another script", { hasTransliterated: true }, ["Write the intention in Latin letters, by its sound: MEEM."]],
    [
      "signs without a sound",
      { hasMappedSigns: true },
      ["Let a Latin letter stand for each sign, always the same for the same sign: MEEM."],
    ],
    [
      "both",
      { hasTransliterated: true, hasMappedSigns: true },
      ["Write the intention in Latin letters, by sound where there is one and one letter for each other sign: MEEM."],
    ],
    [
      "a long text",
      { hasMappedSigns: true, letters: Array.from({ length: 41 }, () => ({ letter: "M", fate: "kept" as const })) },
      ["Let a Latin letter stand for each sign, always the same for the same sign."],
    ],
  ])("are spelled, with %s", (_case, change, steps) => {
    expect(describeSpelling({ ...MEEM, ...change })).toEqual(steps);
  });

  it.each<[string, Partial<LetterFacts>, string, string[]]>([
    ["vowels and repeats", {}, "M", ["Strike out the vowel E, and every repeat of M; the letter M remains."]],
    [
      "nothing to strike",
      { letters: [{ letter: "M", fate: "kept" }] },
      "M",
      ["There is nothing to strike out: the letter M remains."],
    ],
    [
      "vowels that stay",
      { letters: [{ letter: "A", fate: "kept" }] },
      "AB",
      ["Keep the vowels, because of me.", "There is nothing to strike out: the letters A and B remain."],
    ],
    [
      "letters that were supplied",
      { suppliedLetters: "OX" },
      "MOX",
      [
        "Strike out the vowel E, and every repeat of M; the letter M remains.",
        "A figure needs more: O and X are drawn by lot from the signs of the whole text, always the same.",
      ],
    ],
    [
      "no letters at all",
      { letters: [], suppliedLetters: "X" },
      "X",
      [
        "The intention holds no letters of its own.",
        "A figure needs more: X is drawn by lot from the signs of the whole text, always the same.",
      ],
    ],
  ])("are reduced, with %s", (_case, change, remaining, steps) => {
    expect(describeReduction({ ...MEEM, ...change }, remaining, "of me")).toEqual(steps);
  });
});
