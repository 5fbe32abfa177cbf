import type { SigilMethod } from "../sigils/method.ts";
import type { SigilRecipe } from "../sigils/method-kits.ts";

/** A film as everybody may know it. */
export interface FilmEntry {
  /** What it draws. */
  readonly recipe: SigilRecipe;
  readonly lengthMs: number;
  /** What it shows, in a sentence. */
  readonly summary: string;
}

/** The five films. Their lengths are those of their scripts, which only the server has. */
export const FILMS: Readonly<Record<SigilMethod, FilmEntry>> = {
  chaos: {
    recipe: { method: "chaos", intention: "I am calm and clear" },
    lengthMs: 70_000,
    summary: "A sentence loses its vowels and repeats, and the letters that remain grow on one spine.",
  },
  planetary: {
    recipe: { method: "planetary", intention: "My work lasts" },
    lengthMs: 78_000,
    summary: "Letters become numbers, and the pen goes from number to number over Saturn’s square.",
  },
  custom: {
    recipe: {
      method: "custom",
      intention: "I love and I learn in peace",
      choices: {
        concepts: ["love", "wisdom", "peace"],
        selectedSymbols: { love: "heart", wisdom: "owl", peace: "dove" },
        layoutPreference: "circular",
        centerSymbol: "point",
      },
    },
    lengthMs: 76_000,
    summary: "Three themes, a picture for each, and a ring that ties them together.",
  },
  ancestral: {
    recipe: {
      method: "ancestral",
      intention: "My home is safe and warm",
      choices: { culturalBackground: "norse", candleColor: "red", selectedSymbols: ["tree"] },
    },
    lengthMs: 77_000,
    summary: "Three runes and a tree share one stem, in the ink of a red candle.",
  },
  elemental: {
    recipe: {
      method: "elemental",
      intention: "I finish my book",
      choices: {
        dominantElement: "fire",
        supportingElements: ["earth"],
        conflictingElements: ["water"],
        symbolLayout: "circle",
      },
    },
    lengthMs: 76_500,
    summary: "Fire leads, earth supports, water stands against them, and the letters are written between.",
  },
};
