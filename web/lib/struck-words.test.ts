import { describe, expect, it } from "vitest";
import type { LetterFate } from "#sigil-core/host/drawing.ts";
import { engine } from "#tests/support/dom-engine.ts";
import { computeStruckWords, describeStruckLetters } from "./struck-words.ts";

function fatesOf(entries: readonly (readonly [number, string, LetterFate["fate"]])[]): LetterFate[] {
  return entries.map(([sourceIndex, letter, fate]) => ({ sourceIndex, letter, fate }));
}

/** Struck letters in brackets. */
function print(intention: string, fates: readonly LetterFate[]): string {
  return computeStruckWords(intention, fates)
    .map((word) => word.map(({ text, isStruck }) => (isStruck ? `[${text}]` : text)).join(""))
    .join(" ");
}

describe("struck letters", () => {
  it("keep the writer's case and words", () => {
    const fates = fatesOf([
      [0, "I", "vowel"],
      [2, "A", "vowel"],
      [3, "M", "kept"],
      [5, "M", "repeat"],
      [6, "Y", "kept"],
    ]);
    expect(print("I am My", fates)).toBe("[I] [a]m [M]y");
  });

  it("leave out what is no letter, without breaking the word", () => {
    const fates = fatesOf([
      [0, "I", "vowel"],
      [2, "M", "kept"],
      [8, "G", "kept"],
    ]);
    expect(print("I’m 🙂 3 go", fates)).toBe("[I]m g");
  });

  it("keep the writer's accents", () => {
    expect(print("é", fatesOf([[0, "E", "vowel"]]))).toBe("[é]");
  });

  it("show the letters that another script was read as", () => {
    const fates = fatesOf([
      [0, "S", "kept"],
      [0, "H", "kept"],
      [0, "C", "kept"],
      [0, "H", "repeat"],
      [1, "I", "vowel"],
    ]);
    expect(print("Щи", fates)).toBe("shc[h][i]");
  });

  it("have an accent of its own code point between them", () => {
    const fates = fatesOf([
      [0, "E", "vowel"],
      [2, "T", "kept"],
    ]);
    expect(print("e\u0301t", fates)).toBe("[e]t");
  });
});

describe("the sentence beside the struck letters", () => {
  it.each([
    ["I am calm", "with the vowels and the repeated letters struck out. What remains: M C L."],
    ["I am", "with no letter struck out. What remains: I A M."],
    ["xyzzy", "with the repeated letters struck out. What remains: X Y Z."],
    ["I set up", "with the vowels struck out. What remains: S T P."],
    ["a", "with no letter struck out. What remains: A. The whole text adds by lot: P Q."],
  ])("of “%s” tells what was struck, and what was not in the words", (intention, told) => {
    const drawing = engine.draw({ method: "chaos", intention });
    expect(describeStruckLetters(intention, drawing)).toBe(`“${intention}” ${told}`);
  });
});
