import { describe, expect, it } from "vitest";
import { type ChaosFacts, describeChaosSteps } from "./steps.ts";

const PLAIN: ChaosFacts = {
  letters: [..."MYHOMEISSAFE"].map((letter, index, all) => {
    if ("AEIOU".includes(letter)) return { letter, fate: "vowel" };
    return { letter, fate: all.indexOf(letter) < index ? "repeat" : "kept" };
  }),
  processedText: "MYHSF",
  hasTransliterated: false,
  hasMappedSigns: false,
  suppliedLetters: "",
  gestures: [
    { letter: "M", gesture: "a pair of folded wings" },
    { letter: "Y", gesture: "a spreading fork" },
    { letter: "H", gesture: "two brackets on a swaying bar" },
  ],
  marks: [{ letter: "S", terminal: "crescent" }],
  silhouette: "hourglass",
  sealFamily: "band",
};

describe("the steps of a chaos sigil", () => {
  it("lead from the sentence to the seal", () => {
    expect(describeChaosSteps(PLAIN)).toEqual([
      "Strike out the vowels O, E, I and A, and every repeat of M and S; the letters M, Y, H, S and F remain.",
      "Draw an upright line, the spine; all that follows grows from it, alike on both sides.",
      "M enters as a pair of folded wings, Y as a spreading fork and H as two brackets on a swaying bar.",
      "Finish the ends of the strokes: S as a crescent.",
      "No end is left for F, which stays in the ring.",
      "Let the whole fill the outline of an hourglass.",
      "Enclose it in its seal: two circles, quartered, with small marks between them. The seal’s marks belong to this sentence alone.",
    ]);
  });

  it.each<[string, Partial<ChaosFacts>, string]>([
    [
      "vowels that stay",
      { letters: [{ letter: "A", fate: "kept" }], processedText: "AMK", suppliedLetters: "MK" },
      "Keep the vowels, because fewer than two letters would remain without them.",
    ],
    [
      "another alphabet",
      { hasTransliterated: true },
      "Write the intention in Latin letters, by its sound: MYHOMEISSAFE.",
    ],
    ["two letters without an end", { processedText: "MYHSFG" }, "No end is left for F and G, which stay in the ring."],
    ["a silhouette with a consonant", { silhouette: "tree" }, "Let the whole fill the outline of a tree."],
    [
      "a gesture whose name has an apostrophe",
      { gestures: [{ letter: "M", gesture: "a pair of bull's horns" }] },
      "M enters as a pair of bull’s horns.",
    ],
    [
      "a seal without a description",
      { sealFamily: "woven" },
      "Enclose it in its seal. The seal’s marks belong to this sentence alone.",
    ],
  ])("say it for %s", (_case, facts, sentence) => {
    expect(describeChaosSteps({ ...PLAIN, ...facts })).toContain(sentence);
  });

  it("leave out what did not happen", () => {
    const steps = describeChaosSteps({ ...PLAIN, letters: [], marks: [], processedText: "MYH" });
    expect(steps.join(" ")).not.toMatch(/Strike|Keep|Finish|No end|by lot|Latin/);
  });
});
