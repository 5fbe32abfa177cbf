import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AnalyzeIntentionResponse } from "#domain/contracts/intentions.ts";
import {
  HARM_SAMPLES,
  INTENTION_SAMPLES,
  LONG_SAMPLES,
  type SampleKind,
  UNREAD_SAMPLES,
} from "#tests/support/intention-samples.ts";
import { IDENTITY_INTENTIONS } from "#tests/support/intentions.ts";
import { isBlankIntention } from "../sigils/intention.ts";
import { analyzeIntention } from "./analyze-intention.ts";
import { type AssistantAnswer, PHRASINGS } from "./intention-analysis.ts";
import { computeOverallScore } from "./score.ts";

const KINDS: readonly (readonly [string, SampleKind])[] = Object.entries(INTENTION_SAMPLES);
const ENGLISH = KINDS.flatMap(([, { samples }]) => samples);
const IS_LONG = process.env.LONG !== undefined;

const ALL = [
  ...ENGLISH.map(([intention]) => intention),
  ...HARM_SAMPLES,
  ...UNREAD_SAMPLES,
  ...LONG_SAMPLES,
  ...IDENTITY_INTENTIONS,
];

/** What no sentence of English holds: two verbs in a row, a lost frame, a mark in the wrong place. */
const BROKEN =
  /\bI (?:be|to|of|a|the|my|is|are|been|I|me)\b|\b(?:am|is|are) (?:am|is|are|be)\b|\b(\w+) \1\b(?<!that that)|\s{2}|\s[.,;!?]|[.,;]{2}|\b(?:and|or|to|the|a|an|my|with|of|that)\.$|\ba [aeiou]\w+ing\b|^[a-z]/;

const answers = new Map<string, AssistantAnswer>();

/** The response to a sample, which many of these tests look at. */
function analyzeSample(intention: string): AssistantAnswer {
  const answer = answers.get(intention) ?? analyzeIntention(intention);
  answers.set(intention, answer);
  return answer;
}

/** All that an answer must keep whatever was written. */
function check(intention: string, answer = analyzeIntention(intention)): void {
  expect(AnalyzeIntentionResponse.parse(answer)).toEqual(answer);
  const { overallScore, refinedIntention, alternativePhrasings } = answer;
  if (overallScore === null || refinedIntention === null) {
    expect(alternativePhrasings).toEqual([]);
    return;
  }
  expect(computeOverallScore(refinedIntention)).toBeGreaterThanOrEqual(overallScore);
  expect([0, PHRASINGS]).toContain(alternativePhrasings.length);
  expect(alternativePhrasings).not.toContain(refinedIntention);
}

describe("the score of an intention", () => {
  it.each(
    KINDS.flatMap(([kind, { band, samples }]) =>
      samples.map(([intention]) => ({ kind, intention, least: band[0], most: band[1] })),
    ),
  )("of the kind $kind is between $least and $most: $intention", ({ intention, least, most }) => {
    const { overallScore } = analyzeSample(intention);
    expect(overallScore).toBeGreaterThanOrEqual(least);
    expect(overallScore).toBeLessThanOrEqual(most);
  });

  it.each([
    ["money", "I want more money", "I receive money", "I earn 5,000 dollars each month from my craft"],
    ["stop smoking", "I want to stop smoking", "I breathe freely", "I breathe freely with clear lungs each morning"],
    [
      "good things",
      "I want something good",
      "I welcome good friends",
      "I welcome two good friends to my table each week",
    ],
    ["Maybe I could try to sing", "I want to sing", "I sing with joy", "I sing on stage with a clear voice in June"],
    ["make him love me", "I want love", "I welcome love", "I welcome a kind partner into my home this year"],
    ["less stress", "I am not stressed at work", "I am calm", "I am calm at work each day"],
    [
      "a job, a dog and a husband",
      "I want a job, a dog and a husband",
      "I want a new job",
      "I find a new job by spring",
    ],
  ])("rises from %s", (...rising) => {
    const scores = rising.map(computeOverallScore);
    expect(scores).toEqual(scores.toSorted((one, other) => one - other));
    expect(new Set(scores).size).toBe(scores.length);
  });

  it("has a reason for each part, and a suggestion wherever it isn't full", () => {
    for (const [intention] of ENGLISH) {
      const { clarity, clarityFeedback, specificity, specificityFeedback, magicalPotency, magicalPotencyFeedback } =
        analyzeSample(intention);
      const parts = [
        [clarity, clarityFeedback],
        [specificity, specificityFeedback],
        [magicalPotency, magicalPotencyFeedback],
      ] as const;
      for (const [score, feedback] of parts) {
        expect(feedback?.reason, intention).toMatch(/\w/);
        if (score !== null && score < 3) expect(feedback?.suggestions, intention).not.toHaveLength(0);
      }
    }
  });
});

