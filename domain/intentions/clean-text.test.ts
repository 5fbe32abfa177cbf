import { describe, expect, it } from "vitest";
import { cleanText, toClause, toSentence } from "./clean-text.ts";

describe("a cleaned text", () => {
  it.each([
    ["  i'm   strong ", "I am strong"],
    ["I don’t smoke", "I do not smoke"],
    ["i wanna be free", "I want to be free"],
    ["I’d like a dog", "I would like a dog"],
    ["I'd sing", "I'd sing"],
    ["I AM STRONG!!!", "I am strong!"],
    ["NASA", "NASA"],
    ["I ﬁnd peace", "I find peace"],
    ["<b>I am bold</b>", "I am bold"],
    ['<p class="x">I am&nbsp;calm</p><br/>', "I am calm"],
    ["I love <3 my cat", "I love 3 my cat"],
    ["🌙🔥 love 🔥", "love"],
    ["“I am calm” ❤️", "I am calm"],
    ["- I am calm", "I am calm"],
    ["I am calm ...", "I am calm."],
    ["i am strong i am brave", "I am strong. I am brave"],
    ["I know who I am", "I know who I am"],
    ["🌙", ""],
    ["!!!", ""],
  ])("of “%s” is “%s”", (text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
  });

  it("becomes a sentence with a capital and an end, and keeps its question mark", () => {
    expect(["i am calm", "I am calm!", "Am I calm?", " , "].map(toSentence)).toEqual([
      "I am calm.",
      "I am calm.",
      "Am I calm?",
      "",
    ]);
  });

  it("is put inside another sentence in lower case, but for I and names", () => {
    expect(toClause("My home is warm.")).toBe("my home is warm");
    expect(toClause("I am calm.")).toBe("I am calm");
    expect(toClause("Maria sings.", ["Maria"])).toBe("Maria sings");
  });
});
