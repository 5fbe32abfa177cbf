import { describe, expect, it } from "vitest";
import { listLostWords } from "./lost-words.ts";

describe("the telling words that a sentence loses", () => {
  it.each([
    ["none, in whatever form they are", "I want to stop losing my keys in 2027", "In 2027 my keys are never lost.", []],
    ["half of the wish", "to lose weight and find a boyfriend", "I lose weight.", ["boyfriend"]],
    ["a number", "earn 4000 a month with my ceramics", "I earn well with my ceramics.", ["month", "4000"]],
    ["what was put in its place", "I want my diploma", "I complete my degree.", ["diploma"]],
    ["no words of the asking", "please, god, help me get a raise soon", "I get a raise.", []],
  ])("%s: “%s” as “%s”", (_what, wish, sentence, lost) => {
    expect(listLostWords(wish, sentence)).toEqual(lost);
  });
});
