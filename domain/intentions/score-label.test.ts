import { expect, it } from "vitest";
import { computeScoreLabel, computeScorePercent } from "./score-label.ts";

it.each([
  [5, "Excellent", 100],
  [4, "Excellent", 80],
  [3.9, "Good", 78],
  [3, "Good", 60],
  [2.9, "Fair", 58],
  [2, "Fair", 40],
  [1.9, "Needs Work", 38],
  [1, "Needs Work", 20],
])("a score of %d is called %s, and its bar reaches %d percent", (score, label, percent) => {
  expect(computeScoreLabel(score)).toBe(label);
  expect(computeScorePercent(score)).toBeCloseTo(percent);
});
