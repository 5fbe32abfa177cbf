import { describe, expect, it } from "vitest";
import { analyzeIntention } from "./analyze-intention.ts";
import { isNonsense } from "./nonsense.ts";

describe("nonsense", () => {
  it.each([
    ["asdf qwer", true],
    ["asdfghjkl", true],
    ["xkcd blorp fnord", true],
    ["blorp the fnee of seventeen wuggles", true],
    ["hello", true],
    ["lol", true],
    ["test 123 keyboard", true],
    ["purple seven because under the yes of spoon", true],
    ["I want a kayak", false],
    ["Get into Cambridge", false],
    ["I climb 7a this season", false],
    ["blue skateboard lightning", false],
    ["rizz. just a lil bit of rizz", false],
    ["a", false],
    ["I am", false],
  ])("is what “%s” is: %s", (text, is) => {
    expect(isNonsense(text)).toBe(is);
  });

  it("is neither scored nor said another way", () => {
    const { overallScore, refinedIntention, alternativePhrasings, notes } = analyzeIntention("asdf qwer");
    expect([overallScore, refinedIntention, alternativePhrasings]).toEqual([null, null, []]);
    expect(notes.map(({ kind }) => kind)).toEqual(["language"]);
  });
});
