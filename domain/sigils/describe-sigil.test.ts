import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { MethodDetails } from "../contracts/method-details.ts";
import { describeSigil } from "./describe-sigil.ts";
import type { Drawn } from "./drawn.ts";
import type { DrawingPlan } from "./method-kits.ts";
import type { AncestralChoices } from "./methods/ancestral/plan.ts";
import { planDrawing } from "./plan-drawing.ts";

const PLAIN: Drawn = {
  letters: [],
  processedText: "",
  hasTransliterated: false,
  hasMappedSigns: false,
  suppliedLetters: "",
  gestures: [],
  marks: [],
  numbers: [],
  endMark: null,
  symbols: [],
  silhouette: "",
  sealFamily: "band",
  strokes: [],
};

/** A drawing of the signs of a script, and nothing else. */
function drawSigns(...signs: readonly string[]): Partial<Drawn> {
  return { symbols: signs.map((symbol) => ({ symbol, role: "on the stem", letter: "X", sourceIndex: null })) };
}

const TRACED: Partial<Drawn> = {
  numbers: [..."MTA"].map((letter) => ({ letter, cell: 1, visit: "first" })),
};

const ANCESTRAL = {
  method: "ancestral",
  intention: "Know",
  culture: "norse",
  candle: "red",
  motifs: ["tree"],
  salt: "",
} as const;

it.each<[string, DrawingPlan, Partial<Drawn>]>([
  ["MYHSF", { method: "chaos", intention: "" }, { processedText: "MYHSF" }],
  [
    "MYHSF",
    {
      method: "elemental",
      intention: "",
      dominant: "fire",
      supporting: [],
      conflicting: [],
      layout: "circle",
      heart: null,
      heartConcept: null,
      salt: "",
    },
    { processedText: "MYHSF" },
  ],
  ["M 4 · T 2 · A 1", { method: "planetary", intention: "", planet: "mars" }, TRACED],
  ["M 40 · T 20 · A 1", { method: "planetary", intention: "", planet: "moon" }, TRACED],
  [
    "growth, wisdom, peace",
    {
      method: "custom",
      intention: "",
      layout: "circular",
      centre: "point",
      symbols: [
        { concept: "growth", theme: "growth", symbol: "fern" },
        { concept: "wisdom", theme: "wisdom", symbol: "owl" },
        { concept: "peace", theme: "peace", symbol: "dove" },
      ],
    },
    {},
  ],
  ["ᛞ ᚲ ᚹ", ANCESTRAL, drawSigns("dagaz", "kaunan", "wunjo")],
  ["ᚇ ᚊ", { ...ANCESTRAL, culture: "celtic" }, drawSigns("dair", "ceirt")],
  ["Δ Κ", { ...ANCESTRAL, culture: "mediterranean" }, drawSigns("delta", "kappa")],
  ["X", { ...ANCESTRAL, culture: "universal", motifs: ["tree", "sun"] }, drawSigns("limb", "limb")],
])("the processed text %j is what the drawing was made from", (text, plan, drawn) => {
  expect(describeSigil(plan, { ...PLAIN, ...drawn }).processedText).toBe(text);
});

it.each<[DrawingPlan, object]>([
  [{ method: "chaos", intention: "" }, {}],
  [
    { method: "planetary", intention: "", planet: "mars" },
    {
      planetaryInfo: {
        planet: "Mars",
        symbol: "♂\uFE0E",
        domain: "courage, action, strength, conflict, defence",
      },
    },
  ],
  [
    {
      method: "custom",
      intention: "",
      layout: "circular",
      centre: "point",
      symbols: [
        { concept: "growth", theme: "growth", symbol: "fern" },
        { concept: "peace", theme: "peace", symbol: "dove" },
      ],
    },
    { customData: { coreConcepts: ["growth", "peace"], layoutPreference: "circular" }, layout: "circular" },
  ],
  [ANCESTRAL, { culturalBackground: "norse" }],
  [
    {
      method: "elemental",
      intention: "",
      dominant: "fire",
      supporting: [],
      conflicting: [],
      layout: "flowing",
      heart: null,
      heartConcept: null,
      salt: "",
    },
    { dominantElement: "fire", layout: "flowing" },
  ],
])("the response for %j has the details of its method alone, as the contract wants them", (plan, details) => {
  expect(z.parse(MethodDetails, describeSigil(plan, PLAIN).details)).toEqual(details);
});