describe("a refinement", () => {
  it.each(ENGLISH)("of “%s” is “%s”", (intention, refined) => {
    expect(analyzeSample(intention).refinedIntention).toBe(refined);
  });

  it.each(ENGLISH)("of “%s” is grammatical, and so are its other phrasings", (intention) => {
    const { refinedIntention, alternativePhrasings } = analyzeSample(intention);
    for (const sentence of [refinedIntention, ...alternativePhrasings]) expect(sentence).not.toMatch(BROKEN);
  });

  it("never scores lower than what was written, and three other phrasings stand beside it or none", () => {
    for (const intention of ALL) check(intention, analyzeSample(intention));
  });

  it("is at rest: refined again, it stays as it is or gets better", () => {
    for (const [, refined] of ENGLISH) check(refined);
  });

  it("judges no words that it can't read, and says so", () => {
    for (const intention of UNREAD_SAMPLES) {
      const { overallScore, overallFeedback, refinedIntention, notes, recommendedMethod } = analyzeSample(intention);
      expect([overallScore, overallFeedback, refinedIntention]).toEqual([null, null, null]);
      expect(notes.map(({ kind }) => kind)).toEqual(["language"]);
      expect(recommendedMethod).toBe("chaos");
    }
  });

  it("keeps all of several aims, and offers each by itself beside it", () => {
    const { refinedIntention, alternativePhrasings } = analyzeIntention("I want to find a new job and lose weight");
    expect(refinedIntention).toBe("I find a new job and lose weight.");
    expect(alternativePhrasings).toEqual(expect.arrayContaining(["I find a new job.", "I lose weight."]));
  });
});

describe("the analyst", () => {
  it("reads letters that a typesetter joined", () => {
    expect(analyzeIntention("ﬁnd famous lose")).toEqual(analyzeIntention("find famous lose"));
    check("ﬁnd famous lose");
  });

  it("answers any text of 1 to 500 characters as the contract says", () => {
    const text = fc.string({ unit: "binary", minLength: 1, maxLength: 500 }).filter((any) => !isBlankIntention(any));
    const trimmed = text.map((any) => any.trim()).filter((any) => any !== "" && !isBlankIntention(any));
    fc.assert(
      fc.property(trimmed, (any) => check(any)),
      { seed: 7, numRuns: IS_LONG ? 20_000 : 100 },
    );
  });

  it("answers any words of intentions in any order as the contract says", () => {
    const words = [...new Set(ALL.flatMap((intention) => intention.split(" ")))].filter((word) => word.length < 12);
    const sentence = fc
      .array(fc.constantFrom(...words), { minLength: 1, maxLength: 30 })
      .map((list) => list.join(" ").trim());
    fc.assert(
      fc.property(
        sentence.filter((any) => !isBlankIntention(any)),
        (any) => check(any),
      ),
      { seed: 7, numRuns: IS_LONG ? 20_000 : 100 },
    );
  });

  it("gives the same words the same answer", () => {
    for (const [intention] of INTENTION_SAMPLES.wishes.samples) {
      expect(analyzeIntention(intention)).toEqual(analyzeIntention(intention));
    }
  });
});
