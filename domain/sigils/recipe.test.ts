import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { AncestralData } from "./methods/ancestral/kit.ts";
import { chooseFirstSymbols, listConcepts } from "./methods/custom/concepts.ts";
import { CustomOptions } from "./methods/custom/kit.ts";
import { ElementalData } from "./methods/elemental/kit.ts";

const CUSTOM = {
  concepts: ["growth", "skateboard"],
  selectedSymbols: { growth: "fern", skateboard: "hand" },
  layoutPreference: "circular",
  centerSymbol: "hexafoil",
};

const ANCESTRAL = {
  sacredSpace: true,
  candleColor: "red",
  ancestralCall: true,
  culturalBackground: "norse",
  culturalNote: "Norwegian, on my mother's side",
  selectedSymbols: ["tree", "sun"],
  customSymbols: "",
  familyRituals: ["old_stories"],
  customPractices: "We never whistle indoors after dark.",
  modernGoal: null,
  energeticClick: true,
  finalIntention: "My daughters know where they come from",
};

const ELEMENTAL = {
  dominantElement: "fire",
  elementalQuizAnswers: { beginning: "fire", body: "air" },
  earthChanneled: true,
  waterChanneled: true,
  fireChanneled: true,
  airChanneled: true,
  channelingComplete: true,
  supportingElements: ["air"],
  conflictingElements: ["water"],
  balanceReflection: "Air came easily.",
  elementalSymbols: { earth: "a stone", water: null },
  symbolLayout: "flowing",
};

/** The messages that a schema returns; empty where it takes the value. */
function messagesOf(schema: z.ZodMiniType, rawValue: unknown): string[] {
  return z.safeParse(schema, rawValue).error?.issues.map(({ message }) => message) ?? [];
}

describe("what the custom wizard sends", () => {
  it("is taken as it is", () => {
    expect(z.parse(CustomOptions, CUSTOM)).toEqual(CUSTOM);
  });

  it.each<[string, object, string]>([
    ["no concept", { concepts: [], selectedSymbols: {} }, "Please choose at least one concept."],
    ["six concepts", { concepts: [..."abcdef"], selectedSymbols: {} }, "Please choose at most 5 concepts."],
    ["a concept twice", { concepts: ["love", "love"] }, "Please name each concept once."],
    ["a blank concept", { concepts: [" "] }, "Please leave no concept empty."],
    ["a concept without a symbol", { selectedSymbols: { growth: "fern" } }, "Please choose a symbol for each concept."],
    [
      "a symbol for a concept that isn't named",
      { selectedSymbols: { ...CUSTOM.selectedSymbols, love: "heart" } },
      "Please choose symbols for the named concepts alone.",
    ],
    [
      "another theme's symbol",
      { selectedSymbols: { ...CUSTOM.selectedSymbols, growth: "heart" } },
      "Please choose each symbol from the three of its concept.",
    ],
    [
      "a motif that isn't among the word's three",
      { selectedSymbols: { ...CUSTOM.selectedSymbols, skateboard: "tree" } },
      "Please choose each symbol from the three of its concept.",
    ],
    [
      "an unknown layout",
      { layoutPreference: "spiral" },
      "Please choose a directional, circular or hierarchical layout.",
    ],
    ["no layout", { layoutPreference: undefined }, "Please choose a directional, circular or hierarchical layout."],
    ["an unknown centre", { centerSymbol: "heart" }, "Please choose a centre symbol from the list."],
  ])("is refused with %s", (_case, change, message) => {
    expect(messagesOf(CustomOptions, { ...CUSTOM, ...change })).toContain(message);
  });

  it("is taken with the symbols that a wizard starts with, whatever the intention", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 500, unit: "binary" }), (intention) => {
        const concepts = listConcepts(intention).map(({ name }) => name);
        fc.pre(concepts.length > 0);
        const rawOptions = { ...CUSTOM, concepts, selectedSymbols: chooseFirstSymbols(concepts) };
        expect(messagesOf(CustomOptions, rawOptions)).toEqual([]);
      }),
    );
  });

  it("is not fooled by names that every object has", () => {
    const rawOptions = { ...CUSTOM, concepts: ["constructor"], selectedSymbols: {} };
    expect(messagesOf(CustomOptions, rawOptions)).toContain("Please choose a symbol for each concept.");
  });
});