describe("what is told of a planetary sigil", () => {
  const numbers = [
    { letter: "C", cell: 3, visit: "first" },
    { letter: "L", cell: 3, visit: "again" },
    { letter: "M", cell: 4, visit: "first" },
    { letter: "U", cell: 3, visit: "return" },
    { letter: "D", cell: 4, visit: "return" },
    { letter: "B", cell: 2, visit: "first" },
  ] as const;
  const drawn: Drawn = { ...PLAIN, processedText: "CLMUDBF", numbers, endMark: "spear" };
  const recipe = { method: "planetary", intention: "Courage" } as const;

  it("names each number that the line comes to, and what each letter became", () => {
    const { symbols, processedText } = describeSigil(planDrawing(recipe), drawn);
    expect(symbols).toEqual(["3", "4", "3", "4", "2"]);
    expect(processedText).toBe("C 3 · L 3 · M 4 · U 3 · D 4 · B 2");
  });

  it("names the planet that the visitor chose, and says that it is a choice", () => {
    const { steps, details, processedText } = describeSigil(planDrawing({ ...recipe, planet: "moon" }), drawn);
    expect(steps[0]).toBe("Work under the Moon, the planet of your own choice. Its day is Monday.");
    expect(steps).toContainEqual(expect.stringMatching(/^Write the square of the Moon, nine by nine/));
    expect(details.planetaryInfo?.planet).toBe("Moon");
    expect(processedText).toBe("C 3 · L 30 · M 40 · U 30 · D 4 · B 2");
    expect(describeSigil(planDrawing({ ...recipe, planet: "mars" }), drawn)).toEqual(
      describeSigil(planDrawing(recipe), drawn),
    );
  });

  it("tells where the line comes again, and which letters it leaves out", () => {
    const { steps } = describeSigil(planDrawing(recipe), drawn);
    expect(steps).toContain("C and L fall on 3 one after another: set a second ring around its ring.");
    expect(steps).toContain(
      "Between 3 and 4 the line runs three times: let each way bow apart from the other, as an almond opens.",
    );
    expect(steps).toContain("The square of Mars carries no more; F stays in the ring.");
  });

  it("tells which letters have an open ring, because a word begins with them", () => {
    const ring = { symbol: "ring", role: "station", letter: "B", sourceIndex: null };
    const seal = { symbol: "mars", role: "seal", letter: null, sourceIndex: null };
    const { steps } = describeSigil(planDrawing(recipe), { ...drawn, symbols: [ring, seal] });
    expect(steps).toContain("B on 2 begins a word: make its bead an open ring.");
  });

  it.each([
    [2, "End the line there with a spear, the mark of Mars."],
    [3, "Lead the line on from its last number into free ground, and end it with a spear, the mark of Mars."],
  ])("tells with %d stations on three numbers how the line ends", (stations, sentence) => {
    const strokes = Array.from({ length: stations }, () => ({ kind: "station" }));
    expect(describeSigil(planDrawing(recipe), { ...drawn, strokes }).steps).toContain(sentence);
  });
});

describe("what is told of an ancestral sigil", () => {
  const choices: AncestralChoices = {
    culturalBackground: "norse",
    candleColor: "gold",
    selectedSymbols: ["tree", "eye"],
  };

  function describeWith(symbol: string, letter: string, sourceIndex: number | null): string {
    const place = { symbol, role: "on the stem", letter, sourceIndex };
    const letters = [
      { letter: "K", fate: "kept" },
      { letter: "O", fate: "vowel" },
    ] as const;
    const drawn: Drawn = { ...PLAIN, letters, processedText: "K", symbols: [place] };
    return (
      describeSigil(planDrawing({ method: "ancestral", intention: "🙂 we know it", choices }), drawn).steps[2] ?? ""
    );
  }

  it("finds the word that a sign begins by its code point, which an emoji fills alone", () => {
    expect(describeWith("kaunan", "K", 5)).toContain("for “know”");
    expect(describeWith("mannaz", "M", 0)).toContain("for “🙂”");
  });

  it.each([
    ["kaunan", "K", "from the letters that remain"],
    ["othala", "O", "from the other letters of the sentence"],
    ["berkanan", "B", "drawn by lot, always the same for the same text"],
  ])("tells where %s comes from without a word", (rune, letter, origin) => {
    expect(describeWith(rune, letter, null)).toContain(`, ${origin}.`);
  });

  it("names each sign and motif once, and none of the band", () => {
    const part = { role: "on the arms", letter: "K", sourceIndex: null };
    const symbols = [
      { symbol: "tree", role: "middle", letter: null, sourceIndex: null },
      { ...part, symbol: "kappa" },
      { ...part, symbol: "nu" },
      { ...part, symbol: "kappa" },
      { ...part, symbol: "omega", role: "band" },
    ];
    const told = describeSigil(
      planDrawing({
        method: "ancestral",
        intention: "Know",
        choices: { ...choices, culturalBackground: "mediterranean" },
      }),
      { ...PLAIN, symbols },
    );
    expect(told.symbols).toEqual(["Κ", "Ν", "Tree", "Eye"]);
    expect(told.processedText).toBe("Κ Ν");
  });
});
