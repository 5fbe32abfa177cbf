import { describe, expect, it } from "vitest";
import { type ChaosFacts, describeChaosSteps } from "./chaos-steps.ts";

const PLAIN: ChaosFacts = {
  letters: [..."MYHOMEISSAFE"].map((letter, index, all) => {
    if ("AEIOU".includes(letter)) return { letter, fate: "vowel" };
    return { letter, fate: all.indexOf(letter) < index ? "repeat" : "kept" };
  }),
  processedText: "MYHSF",
  hasStruckVowels: true,
  hasTransliterated: false,
  hasMappedSigns: false,
  suppliedLetters: "",
  gestures: [
    { letter: "M", gesture: "a pair of folded wings" },
    { letter: "Y", gesture: "a spreading fork" },
    { letter: "H", gesture: "two brackets on a crossbar" },
  ],
  marks: [{ letter: "S", terminal: "crescent" }],
  silhouette: "hourglass",
  sealFamily: "band",
};

describe("the steps of a chaos sigil", () => {
  it("lead from the sentence to the seal", () => {
    expect(describeChaosSteps(PLAIN)).toEqual([
      "Strike out the vowels O, E, I and A, and every repeat of M and S.",
      "The letters M, Y, H, S and F remain.",
      "Draw an upright line, the spine; all that follows grows from it, alike on both sides.",
      "M enters as a pair of folded wings, Y as a spreading fork and H as two brackets on a crossbar.",
      "Finish the ends of the strokes: S as a crescent.",
      "No end is left for F, which stays in the marks of the seal.",
      "Let the whole fill the outline of an hourglass.",
      "Enclose it in its seal: two circles, quartered, with small marks between them. The seal's marks belong to this sentence alone.",
    ]);
  });

  it.each<[string, Partial<ChaosFacts>, string]>([
    [
      "one vowel and no repeat",
      {
        letters: [
          { letter: "M", fate: "kept" },
          { letter: "E", fate: "vowel" },
        ],
      },
      "Strike out the vowel E; no other letter repeats.",
    ],
    [
      "repeats alone",
      {
        letters: [
          { letter: "M", fate: "kept" },
          { letter: "M", fate: "repeat" },
        ],
      },
      "Strike out every repeat of M.",
    ],
    [
      "nothing to strike",
      { letters: [{ letter: "M", fate: "kept" }] },
      "There is nothing to strike out: no vowel, and no letter twice.",
    ],
    [
      "vowels that stay",
      { letters: [{ letter: "A", fate: "kept" }], hasStruckVowels: false },
      "Keep the vowels, because fewer than two letters would remain without them.",
    ],
    [
      "vowels that stay, and a repeat",
      {
        letters: [
          { letter: "A", fate: "kept" },
          { letter: "A", fate: "repeat" },
        ],
        hasStruckVowels: false,
      },
      "Keep the vowels, because fewer than two letters would remain without them, and strike out every repeat of A.",
    ],
    [
      "another alphabet",
      { hasTransliterated: true },
      "Write the intention in Latin letters, by its sound: MYHOMEISSAFE.",
    ],
    [
      "signs without a table",
      { hasMappedSigns: true },
      "Let a Latin letter stand for each sign, always the same for the same sign: MYHOMEISSAFE.",
    ],
    [
      "both",
      { hasMappedSigns: true, hasTransliterated: true },
      "Write the intention in Latin letters, by sound where there is one and one letter for each other sign: MYHOMEISSAFE.",
    ],
    [
      "a spelling too long to read",
      {
        hasTransliterated: true,
        letters: Array.from({ length: 41 }, () => ({ letter: "M", fate: "repeat" as const })),
      },
      "Write the intention in Latin letters, by its sound.",
    ],
    [
      "one supplied letter",
      { processedText: "MYK", suppliedLetters: "K" },
      "A figure needs more: K is drawn by lot from the signs of the whole text, always the same.",
    ],
    [
      "two supplied letters",
      { processedText: "MKQ", suppliedLetters: "KQ" },
      "A figure needs more: K and Q are drawn by lot from the signs of the whole text, always the same.",
    ],
    ["one letter of its own", { processedText: "MKQ", suppliedLetters: "KQ" }, "The letter M remains."],
    [
      "no letters at all",
      { processedText: "MKQ", suppliedLetters: "MKQ" },
      "The intention holds no letters of its own.",
    ],
    [
      "two letters without an end",
      { processedText: "MYHSFG" },
      "No end is left for F and G, which stay in the marks of the seal.",
    ],
    ["a silhouette with a consonant", { silhouette: "tree" }, "Let the whole fill the outline of a tree."],
    [
      "a seal without a description",
      { sealFamily: "woven" },
      "Enclose it in its seal. The seal's marks belong to this sentence alone.",
    ],
  ])("say it for %s", (_case, facts, sentence) => {
    expect(describeChaosSteps({ ...PLAIN, ...facts })).toContain(sentence);
  });

  it("leave out what did not happen", () => {
    const steps = describeChaosSteps({ ...PLAIN, letters: [], marks: [], processedText: "MYH" });
    expect(steps.join(" ")).not.toMatch(/Strike|Keep|Finish|No end|by lot|Latin/);
  });
});
