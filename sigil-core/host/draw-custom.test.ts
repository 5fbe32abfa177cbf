import { describe, expect, it } from "vitest";
import { countFigures } from "#sigil-core/lab/picture/count-figures.ts";
import { measureFigure } from "#sigil-core/lab/picture/measure-figure.ts";
import { composeIntentions } from "#sigil-core/lab/recipes/compose-intentions.ts";
import { SigilCoreError } from "./engine.ts";
import { loadSigilEngine } from "./load-node.ts";
import type { ChosenConcept, CustomRequest } from "./methods/custom-request.ts";
import { CENTER_SYMBOL_NUMBERS, THEME_SYMBOL_NUMBERS } from "./option-ids.ts";

const engine = loadSigilEngine();

const CHOICES: readonly ChosenConcept[] = [
  { theme: "discovery", symbol: "key" },
  { theme: "peace", symbol: "dove" },
  { theme: "power", symbol: "crown" },
  { theme: null, symbol: "fern" },
  { theme: "purpose", symbol: "anchor" },
  { theme: "wisdom", symbol: "lamp" },
  { theme: "healing", symbol: "rod" },
];
const LAYOUTS = ["directional", "circular", "hierarchical"] as const;
const CENTERS = ["point", "hexafoil", "ouroboros", "heptagram", "wheel"] as const;

/** Sixty requests: every layout with one to five symbols, four times. */
const REQUESTS: readonly CustomRequest[] = composeIntentions(60).map((intention, index) => ({
  method: "custom",
  intention,
  layout: LAYOUTS[index % 3] ?? "circular",
  centre: CENTERS[index % 4] ?? "point",
  symbols: [...CHOICES, ...CHOICES].slice(index % 7, (index % 7) + 1 + (Math.floor(index / 3) % 5)),
}));

const ONE: CustomRequest = {
  method: "custom",
  intention: "My home is safe",
  layout: "circular",
  centre: "quatrefoil",
  symbols: [{ theme: "protection", symbol: "shield" }],
};

function listIds<Id extends string>(numbers: Readonly<Record<Id, number>>): Id[] {
  const ids: Id[] = [];
  for (const id in numbers) ids.push(id);
  return ids;
}

describe("a custom sigil", () => {
  it("is one figure, besides symbols that are in it without touching", () => {
    for (const request of REQUESTS)
      expect(countFigures(engine.draw(request))).toBeLessThanOrEqual(request.symbols.length + 2);
  });

  it("fills the seal evenly", () => {
    for (const request of REQUESTS) {
      const { sizeToSeal, aspect, inkShare, centroidToSeal } = measureFigure(engine.draw(request).figure);
      expect(sizeToSeal).toBeGreaterThan(0.5);
      expect(sizeToSeal).toBeLessThan(0.81);
      expect(aspect).toBeGreaterThan(0.6);
      expect(aspect).toBeLessThan(1.5);
      expect(inkShare).toBeGreaterThan(0.09);
      expect(inkShare).toBeLessThan(0.24);
      expect(centroidToSeal).toBeLessThan(0.11);
    }
  });

  it("draws one ring where the symbols are in a circle", () => {
    for (const request of REQUESTS.filter(({ layout }) => layout === "circular"))
      expect(engine.draw(request).strokes.filter(({ kind }) => kind === "frame")).toHaveLength(1);
  });

  it("says which letter each mark is, and which letters end arms", () => {
    for (const request of REQUESTS) {
      const { strokes, symbols, marks, processedText } = engine.draw(request);
      const letters = strokes.flatMap(({ kind, letter }) => (kind === "gesture" ? [letter] : []));
      const named = symbols.flatMap(({ role, letter }) => (role === "carrier" ? [] : (letter ?? [])));
      expect(new Set(letters)).toEqual(new Set(named));
      for (const letter of [...named, ...marks.map((mark) => mark.letter)]) expect(processedText).toContain(letter);
      const ends = strokes.flatMap(({ kind, letter }) => (kind === "terminal" ? (letter ?? []) : []));
      expect(new Set(ends)).toEqual(new Set(marks.map(({ letter }) => letter)));
    }
  });

  it("lets a round first letter bend what holds the figure together, and a straight one leave it straight", () => {
    const carrierOf = (intention: string): unknown =>
      engine.draw({ ...ONE, intention }).symbols.find(({ role }) => role === "carrier");
    expect(carrierOf("Bread")).toMatchObject({ symbol: "bowed", letter: "B" });
    expect(carrierOf("Harvest")).toMatchObject({ symbol: "straight", letter: "H" });
  });

  it("names the middle first, and then every symbol", () => {
    for (const request of REQUESTS) {
      const [middle, ...others] = engine.draw(request).symbols;
      expect(middle).toMatchObject({ symbol: request.centre, role: "centre" });
      const named = new Set(others.map(({ symbol }) => symbol));
      for (const { symbol } of request.symbols) expect(named).toContain(symbol);
    }
  });

  it.each(listIds(THEME_SYMBOL_NUMBERS))("draws %s where it is asked for", (symbol) => {
    const { symbols, strokes } = engine.draw({ ...ONE, layout: "hierarchical", symbols: [{ theme: null, symbol }] });
    expect(symbols).toContainEqual(expect.objectContaining({ symbol, role: "branch" }));
    expect(strokes.some(({ kind }) => kind === "tie")).toBe(true);
  });

  it.each(listIds(CENTER_SYMBOL_NUMBERS))("puts %s in the middle where it is asked for", (centre) => {
    expect(engine.draw({ ...ONE, centre }).symbols[0]).toMatchObject({ symbol: centre, role: "centre" });
  });

  it("sets each theme on its point of the compass, and letters on the arms that are free", () => {
    const { symbols } = engine.draw({ ...ONE, layout: "directional" });
    const places = symbols.filter(({ symbol }) => symbol === "shield").map(({ role }) => role);
    expect(places).toEqual(["south"]);
    const arms = symbols.filter(({ role, letter }) => role.endsWith(" arm") && letter !== null);
    expect(arms.map(({ role }) => role)).toEqual(["north arm", "east arm", "west arm"]);
    const drawn = engine.draw({ ...ONE, layout: "directional", symbols: CHOICES.slice(0, 4) }).symbols.slice(1, 5);
    expect(drawn.map(({ symbol, role }) => [symbol, role])).toEqual([
      ["fern", "north"],
      ["key", "east"],
      ["crown", "south"],
      ["dove", "west"],
    ]);
  });

  it("is the same for the same request, and another for another sentence or choice", () => {
    const { figure, seal } = engine.draw(ONE);
    expect(engine.draw({ ...ONE, intention: "my HOME is safe!" })).toMatchObject({ figure, seal });
    expect(engine.draw({ ...ONE, intention: "My house is safe" })).not.toMatchObject({ seal });
    expect(engine.draw({ ...ONE, centre: "wheel" })).not.toMatchObject({ figure });
  });

  it.each<[string, object]>([
    ["no symbols", { symbols: [] }],
    ["six symbols", { symbols: CHOICES.slice(0, 6) }],
    ["a symbol of another theme", { symbols: [{ theme: "love", symbol: "shield" }] }],
    ["a symbol that is not listed", { symbols: [{ theme: null, symbol: "sword" }] }],
    ["a layout that is not listed", { layout: "spiral" }],
    ["a centre that is not listed", { centre: "cube" }],
  ])("refuses %s", (_case, change) => {
    expect(() => engine.draw({ ...ONE, ...change })).toThrow(new SigilCoreError("illegal_option"));
  });
});
