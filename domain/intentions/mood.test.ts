import { describe, expect, it } from "vitest";
import { findMood } from "./mood.ts";

describe("how a sentence puts what it is about", () => {
  it.each([
    ["I am calm", "present"],
    ["My garden grows", "present"],
    ["I have all that I need", "present"],
    ["I love to dance", "present"],
    ["The universe supports me", "present"],
    ["my will is strong", "present"],
    ["I really want to sing", "desire"],
    ["I would love for my book to be read", "desire"],
    ["if only I had a house", "desire"],
    ["My business will grow", "future"],
    ["I am going to sing", "future"],
    ["I should exercise", "duty"],
    ["I can sing", "ability"],
    ["I am trying to sing", "attempt"],
    ["please help me", "request"],
    ["May my family be safe", "request"],
    ["I was happy", "past"],
    ["I loved it", "past"],
    ["I need money", "desire"],
    ["I succeed in May", "present"],
    ["Will I find love?", "question"],
    ["How can I be rich", "question"],
    ["more money", "fragment"],
    ["Thank you for my home", "fragment"],
    ["to find a home", "fragment"],
  ])("in “%s” is %s", (text, mood) => {
    expect(findMood(text)).toBe(mood);
  });
});
