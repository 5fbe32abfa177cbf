import { describe, expect, it } from "vitest";
import { countCodePoints, isBlankIntention } from "./intention.ts";

describe("an intention", () => {
  it.each([
    ["", 0],
    ["peace", 5],
    ["🌙🌙", 2],
    ["naïve", 5],
  ])("counts %j as a reader would", (text, count) => {
    expect(countCodePoints(text)).toBe(count);
  });

  it.each(["", "  \n", "\u200b\u200d", "\u2068 \u2069", "\u00ad", "\ufe0f", "\u3164"])("%j shows nothing", (text) => {
    expect(isBlankIntention(text)).toBe(true);
  });

  it.each(["a", "!", "7", "🌙", "\u200fسلام", "禅"])("%j shows something", (text) => {
    expect(isBlankIntention(text)).toBe(false);
  });
});
