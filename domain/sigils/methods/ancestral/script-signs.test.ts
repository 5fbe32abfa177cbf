import { describe, expect, it } from "vitest";
import { GREEK_LETTERS } from "./greek.ts";
import { OGHAM_FAMILIES, OGHAM_LETTERS } from "./ogham.ts";
import { RUNES } from "./runes.ts";
import { findInitialSign, getSignCharacter, listSigns, SCRIPTS } from "./script-signs.ts";

const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const spell = (word: string, script: (typeof SCRIPTS)[number]) =>
  listSigns(word, script).map(getSignCharacter).join("");

describe("the Elder Futhark", () => {
  it("has 24 runes that differ in name, sound, meaning and character", () => {
    expect(RUNES).toHaveLength(24);
    for (const key of ["id", "sound", "meaning", "character"] as const) {
      expect(new Set(RUNES.map((rune) => rune[key])).size).toBe(24);
    }
  });

  it("begins with the letters that named it and falls into three rows of eight", () => {
    expect(
      RUNES.slice(0, 6)
        .map(({ sound }) => sound)
        .join(""),
    ).toBe("futhark");
    expect([RUNES[8].id, RUNES[16].id, RUNES[23].id]).toEqual(["hagalaz", "tiwaz", "othala"]);
  });

  it("is written in Unicode's runes", () => {
    for (const { character } of RUNES) expect(character).toMatch(/^\p{Script=Runic}$/u);
  });
});

describe("ogham", () => {
  it("has twenty letters in four families, with one to five scores each", () => {
    expect(OGHAM_LETTERS).toHaveLength(20);
    for (const family of OGHAM_FAMILIES) {
      const letters = OGHAM_LETTERS.filter((letter) => letter.family === family);
      expect(letters.map(({ scores }) => scores)).toEqual([1, 2, 3, 4, 5]);
      expect(letters[0]?.id).toBe(family);
    }
  });

  it("is in Unicode's own order", () => {
    expect(OGHAM_LETTERS.map(({ character }) => character.codePointAt(0))).toEqual(
      OGHAM_LETTERS.map((_letter, index) => 0x1681 + index),
    );
  });

  it("gives every letter a sound and its own tree", () => {
    expect(new Set(OGHAM_LETTERS.map(({ sound }) => sound)).size).toBe(20);
    expect(new Set(OGHAM_LETTERS.map(({ tree }) => tree)).size).toBe(20);
  });
});

describe("the Greek alphabet", () => {
  it("has 24 capitals in order, none of them Latin", () => {
    expect(GREEK_LETTERS).toHaveLength(24);
    const codes = GREEK_LETTERS.map(({ character }) => character.codePointAt(0) ?? 0);
    expect(codes).toEqual([...codes].sort((one, other) => one - other));
    for (const { character } of GREEK_LETTERS) expect(character).toMatch(/^\p{Script=Greek}$/u);
  });
});

describe("Latin letters in another script", () => {
  it.each(SCRIPTS)("all have a sign among the %s", (script) => {
    for (const letter of ALPHABET) expect(findInitialSign(letter, script)).not.toBeNull();
  });

  it.each([
    ["think", "runes", "ᚦᛁᚾᚲ"],
    ["song", "runes", "ᛊᛟᛜ"],
    ["Vivid joy", "runes", "ᚢᛁᚢᛁᛞᛃᛟᛃ"],
    ["thing", "ogham", "ᚈᚆᚔᚍ"],
    ["power", "ogham", "ᚁᚑᚃᚓᚏ"],
    ["psyche", "greek", "ΨΥΧΕ"],
    ["truth", "greek", "ΤΡΥΘ"],
    ["café", "greek", "ΚΑΦΕ"],
  ] as const)("%s in %s is %s", (word, script, signs) => {
    expect(spell(word, script)).toBe(signs);
  });

  it("begin with the pair where a word begins with one", () => {
    expect(findInitialSign("Théodore", "runes")).toBe("thurisaz");
  });

  it("are none where a word has no letter A to Z", () => {
    expect(findInitialSign("мир", "runes")).toBeNull();
  });
});
