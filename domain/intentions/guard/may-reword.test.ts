import { describe, expect, it } from "vitest";
import { mayReword } from "./may-reword.ts";

describe("the own words of a text", () => {
  it.each([
    ["I want to find a new job", true],
    ["I open a small bakery by the sea", true],
    ["I learn to swim with my daughter", true],
    ["my garden grows slowly", true],
    ["I kill my landlord", false],
    ["my landlord breaks his leg", false],
    ["I defenestrate the umpteenth suitor", false],
    ["I want to die", false],
  ])("are dressed up in “%s”: %s", (text, isReworded) => {
    expect(mayReword(text)).toBe(isReworded);
  });
});
