import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cleanText } from "../clean-text.ts";
import { isFaultless } from "./check-sentence.ts";
import { listSides } from "./list-sides.ts";
import { wordWish } from "./word-wish.ts";

/** The wishes that the grammar was written with: they show that it holds together, and prove nothing of others. */
const WISHES: readonly string[] = JSON.parse(
  readFileSync(new URL("../../../tests/support/development-wishes.json", import.meta.url), "utf8"),
);

const word = (wish: string): string | undefined => wordWish(cleanText(wish)).sentences[0];

describe("a wish is said as it will be", () => {
  it.each([
    ["one’s own doing", "to forgive my father, and to mean it", "I forgive my father, and mean it."],
    ["a bare doing", "win the county final", "I win the county final."],
    ["a doing in -ing", "selling 100 candles at the winter market", "I sell 100 candles at the winter market."],
    ["a plea", "may our twins come home soon", "Our twins come home soon."],
    ["an act of others", "let the council approve our extension", "The council approves our extension."],
    ["care for others", "please keep my brother safe on his deployment", "My brother is safe on his deployment."],
    ["a gift to others", "grant safe passage to everyone on board", "Everyone on board has safe passage."],
    ["a thing", "house with a lemon tree", "I live in a house with a lemon tree."],
    ["a thing for others", "healing for my sister after her divorce", "My sister has healing after her divorce."],
    ["a state of a place", "peace between my brothers", "There is peace between my brothers."],
    ["a state of a thing", "visa approved before May", "My visa is approved before May."],
    ["a list", "quiet mind, open heart", "I have a quiet mind and an open heart."],
    ["what was", "I used to sing. I want to sing again.", "I sing again."],
    ["the future", "I shall walk out of that room with a smile", "I walk out of that room with a smile."],
    ["a question", "can my dog live until my son is home?", "My dog lives until my son is home."],
    ["two wishes", "may the trial be fair and may the truth come out", "The trial is fair, and the truth comes out."],
    ["what led to it", "widowed at thirty, I want to laugh again", "I laugh again."],
    ["who comes first", "whoever lives here after me, let them be happy", "Whoever lives here after me is happy."],
  ])("%s: “%s” is “%s”", (_form, wish, sentence) => {
    expect(word(wish)).toBe(sentence);
  });

  it.each([
    ["I want to stop shouting at my kids", "I speak calmly and kindly with my kids."],
    ["no more panic on motorways", "I am calm and at ease on motorways."],
    ["I am no longer ashamed of my scars", "I am proud of my scars."],
    ["nobody forgets my birthday this year", "Everybody remembers my birthday this year."],
    ["make the bullying stop at my daughter's school", "My daughter's school is free of bullying."],
    ["I will not text my ex after ten", "I let my ex be after ten."],
    ["not failing chemistry", "I pass chemistry."],
    ["stop eating after nine", "I eat only before nine."],
    ["my father never shouts at me again", "I am safe, and I am treated with respect."],
  ])("by what is there in place of what it denies: “%s” is “%s”", (wish, sentence) => {
    expect(word(wish)).toBe(sentence);
  });
});

describe("the wishes that the grammar was written with", () => {
  it("are worded in sentences without a fault", () => {
    const faulty = WISHES.flatMap((wish) => wordWish(cleanText(wish)).sentences).filter(
      (sentence) => !sentence.split(/(?<=[.]) /).every((part) => isFaultless(part)),
    );
    expect(faulty).toEqual([]);
  });

  it("are worded, nearly all of them", () => {
    const unworded = WISHES.filter((wish) => word(wish) === undefined);
    expect(unworded.length / WISHES.length).toBeLessThan(0.05);
  });

  it("have sides that differ from each other and from the wording", () => {
    for (const wish of WISHES) {
      const { sentences, aims } = wordWish(cleanText(wish));
      const all = [...sentences.slice(0, 1), ...aims.slice(0, 1).flatMap((aim) => listSides(aim))];
      expect(new Set(all).size, wish).toBe(all.length);
    }
  });
});
