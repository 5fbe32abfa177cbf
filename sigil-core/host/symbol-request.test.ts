import { describe, expect, it } from "vitest";
import { toPolygons } from "#sigil-core/lab/picture/path-polygons.ts";
import { rasterise } from "#sigil-core/lab/picture/rasterise.ts";
import { SigilCoreError } from "./engine.ts";
import { loadSigilEngine } from "./load-node.ts";
import { CENTER_SYMBOL_NUMBERS, ELEMENT_NUMBERS, MOTIF_NUMBERS, THEME_SYMBOL_NUMBERS } from "./option-ids.ts";
import type { SymbolRequest } from "./symbol-request.ts";

const engine = loadSigilEngine();

const SYMBOLS: readonly SymbolRequest[] = [
  ...listIds(THEME_SYMBOL_NUMBERS).map((id) => ({ kind: "concept", id }) as const),
  ...listIds(CENTER_SYMBOL_NUMBERS).map((id) => ({ kind: "centre", id }) as const),
  ...listIds(MOTIF_NUMBERS).map((id) => ({ kind: "motif", id }) as const),
  ...listIds(ELEMENT_NUMBERS).map((id) => ({ kind: "element", id }) as const),
];

/** Side of the box that a symbol alone is drawn in. */
const BOX_PX = 96;
/** A raster of the 512 box at this size shows the 96 box at 24 px. */
const RASTER_OF_24_PX = 128;

function listIds<Id extends string>(numbers: Readonly<Record<Id, number>>): Id[] {
  const ids: Id[] = [];
  for (const id in numbers) ids.push(id);
  return ids;
}

describe("the symbol library", () => {
  it("holds 36 concepts, 10 centers, 9 motifs and 4 elements, all drawn differently", () => {
    expect(SYMBOLS).toHaveLength(36 + 10 + 9 + 4);
    expect(new Set(SYMBOLS.map((symbol) => engine.drawSymbol(symbol))).size).toBe(SYMBOLS.length);
  });

  it.each(SYMBOLS)("draws the $kind $id in closed outlines within its field", (symbol) => {
    const path = engine.drawSymbol(symbol);
    expect(path).toMatch(/^M[^Mmz]*z([Mm][^Mmz]*z)*$/);
    const coordinates = toPolygons(path).flat();
    expect(Math.min(...coordinates)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...coordinates)).toBeLessThanOrEqual(BOX_PX);
  });

  it.each(SYMBOLS)("keeps ink and paper of the $kind $id apart at 24 px", (symbol) => {
    const { pixels } = rasterise(engine.drawSymbol(symbol), RASTER_OF_24_PX);
    const share = pixels.reduce((sum, pixel) => sum + pixel, 0) / 24 ** 2;
    expect(share).toBeGreaterThan(0.06);
    expect(share).toBeLessThan(0.45);
  });

  it("draws the same symbol whatever was drawn before", () => {
    const before = engine.drawSymbol({ kind: "motif", id: "hand" });
    engine.draw({ method: "chaos", intention: "My home is safe" });
    expect(engine.drawSymbol({ kind: "motif", id: "hand" })).toBe(before);
  });

  it.each([
    ["an id of another kind", { kind: "centre", id: "owl" }],
    ["a kind that is not listed", { kind: "planet", id: "sun" }],
    ["the name of an inherited property", { kind: "motif", id: "toString" }],
  ])("refuses %s", (_case, request) => {
    // @ts-expect-error: only a caller without types can ask for it.
    expect(() => engine.drawSymbol(request)).toThrow(new SigilCoreError("illegal_option"));
  });
});
