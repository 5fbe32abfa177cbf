import { describe, expect, it } from "vitest";
import { joinOwnWords } from "../../own-words.ts";
import { resolveAncestralIntention } from "./plan.ts";

it.each<[readonly (string | null | undefined)[], string]>([
  [["an acorn", "bread at midwinter"], "8:an acorn18:bread at midwinter"],
  [[" an acorn\n", null], "8:an acorn0:"],
  [[null, "an acorn"], "0:8:an acorn"],
  [["1:a", "b"], "3:1:a1:b"],
  [["1:a1:b", ""], "6:1:a1:b0:"],
  [["🙂", undefined], "1:🙂0:"],
  [["", "  ", null, undefined], ""],
])("own words %j are told apart from all others", (texts, joined) => {
  expect(joinOwnWords(texts)).toBe(joined);
});

describe("the sentence of an ancestral sigil", () => {
  it.each([
    ["My daughters know where they come from", "My daughters know where they come from"],
    ["  padded ", "padded"],
    ["   ", "the first"],
    ["\u200b", "the first"],
    ["", "the first"],
    [null, "the first"],
    [undefined, "the first"],
  ])("with the final intention %j is %j", (final, expected) => {
    expect(resolveAncestralIntention("the first", final)).toBe(expected);
  });
});
