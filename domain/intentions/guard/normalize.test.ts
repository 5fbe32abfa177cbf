import { describe, expect, it } from "vitest";
import { toSpokenText } from "./normalize.ts";

describe("a text as it is said", () => {
  it.each([
    ["k i l l him", "kill him"],
    ["k.i.l.l him", "kill him"],
    ["su1c1de", "suicide"],
    ["I want to d!e", "i want to die"],
    ["ｋｉｌｌ", "kill"],
    ["kіll", "kill"],
    ["Killlll", "kill"],
    ["strnagle her", "strangle her"],
    ["sucide", "suicide"],
    ["I wanna", "i want to"],
    ["don’t", "do not"],
    ["my mother-in-law", "my mother"],
    ["Любовь", "любовь"],
  ])("has “%s” as “%s”", (text, spoken) => {
    expect(toSpokenText(text)).toBe(spoken);
  });
});
