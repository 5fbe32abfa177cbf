import { describe, expect, it } from "vitest";
import { ELEMENT_LORE, ELEMENTS } from "./elements.ts";
import { countAnswers, ELEMENT_QUIZ, suggestElement } from "./quiz.ts";

const SILENT = { earth: 0, water: 0, fire: 0, air: 0 };

describe("the quiz of the elements", () => {
  it("asks five questions with a different answer for each element", () => {
    expect(ELEMENT_QUIZ).toHaveLength(5);
    for (const { answers } of ELEMENT_QUIZ) {
      expect(new Set(ELEMENTS.map((element) => answers[element])).size).toBe(4);
    }
  });

  it("counts the answers, whichever were passed by", () => {
    expect(countAnswers({ beginning: "fire", tiredness: "fire", recovery: "earth", friends: "air" })).toEqual({
      earth: 1,
      water: 0,
      fire: 2,
      air: 1,
    });
    expect(countAnswers({})).toEqual(SILENT);
  });

  it("suggests the element of most answers, whatever the sentence says", () => {
    expect(suggestElement({ beginning: "fire", body: "fire", friends: "air" }, { ...SILENT, air: 4 })).toBe("fire");
  });

  it("lets the sentence decide between equals", () => {
    expect(suggestElement({ beginning: "fire", body: "air" }, { ...SILENT, fire: 1, earth: 9 })).toBe("fire");
  });

  it("takes the latest question's answer where the sentence doesn't decide", () => {
    expect(suggestElement({ beginning: "fire", body: "air" }, SILENT)).toBe("air");
    expect(suggestElement({ beginning: "air", tiredness: "fire" }, SILENT)).toBe("fire");
  });

  it("suggests by the sentence alone where nothing was answered", () => {
    expect(suggestElement({}, { ...SILENT, water: 2, air: 1 })).toBe("water");
    expect(suggestElement({}, { ...SILENT, water: 2, air: 2 })).toBe("water");
  });

  it("suggests nothing where nobody has said anything", () => {
    expect(suggestElement({}, SILENT)).toBeNull();
  });
});

describe("the elements", () => {
  it("each have a quarter, a season, a sign and an ornament", () => {
    for (const key of ["direction", "season", "glyph", "sign", "ornament", "deed"] as const) {
      expect(new Set(ELEMENTS.map((element) => ELEMENT_LORE[element][key])).size).toBe(4);
    }
  });
});
