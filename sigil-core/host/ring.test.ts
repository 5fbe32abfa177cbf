import { describe, expect, it } from "vitest";
import { toPolygons } from "#sigil-core/lab/picture/path-polygons.ts";
import type { Drawing } from "./drawing.ts";
import { SigilCoreError } from "./engine.ts";
import { loadSigilEngine } from "./load-node.ts";
import { RING_LETTERS } from "./symbol-request.ts";

const engine = loadSigilEngine();

function drawChaos(intention: string): Drawing {
  return engine.draw({ method: "chaos", intention });
}

function drawUnderMars(intention: string): Drawing {
  return engine.draw({ method: "planetary", planet: "mars", intention });
}

function listReaches(path: string): number[] {
  return toPolygons(path).flatMap((polygon) =>
    polygon.flatMap((x, at) => (at % 2 === 0 ? [Math.hypot(x - 256, (polygon[at + 1] ?? 0) - 256)] : [])),
  );
}

describe("the ring", () => {
  it("says the letters that remain in the free method, each with the code point that brought it", () => {
    const { inscription, processedText } = drawChaos("My home is safe");
    expect(inscription.map(({ letter }) => letter).join("")).toBe(processedText);
    expect(inscription.map(({ sourceIndex }) => sourceIndex)).toEqual([0, 1, 3, 9, 13]);
  });

  it("says the whole sentence in the other methods", () => {
    const { inscription } = drawUnderMars("My home is safe");
    expect(inscription.map(({ letter }) => letter).join("")).toBe("MYHOMEISSAFE");
    expect(inscription.at(-1)?.sourceIndex).toBe(14);
  });

  it("says the letters that remain where the sentence is too long to be read", () => {
    const { inscription, processedText } = drawUnderMars("The garden of my grandmother grows again and again");
    expect(inscription.map(({ letter }) => letter).join("")).toBe(processedText);
  });

  it("says letters that nobody wrote where there are none, and that nobody did", () => {
    const { inscription } = drawChaos("🌙");
    expect(inscription.length).toBeGreaterThan(1);
    expect(inscription.map(({ sourceIndex }) => sourceIndex)).toEqual(inscription.map(() => null));
  });

  it("is a ring: its ink lies outside the figure's field and inside the box", () => {
    for (const { seal } of [drawChaos("I am calm and clear"), drawUnderMars("I am calm and clear")]) {
      const reaches = listReaches(seal);
      expect(Math.min(...reaches)).toBeGreaterThan(197);
      expect(Math.max(...reaches)).toBeLessThan(256);
    }
  });

  it("has a sign for each letter, and no more", () => {
    const paths = [...RING_LETTERS].map((id) => engine.drawSymbol({ kind: "sign", id }));
    expect(new Set(paths).size).toBe(26);
    expect(() => engine.drawSymbol({ kind: "sign", id: "Ø" })).toThrow(SigilCoreError);
  });
});

it("an earlier core tells nothing of its ring", () => {
  expect(engine.findVersion(1)?.draw({ method: "chaos", intention: "My home is safe" }).inscription).toEqual([]);
});
