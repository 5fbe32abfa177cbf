import { describe, expect, it } from "vitest";
import { ELEMENTS } from "./elements.ts";
import { ELEMENT_WORDS, listHeaviestElements, weighElements } from "./weights.ts";

describe("the elements in an intention", () => {
  it.each(ELEMENTS)("know more than forty words for %s", (element) => {
    expect(new Set(ELEMENT_WORDS[element].trim().split(/\s+/)).size).toBeGreaterThan(40);
  });

  it.each([
    ["I stand on solid ground", "earth"],
    ["My business is stable and prospers", "earth"],
    ["My garden grows", "earth"],
    ["I pay my debts", "earth"],
    ["I protect my home", "earth"],
    ["I forgive my mother", "water"],
    ["My heart heals", "water"],
    ["I trust what I feel", "water"],
    ["I sleep calmly", "water"],
    ["I let go of grief", "water"],
    ["I have the courage to begin", "fire"],
    ["I win with passion", "fire"],
    ["My willpower burns", "fire"],
    ["I lead with confidence", "fire"],
    ["I am not afraid, my fear is overcome", "fire"],
    ["I speak clearly", "air"],
    ["My mind learns languages", "air"],
    ["I travel freely", "air"],
    ["I write my book", "air"],
    ["I pass the exam", "air"],
  ])("%j leans to %s", (intention, element) => {
    expect(listHeaviestElements(weighElements(intention))).toEqual([element]);
  });

  it("count a word once, in whatever form it comes back", () => {
    expect(weighElements("Burn, burning flame")).toEqual({ earth: 0, water: 0, fire: 2, air: 0 });
  });

  it("are equally heavy where a word speaks of two", () => {
    expect(listHeaviestElements(weighElements("inspiration"))).toEqual(["fire", "air"]);
  });

  it("weigh nothing where no word speaks of them", () => {
    expect(listHeaviestElements(weighElements("skateboard"))).toEqual([]);
  });
});
