import { describe, expect, it } from "vitest";
import { findInfluence, reachesForHarm } from "./influence.ts";

describe("the will of others", () => {
  it.each([
    ["make him love me", "love"],
    ["I want John to love me", "love"],
    ["I wish she would call", "love"],
    ["I want her", "love"],
    ["my husband must love me again and I force him to marry me", "love"],
    ["I want my ex back", "return"],
    ["Get Maria back", "return"],
    ["I want my ex to leave me alone", "distance"],
    ["I want my daughter to become a doctor", "kin"],
    ["I want people to obey me", "will"],
    ["I have power over them", "will"],
    ["I want my boss to notice how hard I work", "will"],
    ["I make amends with my father before he dies", null],
    ["I write songs that make people cry", null],
    ["I make people laugh", null],
    ["I want everyone to feel safe around me", null],
    ["I find a partner who loves me", null],
    ["I want my mother to be healthy", null],
    ["I want my son to pass his exam", null],
    ["my husband loves me and I love him", null],
    ["I am safe from every curse", null],
    ["I do not want my children to suffer", null],
    ["I forgive my ex", null],
    ["I help people who suffer", null],
    ["my friends lose weight with me", null],
    ["I call my mother each week", null],
    ["My love grows", null],
  ])("is reached for in “%s”: %s", (intention, influence) => {
    expect(findInfluence(intention)).toBe(influence);
  });
});

describe("the form of a wish that means harm", () => {
  it.each([
    ["my boss is fired", true],
    ["I curse my neighbour", true],
    ["those who hurt me feel the same pain", true],
    ["make my father die", true],
    ["I am safe from every curse", false],
    ["I do not want my children to suffer", false],
    ["I write songs that make people cry", false],
  ])("is seen in “%s”: %s", (intention, isSeen) => {
    expect(reachesForHarm(intention)).toBe(isSeen);
  });
});
