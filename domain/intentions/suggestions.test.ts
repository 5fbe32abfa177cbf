import { describe, expect, it } from "vitest";
import { analyzeIntention } from "./analyze-intention.ts";
import { SUGGESTION_CATEGORIES } from "./suggestion-category.ts";
import { SUGGESTIONS } from "./suggestions.ts";

describe.each(SUGGESTION_CATEGORIES)("the suggestions for %s", (category) => {
  it("are at least 16, all different", () => {
    expect(new Set(SUGGESTIONS[category]).size).toBeGreaterThanOrEqual(16);
    expect(new Set(SUGGESTIONS[category]).size).toBe(SUGGESTIONS[category].length);
  });

  it("are strong, need no refinement and hold nothing personal", () => {
    for (const suggestion of SUGGESTIONS[category]) {
      const { overallScore, clarity, refinedIntention, notes } = analyzeIntention(suggestion);
      expect(overallScore, suggestion).toBeGreaterThanOrEqual(4);
      expect(clarity, suggestion).toBe(5);
      expect(refinedIntention).toBe(suggestion);
      expect(notes, suggestion).toEqual([]);
    }
  });
});

it("no intention is suggested in two categories", () => {
  const all = SUGGESTION_CATEGORIES.flatMap((category) => SUGGESTIONS[category]);
  expect(new Set(all).size).toBe(all.length);
});
