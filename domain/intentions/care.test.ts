import { describe, expect, it } from "vitest";
import { analyzeIntention } from "./analyze-intention.ts";
import { needsCare } from "./care.ts";

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
    expect(needsCare(text)).toBe(isHeard);
  });

  it("are answered with care, for everybody to see, and never with a sigil's wording of them", () => {
    const { refinedIntention, notes, alternativePhrasings, overallScore } = analyzeIntention("I want to die");
    expect(notes[0]?.kind).toBe("care");
    expect(notes[0]?.message).toContain("findahelpline.com");
    expect([refinedIntention, ...alternativePhrasings].join(" ")).not.toMatch(/die/);
    expect(overallScore).toBeLessThan(2);
  });

  it("are offered as no aim beside another", () => {
    const { alternativePhrasings } = analyzeIntention("I want to find a job and I want to die");
    expect(alternativePhrasings.join(" ")).not.toMatch(/die/);
  });
});
