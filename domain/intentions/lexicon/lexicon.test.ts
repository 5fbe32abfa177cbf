import { describe, expect, it } from "vitest";
import { listBaseForms } from "./base-forms.ts";
import { isHarmlessQuality, isHarmlessThing, isHarmlessVerb } from "./harmless-words.ts";
import { getValence, isHarmfulVerb, listWordClasses } from "./word-class.ts";

describe("the base form of a word", () => {
  it.each([
    ["stopped", "stop"],
    ["dies", "die"],
    ["poisoning", "poison"],
    ["crashes", "crash"],
    ["stabbed", "stab"],
    ["making", "make"],
    ["children", "child"],
    ["broken", "break"],
  ])("of “%s” is “%s”", (word, base) => {
    expect(listBaseForms(word)).toContain(base);
  });
});

describe("what is known of a word", () => {
  it.each([
    ["kills", "killing"],
    ["strangled", "killing"],
    ["injures", "hurting"],
    ["threatened", "forcing"],
    ["cancer", "trouble"],
    ["arsenic", "weapon"],
    ["stepfather", "person"],
    ["landlord", "person"],
    ["leg", "body"],
  ] as const)("has “%s” in the class %s", (word, wordClass) => {
    expect(listWordClasses(word)).toContain(wordClass);
  });

  it.each(["stab", "attacks", "humiliated", "murder", "blackmail"])("has “%s” as a harmful verb", (word) => {
    expect([isHarmfulVerb(word), isHarmlessVerb(word)]).toEqual([true, false]);
  });

  it.each(["find", "grows", "building", "welcome", "care", "mourn"])("has “%s” as no harmful verb", (word) => {
    expect(isHarmfulVerb(word)).toBe(false);
  });

  it("has harmless verbs, things and qualities", () => {
    expect(["find", "grows", "welcomed"].filter(isHarmlessVerb)).toHaveLength(3);
    expect(["house", "gardens", "job", "murder"].filter(isHarmlessThing)).toHaveLength(3);
    expect(["calm", "strong", "dead"].filter(isHarmlessQuality)).toHaveLength(2);
  });

  it("has words that are felt good or bad", () => {
    expect(["happy", "miserable", "table"].map(getValence)).toEqual([1, -1, 0]);
  });
});
