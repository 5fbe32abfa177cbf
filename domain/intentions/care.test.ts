import { describe, expect, it } from "vitest";
import { analyzeIntention } from "./analyze-intention.ts";
import { findCare } from "./care.ts";

describe("words of harm to oneself", () => {
  it.each([
    ["I want to die", true],
    ["I don't want to live anymore", true],
    ["i wanna kill myself", true],
    ["I wish I were dead", true],
    ["I end my life", true],
    ["I don't want to live in this town", false],
    ["I do not want to hurt others", false],
    ["I kill it at my interview", false],
    ["I never die of boredom", false],
    ["I want to live", false],
    ["I dye my hair", false],
  ])("are heard in “%s”: %s", (text, isHeard) => {
    expect(findCare(text)?.kind === "self_harm").toBe(isHeard);
  });

  it("are answered with care and nothing else", () => {
    const { care, analyst, ...rest } = analyzeIntention("I want to find a job and I want to die");
    expect(care?.message).toContain("findahelpline.com");
    expect(new Set(Object.values(rest).flat())).toEqual(new Set([null]));
  });
});

describe("words of harm to others", () => {
  it("are not judged, and get an aim of one's own peace", () => {
    const { care, analyst, refinedIntention, ...rest } = analyzeIntention("my enemies suffer");
    expect(care?.kind).toBe("harm");
    expect(refinedIntention).toBe("I am safe and at peace, and my life is my own.");
    expect(new Set(Object.values(rest).flat())).toEqual(new Set([null]));
  });
});
