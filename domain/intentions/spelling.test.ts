import { describe, expect, it } from "vitest";
import { mendSpelling } from "./spelling.ts";

describe("spelling", () => {
  it.each([
    ["I wnat to be calm", "I want to be calm"],
    ["get my life togehter", "get my life together"],
    ["my intervew goes well", "my interview goes well"],
    ["a good daugther", "a good daughter"],
    ["more happyness", "more happiness"],
    ["writting and swiming", "writing and swimming"],
    ["succes", "success"],
    ["many countrys", "many countries"],
    ["inner strenght", "inner strength"],
    ["a peacefull appartment", "a peaceful apartment"],
  ])("is mended where one common word is near: “%s” is “%s”", (written, mended) => {
    expect(mendSpelling(written)).toBe(mended);
  });

  it.each([
    "I want deeper friendships and gentler days",
    "the dog sitter turns up",
    "I stop relying on my parents",
    "doomscrolling, vaping and sourdough",
    "Lena and Mika play",
    "lena plays",
    "a job in tech",
    "my business of wigs and lashes",
    "a narrowboat, a panto and a new sari",
    "the colours of neighbouring gardens",
  ])("is left alone where a word may be meant: %s", (text) => {
    expect(mendSpelling(text)).toBe(text);
  });
});
