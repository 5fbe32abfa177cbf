import { describe, expect, it } from "vitest";
import { listWords } from "./words.ts";

describe("the words of a text", () => {
  it.each([
    ["I grow, and I rest.", ["i", "grow", "and", "i", "rest"]],
    ["My mother’s café", ["my", "mother", "cafe"]],
    ["I don't fear 2027 🙂", ["i", "dont", "fear"]],
    ["self-love", ["self", "love"]],
    ["Хочу мира", ["хочу", "мира"]],
    ["…", []],
  ])("of %j", (text, plain) => {
    expect(listWords(text).map((word) => word.plain)).toEqual(plain);
  });

  it("know where they stand, so that they can be marked in the sentence", () => {
    const text = "🙂 My mother’s café";
    for (const word of listWords(text)) expect(text.slice(word.start, word.end)).toBe(word.text);
  });
});
