import { describe, expect, it } from "vitest";
import { analyzeIntention } from "./analyze-intention.ts";
import { complains, turnAround } from "./turn-around.ts";
import { TURNS } from "./turned-words.ts";

describe("a trouble turned around", () => {
  it.each([
    ["I am not afraid of dogs", "am calm and confident about dogs"],
    ["I want less stress at work", "am calm and relaxed at work"],
    ["I am scared of losing my job", "am calm and confident"],
    ["I don't want to be angry with my children anymore", "am calm and patient with my children"],
    ["I cannot sleep at night", "sleep deeply and wake rested"],
    ["no more debt", "have more than enough money to pay all that I owe"],
    ["I do not live here any more", null],
  ])("makes of “%s” what “I” say: %s", (text, predicate) => {
    expect(turnAround(text)).toBe(predicate);
  });

  it("is itself free of trouble, and strong enough to be said alone", () => {
    for (const { predicate } of TURNS.values()) {
      const { overallScore, refinedIntention } = analyzeIntention(`I ${predicate}`);
      expect(overallScore, predicate).toBeGreaterThanOrEqual(3.7);
      expect(refinedIntention).toBe(`I ${predicate}.`);
    }
  });

  it.each([
    ["I am lonely", true],
    ["I am always so tired", true],
    ["I feel stuck", true],
    ["I am calm", false],
    ["I am a healer of pain", false],
    ["I help people who are lonely", false],
  ])("is missed in “%s”: %s", (text, isComplaint) => {
    expect(complains(text)).toBe(isComplaint);
  });
});
