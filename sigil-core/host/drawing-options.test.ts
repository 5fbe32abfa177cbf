import { describe, expect, it } from "vitest";
import type { DrawingRequest } from "./drawing-request.ts";
import { SigilCoreError } from "./engine.ts";
import { loadSigilEngine } from "./load-node.ts";
import { MOTIF_NUMBERS } from "./option-ids.ts";

const engine = loadSigilEngine();
const intention = "My home is safe";

/** The code with which the core refuses what a caller without types sends; null where it draws. */
function findRefusal(request: object): string | null {
  try {
    engine.draw(JSON.parse(JSON.stringify(request)));
    return null;
  } catch (error) {
    if (error instanceof SigilCoreError) return error.code;
    throw error;
  }
}

/** The symbols that the core draws for a caller without types. */
function listDrawnSymbols(request: object): string[] {
  return engine.draw(JSON.parse(JSON.stringify(request))).symbols.map(({ symbol }) => symbol);
}

const CUSTOM = { method: "custom", intention, layout: "circular", centre: "point" };
const ROSE = { theme: "love", symbol: "rose" };
const ANCESTRAL = { method: "ancestral", intention, culture: "norse", candle: "red", motifs: ["tree"], salt: "" };
const ELEMENTAL = {
  method: "elemental",
  intention,
  dominant: "fire",
  supporting: [],
  conflicting: [],
  layout: "circle",
  heart: null,
  salt: "",
};

describe("what a request may choose", () => {
  it.each([
    ["a planet that has no square", { method: "planetary", intention, planet: "pluto" }],
    ["a planet's name that every object knows", { method: "planetary", intention, planet: "constructor" }],
    ["a layout of another method", { ...CUSTOM, layout: "flowing", symbols: [ROSE] }],
    ["no symbol", { ...CUSTOM, symbols: [] }],
    ["six symbols", { ...CUSTOM, symbols: Array.from({ length: 6 }, () => ROSE) }],
    ["a hundred symbols", { ...CUSTOM, symbols: Array.from({ length: 100 }, () => ROSE) }],
    ["a symbol of another theme", { ...CUSTOM, symbols: [{ theme: "love", symbol: "key" }] }],
    ["an unknown theme", { ...CUSTOM, symbols: [{ theme: "fame", symbol: "key" }] }],
    ["a motif for a theme", { ...CUSTOM, symbols: [{ theme: "love", symbol: "sun" }] }],
    ["a centre symbol for a concept", { ...CUSTOM, symbols: [{ theme: null, symbol: "star" }] }],
    ["an unknown symbol without a theme", { ...CUSTOM, symbols: [{ theme: null, symbol: "skull" }] }],
    ["an unknown culture", { ...ANCESTRAL, culture: "martian" }],
    ["a candle of another colour", { ...ANCESTRAL, candle: "green" }],
    ["no motif", { ...ANCESTRAL, motifs: [] }],
    ["a motif twice", { ...ANCESTRAL, motifs: ["tree", "tree"] }],
    ["more free text than enters the seed", { ...ANCESTRAL, salt: "x".repeat(8193) }],
    ["more free text than enters the seed of the elements", { ...ELEMENTAL, salt: "x".repeat(8193) }],
    ["a fifth element", { ...ELEMENTAL, dominant: "aether" }],
    ["an element that supports itself", { ...ELEMENTAL, supporting: ["fire"] }],
    ["an element that supports and conflicts", { ...ELEMENTAL, supporting: ["air"], conflicting: ["air"] }],
    ["three supporting elements", { ...ELEMENTAL, supporting: ["air", "water", "earth"] }],
    ["an unknown heart", { ...ELEMENTAL, heart: "skull" }],
  ])("refuses %s", (_case, request) => {
    expect(findRefusal(request)).toBe("illegal_option");
  });

  it("draws each motif for words without a theme, and in a heart", () => {
    for (const motif of Object.keys(MOTIF_NUMBERS)) {
      const custom = { ...CUSTOM, symbols: [{ theme: null, symbol: motif }] };
      for (const request of [custom, { ...custom, layout: "directional" }, { ...ELEMENTAL, heart: motif }]) {
        expect(listDrawnSymbols(request)).toContain(motif);
      }
    }
  });

  it("refuses a method that it does not know", () => {
    expect(findRefusal({ method: "basic", intention })).toBe("unknown_method");
  });

  it("draws a legal request after a refused one as if nothing had been refused", () => {
    const request: DrawingRequest = { method: "planetary", intention, planet: "moon" };
    const before = engine.draw(request);
    findRefusal({ ...ELEMENTAL, dominant: "aether" });
    expect(engine.draw(request)).toEqual(before);
  });

  it("leaves no trace of another method's options in a chaos sigil", () => {
    const request: DrawingRequest = { method: "chaos", intention };
    const before = engine.draw(request);
    findRefusal({ ...ANCESTRAL, salt: "my grandmother's loom", candle: "green" });
    expect(engine.draw(request)).toEqual(before);
  });
});
