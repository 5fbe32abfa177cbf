import { describe, expect, it } from "vitest";
import { listWords, stemWord } from "./words.ts";

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

  it("know where they are, so that they can be marked in the sentence", () => {
    const text = "🙂 My mother’s café";
    for (const word of listWords(text)) expect(text.slice(word.start, word.end)).toBe(word.text);
  });
});

describe("word stems", () => {
  it.each([
    ["heal", "heals", "healed", "healing"],
    ["love", "loves", "loved", "loving", "lovely"],
    ["study", "studies", "studied", "studying"],
    ["stop", "stops", "stopped", "stopping"],
    ["travel", "travels", "travelled", "travelling", "traveled"],
    ["call", "calls", "called", "calling"],
    ["bless", "blesses", "blessed", "blessing"],
    ["peace", "peaceful", "peacefully"],
    ["happy", "happiness"],
    ["strong", "strongly"],
    ["need", "needs", "needed", "needing"],
    ["agree", "agrees", "agreed", "agreeing"],
  ])("are equal for every form of %s", (...forms) => {
    expect(new Set(forms.map(stemWord)).size).toBe(1);
  });

  it.each([
    ["power", "pow"],
    ["sing", "s"],
    ["wise", "wish"],
    ["family", "famine"],
    ["heal", "health"],
    ["bring", "br"],
    ["news", "nest"],
    ["lead", "lean"],
    ["seed", "see"],
  ])("differ for %s and %s", (one, other) => {
    expect(stemWord(one)).not.toBe(stemWord(other));
  });
});
