import { describe, expect, it } from "vitest";
import { listMatches, makeLexicon } from "./lexicon.ts";

const lexicon = makeLexicon([
  { topic: "peace", weight: 3, words: "calm let_go" },
  { topic: "journey", weight: 1, words: "go road" },
  { topic: "sea", weight: 2, words: "calm" },
]);
const found = (text: string) => listMatches(text, lexicon).map((match) => match.text);

describe("a lexicon", () => {
  it("finds words in every form, as they were written", () => {
    expect(found("Calming roads")).toEqual(["Calming", "roads"]);
  });

  it("takes a phrase before the words that it is made of", () => {
    expect(found("I go and let  go of roads")).toEqual(["go", "let  go", "roads"]);
  });

  it("lets a phrase take back a word of which it is the second part", () => {
    const pairs = makeLexicon([{ topic: "t", weight: 1, words: "inner inner_peace" }]);
    expect(listMatches("Inner peace", pairs).map((match) => match.text)).toEqual(["Inner peace"]);
  });

  it("knows every meaning of a word", () => {
    expect(listMatches("calm", lexicon)[0]?.meanings).toEqual([
      { topic: "peace", weight: 3 },
      { topic: "sea", weight: 2 },
    ]);
  });
});