describe("what the ancestral wizard sends", () => {
  it("is taken as it is", () => {
    expect(z.parse(AncestralData, ANCESTRAL)).toEqual(ANCESTRAL);
  });

  it("needs no more than its gates, and means the universal background then", () => {
    const { sacredSpace, candleColor, ancestralCall, selectedSymbols, familyRituals } = ANCESTRAL;
    const gates = { sacredSpace, candleColor, ancestralCall, selectedSymbols, familyRituals };
    expect(z.parse(AncestralData, gates)).toEqual({ ...gates, culturalBackground: "universal" });
  });

  it.each<[string, object, string]>([
    ["an unprepared space", { sacredSpace: false }, "Please prepare your sacred space first."],
    ["no space", { sacredSpace: undefined }, "Please prepare your sacred space first."],
    ["an unknown candle", { candleColor: "green" }, "Please choose a white, black, red or gold candle."],
    ["an unspoken call", { ancestralCall: false }, "Please speak the call to your ancestors first."],
    ["a written call", { ancestralCall: "Hear me" }, "Please speak the call to your ancestors first."],
    [
      "an unknown background",
      { culturalBackground: "atlantean" },
      "Please choose a Norse, Celtic, Mediterranean or universal background.",
    ],
    ["no symbol", { selectedSymbols: [] }, "Please choose at least one ancestral symbol."],
    ["an unknown symbol", { selectedSymbols: ["adinkra"] }, "Please choose each ancestral symbol from the list."],
    ["a symbol twice", { selectedSymbols: ["tree", "tree"] }, "Please choose each ancestral symbol once."],
    ["no ritual", { familyRituals: [] }, "Please choose at least one family ritual."],
    ["an unknown ritual", { familyRituals: ["karaoke"] }, "Please choose each family ritual from the list."],
    [
      "a long symbol of one's own",
      { customSymbols: "🙂".repeat(201) },
      "Please shorten your own symbol to at most 200 characters.",
    ],
    [
      "a long final intention",
      { finalIntention: "a".repeat(501) },
      "Please shorten your final intention to at most 500 characters.",
    ],
  ])("is refused with %s", (_case, change, message) => {
    expect(messagesOf(AncestralData, { ...ANCESTRAL, ...change })).toEqual([message]);
  });

  it("counts a symbol of one's own in code points", () => {
    expect(messagesOf(AncestralData, { ...ANCESTRAL, customSymbols: "🙂".repeat(200) })).toEqual([]);
  });
});

describe("what the elemental wizard sends", () => {
  it("is taken as it is", () => {
    expect(z.parse(ElementalData, ELEMENTAL)).toEqual(ELEMENTAL);
  });

  it.each<[string, object, string]>([
    ["no dominant element", { dominantElement: undefined }, "Please choose a dominant element."],
    ["a fifth element", { dominantElement: "aether" }, "Please choose a dominant element."],
    ["an element that wasn't channeled", { fireChanneled: false }, "Please channel fire first."],
    ["a channeling that contradicts it", { channelingComplete: false }, "Please complete the channeling first."],
    ["no support", { supportingElements: [] }, "Please choose at least one supporting element."],
    [
      "three in support",
      { supportingElements: ["air", "earth", "water"], conflictingElements: [] },
      "Please choose at most 2 supporting elements.",
    ],
    ["the dominant one in support", { supportingElements: ["fire"] }, "The dominant element cannot support itself."],
    [
      "the dominant one in conflict",
      { conflictingElements: ["fire"] },
      "The dominant element cannot conflict with itself.",
    ],
    [
      "an element on both sides",
      { conflictingElements: ["water", "air"] },
      "An element can support or conflict, not both.",
    ],
    ["an empty reflection", { balanceReflection: " " }, "Please write down what you noticed."],
    ["an unknown layout", { symbolLayout: "star" }, "Please choose a circle, cardinal, square or flowing layout."],
    ["an unknown question", { elementalQuizAnswers: { pets: "fire" } }, "Please answer the quiz’s own questions."],
    [
      "an unknown answer",
      { elementalQuizAnswers: { body: "aether" } },
      "Please choose from earth, water, fire and air.",
    ],
  ])("is refused with %s", (_case, change, message) => {
    expect(messagesOf(ElementalData, { ...ELEMENTAL, ...change })).toContain(message);
  });
});

it.each([CustomOptions, AncestralData, ElementalData])(
  "a wizard's schema %# can be written down as JSON Schema",
  (schema) => {
    expect(z.toJSONSchema(schema, { io: "input" })).toHaveProperty("properties");
  },
);
