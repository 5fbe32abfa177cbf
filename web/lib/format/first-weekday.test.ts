import { afterEach, describe, expect, it, vi } from "vitest";
import { findFirstWeekday } from "./first-weekday.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the first day of a week", () => {
  it.each([
    ["en-US", 0],
    ["en-GB", 1],
    ["de-DE", 1],
    ["ja-JP", 0],
    ["ar-EG", 6],
    ["en-US@posix", 0],
  ])("is for %s the weekday %i", (language, weekday) => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue([language]);
    expect(findFirstWeekday()).toBe(weekday);
  });
});
