import { describe, expect, it } from "vitest";
import { analyzeIntention } from "./analyze-intention.ts";
import { findCare, findOtherAim } from "./care.ts";

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

  it.each([
    "kms",
    "unalive myself",
    "su1c1de",
    "I starve myself until my bones show",
    "Ich will sterben",
    "je veux mourir",
    "Я хочу умереть",
  ])("are heard in “%s”, however they are written", (text) => {
    expect(findCare(text)?.kind).toBe("self_harm");
  });

  it("are answered with care and nothing else", () => {
    const { care, analyst, ...rest } = analyzeIntention("I want to find a job and I want to die");
    expect(care?.message).toContain("findahelpline.com");
    expect(new Set(Object.values(rest).flat())).toEqual(new Set([null]));
  });
});

describe("words of harm to others", () => {
  it.each([
    "I want to kill my stepfather",
    "I hit my wife.",
    "I poison my husband.",
    "My landlord breaks his leg.",
    "May he rot.",
    "I want him dead.",
    "Let my ex's new girlfriend get sick",
    "She breaks up with him and comes to me",
    "she cannot leave me",
    "make her love me",
    "I want Tom and Lisa to break up",
    "my student wants me in bed",
    "k1ll him",
  ])("are heard in “%s”", (text) => {
    expect(findCare(text)?.kind).toBe("harm");
  });

  it.each([
    "I kill it on stage",
    "I beat my record",
    "I crush my exam",
    "I get away from the man who beats me",
    "I mourn my son",
    "I forgive the man who hurt me",
    "I protect my children from harm",
    "my father recovers from his stroke",
    "I want John to love me",
    "my husband stops drinking",
    "I want my ex to leave me alone",
    "I have a killer app",
  ])("are not heard in “%s”", (text) => {
    expect(findCare(text)).toBeNull();
  });

  it("have nothing in their place where they may mean no harm, and speak of nobody to be left alone", () => {
    const unsure = { kind: "harm", message: "We can’t tell." } as const;
    expect(findOtherAim(unsure, "my team respects me and my coach puts me in the first eleven")).toBeNull();
    expect(findOtherAim(unsure, "make her love me")).toBe("I am safe and at peace, and my life is my own.");
  });

  it("are not judged, and get an aim of one's own peace", () => {
    const { care, analyst, refinedIntention, ...rest } = analyzeIntention("my enemies suffer");
    expect(care?.kind).toBe("harm");
    expect(refinedIntention).toBe("I am safe and at peace, and my life is my own.");
    expect(new Set(Object.values(rest).flat())).toEqual(new Set([null]));
  });
});
