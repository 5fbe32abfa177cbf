import { describe, expect, it } from "vitest";
import type { SigilRecipe } from "./method-kits.ts";
import type { AncestralChoices } from "./methods/ancestral/plan.ts";
import { findHeart } from "./methods/elemental/plan.ts";
import { planDrawing } from "./plan-drawing.ts";

const ANCESTRAL: AncestralChoices = {
  culturalBackground: "norse",
  candleColor: "red",
  selectedSymbols: ["tree", "sun"],
};

function planAncestralWith(change: Partial<AncestralChoices>): object {
  return planDrawing({ method: "ancestral", intention: "My house stands", choices: { ...ANCESTRAL, ...change } });
}

describe("what the core is asked to draw", () => {
  it.each<[SigilRecipe, object]>([
    [
      { method: "chaos", intention: "I rest" },
      { method: "chaos", intention: "I rest" },
    ],
    [
      { method: "planetary", intention: "Courage in every fight" },
      { method: "planetary", intention: "Courage in every fight", planet: "mars" },
    ],
    [
      { method: "planetary", intention: "Courage in every fight", planet: "venus" },
      { method: "planetary", intention: "Courage in every fight", planet: "venus" },
    ],
    [
      { method: "planetary", intention: "Courage in every fight", planet: null },
      { method: "planetary", intention: "Courage in every fight", planet: "mars" },
    ],
    [
      {
        method: "custom",
        intention: "I grow on my skateboard",
        choices: {
          concepts: ["growth", "skateboard"],
          selectedSymbols: { growth: "fern", skateboard: "hand" },
          layoutPreference: "circular",
          centerSymbol: "wheel",
        },
      },
      {
        method: "custom",
        intention: "I grow on my skateboard",
        layout: "circular",
        centre: "wheel",
        symbols: [
          { concept: "growth", theme: "growth", symbol: "fern" },
          { concept: "skateboard", theme: null, symbol: "hand" },
        ],
      },
    ],
    [
      { method: "ancestral", intention: "My house stands", choices: ANCESTRAL },
      {
        method: "ancestral",
        intention: "My house stands",
        culture: "norse",
        candle: "red",
        motifs: ["tree", "sun"],
        salt: "",
      },
    ],
    [
      {
        method: "elemental",
        intention: "I grow in wisdom",
        choices: {
          dominantElement: "fire",
          supportingElements: ["air"],
          conflictingElements: ["water"],
          symbolLayout: "flowing",
          balanceReflection: "Air came easily.",
          elementalSymbols: { earth: "a stone" },
        },
      },
      {
        method: "elemental",
        intention: "I grow in wisdom",
        dominant: "fire",
        supporting: ["air"],
        conflicting: ["water"],
        layout: "flowing",
        heart: "sprout",
        heartConcept: "growth",
        salt: "16:Air came easily.7:a stone0:0:0:",
      },
    ],
  ])("follows from %j", (recipe, plan) => {
    expect(planDrawing(recipe)).toEqual(plan);
  });

  it("is the final intention of an ancestral sigil where one was written", () => {
    expect(planAncestralWith({ finalIntention: " My daughters stand " })).toMatchObject({
      intention: "My daughters stand",
    });
    expect(planAncestralWith({ finalIntention: "  " })).toMatchObject({ intention: "My house stands" });
  });

  it("counts in everything that was told in own words", () => {
    expect(
      planAncestralWith({ customSymbols: "an acorn", customPractices: "bread", culturalNote: "Norwegian" }),
    ).toMatchObject({ salt: "8:an acorn5:bread9:Norwegian" });
  });
});

describe("the heart of an elemental sigil", () => {
  it.each([
    ["I grow in wisdom", { concept: "growth", symbol: "sprout" }],
    ["Skateboard rules", { concept: "skateboard", symbol: "hand" }],
    [" ", null],
  ])("is the first concept of %j", (intention, heart) => {
    expect(findHeart(intention)).toEqual(heart);
  });
});
