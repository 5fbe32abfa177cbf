import { describe, expect, it } from "vitest";
import type { Drawing } from "./drawing.ts";
import { loadSigilEngine } from "./load-node.ts";

const engine = loadSigilEngine();

function draw(intention: string): Drawing {
  return engine.draw({ method: "chaos", intention });
}

function fold(intention: string): string {
  return draw(intention)
    .letters.map(({ letter }) => letter)
    .join("");
}

function path(intention: string): string {
  const { figure, seal } = draw(intention);
  return figure + seal;
}

describe("the letters of an intention", () => {
  it.each([
    ["capitals and small letters", "My Home", "MYHOME"],
    ["accents", "Crème brûlée, Ångström", "CREMEBRULEEANGSTROM"],
    ["combining accents", "cafe\u0301", "CAFE"],
    ["Vietnamese", "Tiếng Việt", "TIENGVIET"],
    ["strokes without a decomposition", "Łódź, Øst, Đà", "LODZOSTDA"],
    ["ligatures", "æther œuvre straße ĳs ﬁn ﬂy", "AETHEROEUVRESTRASSEIJSFINFLY"],
    ["Icelandic", "Þórr guð", "THORRGUD"],
    ["fullwidth forms", "ｈｏｍｅ", "HOME"],
    ["mathematical alphabets", "𝓱𝓸𝓶𝓮", "HOME"],
    ["letters in circles", "ⓗⓞⓜⓔ", "HOME"],
    ["Greek", "Ἡ ἀγάπη", "EAGAPE"],
    ["Greek letters of two sounds", "ψυχή Θεός", "PSYCHETHEOS"],
    ["Russian", "Любовь и мир", "LYUBOVIMIR"],
    ["Ukrainian", "Їжак ґанок", "IZHAKGANOK"],
    ["Serbian", "Џеп љубав", "DZEPLJUBAV"],
    ["Hebrew with points", "שָׁלוֹם", "SHLVM"],
    ["Arabic with vowel marks", "السَّلَامُ", "ALSLAM"],
    ["Persian", "پنج گل", "PNJGL"],
    ["invisible marks", "\u200Fpe\u200Bace\u200E\u00AD", "PEACE"],
    ["digits and emoji", "7 moons 🌙", "MOONS"],
  ])("fold %s", (_case, intention, letters) => {
    expect(fold(intention)).toBe(letters);
  });

  it.each([
    ["Latin", "Ångström naïve Việt"],
    ["Greek", "Ἡ ἀγάπη ᾳ ΐ"],
    ["Cyrillic", "Йод ёлка Їжак Ӂ ў"],
    ["Arabic", "آب أم ؤ ئ"],
    ["Korean", "나는 강하다"],
    ["Japanese", "ありがとう ガ パ ヴ"],
  ])("draw alike composed and decomposed in %s", (_script, intention) => {
    expect(intention.normalize("NFD")).not.toBe(intention.normalize("NFC"));
    expect(path(intention.normalize("NFD"))).toBe(path(intention.normalize("NFC")));
  });

  it.each([
    ["case", "My home is safe", "MY HOME IS SAFE"],
    ["punctuation", "My home is safe", "“My home”, is: safe!"],
    ["spaces", "My home is safe", "  My\thome \n is   safe "],
    ["marks of direction", "My home is safe", "\u202AMy home\u202C is\u200F safe"],
    ["variation selectors", "I ♥ home", "I ♥\uFE0F home"],
    ["the script of digits", "Room 7", "Room ٧"],
  ])("draw alike whatever the %s", (_case, one, other) => {
    expect(path(other)).toBe(path(one));
  });

  it.each([
    ["digits", "Room 7", "Room 8"],
    ["emoji", "🌙", "🔥"],
    ["word breaks", "a then", "at hen"],
    ["the script", "мир", "mir"],
    ["signs without a table", "家", "山"],
    ["voiced kana", "か", "が"],
    ["punctuation that stands alone", "!!!", "???"],
  ])("draw otherwise where %s differ", (_case, one, other) => {
    expect(path(other)).not.toBe(path(one));
  });

  it("tell what became of each, counted by code points", () => {
    expect(draw("🌙 Æon nt").letters).toEqual([
      { sourceIndex: 2, letter: "A", fate: "vowel" },
      { sourceIndex: 2, letter: "E", fate: "vowel" },
      { sourceIndex: 3, letter: "O", fate: "vowel" },
      { sourceIndex: 4, letter: "N", fate: "kept" },
      { sourceIndex: 6, letter: "N", fate: "repeat" },
      { sourceIndex: 7, letter: "T", fate: "kept" },
    ]);
  });
});

describe("the reduction", () => {
  it("strikes out vowels and repeated letters", () => {
    expect(draw("I am confident")).toMatchObject({ processedText: "MCNFDT", suppliedLetters: "" });
  });

  it("keeps the vowels where fewer than two letters would remain", () => {
    expect(draw("my aim")).toMatchObject({ processedText: "MY", suppliedLetters: "" });
    expect(draw("aeiou")).toMatchObject({ processedText: "AEIOU", suppliedLetters: "" });
  });

  it.each(["a", "🌙", "7", "!!!", "xxxx"])("supplies letters where %j has fewer than two", (intention) => {
    const { processedText, suppliedLetters, gestures } = draw(intention);
    expect(processedText).toHaveLength(3);
    expect(processedText.endsWith(suppliedLetters)).toBe(true);
    expect(new Set(processedText).size).toBe(3);
    expect(gestures.length).toBeGreaterThanOrEqual(2);
  });

  it("says where letters come from", () => {
    expect(draw("Мир")).toMatchObject({ hasTransliterated: true, hasMappedSigns: false });
    expect(draw("平和")).toMatchObject({ hasTransliterated: false, hasMappedSigns: true });
    expect(draw("Peace")).toMatchObject({ hasTransliterated: false, hasMappedSigns: false });
  });
});
