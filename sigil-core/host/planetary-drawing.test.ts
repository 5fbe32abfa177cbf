import { describe, expect, it } from "vitest";
import { measureFigure } from "#sigil-core/lab/picture/measure-figure.ts";
import { composeIntentions } from "#sigil-core/lab/recipes/compose-intentions.ts";
import type { Drawing } from "./drawing.ts";
import { loadSigilEngine } from "./load-node.ts";
import type { PlanetId } from "./option-ids.ts";

const engine = loadSigilEngine();
const PLANETS: readonly PlanetId[] = ["saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon"];
const CONSTANTS = { saturn: 15, jupiter: 34, mars: 65, sun: 111, venus: 175, mercury: 260, moon: 369 };

function draw(planet: PlanetId, intention: string): Drawing {
  return engine.draw({ method: "planetary", intention, planet });
}

function sum(numbers: readonly (number | undefined)[]): number {
  return numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
}

describe("the planets' magic squares", () => {
  it.each(PLANETS)("%s's holds each number once, and adds up alike in rows, columns and diagonals", (planet) => {
    const { square } = draw(planet, "My home is safe");
    const order = square.length;
    const constant = CONSTANTS[planet];
    expect([...square.flat()].sort((a, b) => a - b)).toEqual(Array.from({ length: order ** 2 }, (_, i) => i + 1));
    const lines = [
      ...square,
      ...square.map((_, column) => square.map((row) => row[column])),
      square.map((row, i) => row[i]),
      square.map((row, i) => row[order - 1 - i]),
    ];
    expect(lines.map(sum)).toEqual(lines.map(() => constant));
  });
});

describe("the letters on a square", () => {
  it("traces each letter over the cell of its number", () => {
    for (const planet of PLANETS) {
      const { numbers, square, processedText } = draw(planet, "Safe travel and good trade");
      expect(numbers.map(({ letter }) => letter).join("")).toBe(processedText.slice(0, numbers.length));
      for (const { cell, row, column } of numbers) expect(square[row - 1]?.[column - 1]).toBe(cell);
    }
  });

  it.each([
    ["saturn", [5, 1, 2, 2, 3]],
    ["sun", [5, 10, 20, 2, 30]],
    ["venus", [5, 10, 20, 20, 30]],
    ["moon", [50, 10, 20, 20, 30]],
  ] as const)("on %s's, lets values beyond the square lose zeros", (planet, cells) => {
    const { numbers } = draw(planet, "NJKTL");
    expect(numbers.slice(0, 5).map(({ value }) => value)).toEqual([50, 10, 20, 200, 30]);
    expect(numbers.slice(0, 5).map(({ cell }) => cell)).toEqual(cells);
  });

  it("tells a number struck twice from one that the line comes back to", () => {
    const { numbers } = draw("saturn", "BKCDTFGH");
    expect(numbers.map(({ visit }) => visit)).toEqual(["first", "again", "first", "first", "return", "first", "first"]);
  });

  it("lets the vowels stay where the consonants make too few stations", () => {
    const listFates = (intention: string) => draw("sun", intention).letters.map(({ fate }) => fate);
    expect(listFates("Love")).not.toContain("vowel");
    expect(listFates("Success in my new work")).toContain("vowel");
  });

  it("adds letters by lot only where all letters together make a bare figure", () => {
    const bare = draw("jupiter", "aha");
    expect(new Set(bare.numbers.map(({ cell }) => cell)).size).toBeGreaterThanOrEqual(5);
    expect(bare.suppliedLetters).not.toBe("");
    expect(draw("jupiter", "My fortune grows").suppliedLetters).toBe("");
  });
});

describe("a planetary drawing", () => {
  it("is the same every time, and another for every planet", () => {
    const drawings = PLANETS.map((planet) => draw(planet, "Justice is done"));
    expect(PLANETS.map((planet) => draw(planet, "Justice is done"))).toEqual(drawings);
    expect(new Set(drawings.map(({ figure }) => figure)).size).toBe(PLANETS.length);
  });

  it("differs between two sentences with the same letters", () => {
    expect(draw("saturn", "My luck holds").numbers).toEqual(draw("saturn", "My luck hollds").numbers);
    expect(draw("saturn", "My luck holds").figure).not.toBe(draw("saturn", "My luck hollds").figure);
  });

  it("ends with the planet's own mark, and has nothing faint behind it", () => {
    const ends = PLANETS.map((planet) => draw(planet, "I learn quickly").endMark);
    expect(ends).toEqual(["crosslet", "bar", "spear", "lozenge", "trefoil", "crescent", "crescent"]);
    expect(draw("moon", "I learn quickly").ground).toEqual([]);
  });

  it("is drawn from the start over every line to the mark, each stroke's ink in the figure", () => {
    const { strokes, figure } = draw("mars", "Victory in the contest");
    expect(strokes[0]?.kind).toBe("station");
    expect(strokes.at(-1)?.kind).toBe("terminal");
    expect(strokes.map(({ outline }) => outline).join("")).toBe(figure);
    expect(strokes.every(({ lengthPx, centreLine }) => lengthPx > 0 && centreLine.startsWith("M"))).toBe(true);
  });

  it("hangs together, is in the middle, and keeps its size and weight", () => {
    const measured = composeIntentions(70).map((intention, index) => {
      const planet = PLANETS[index % PLANETS.length] ?? "sun";
      return measureFigure(draw(planet, intention).figure);
    });
    for (const { componentCount, sliverCount, sizeToSeal, aspect } of measured) {
      expect(componentCount).toBe(1);
      expect(sliverCount).toBeLessThanOrEqual(4);
      expect(sizeToSeal).toBeGreaterThan(0.46);
      expect(sizeToSeal).toBeLessThan(0.81);
      expect(aspect).toBeGreaterThan(0.55);
      expect(aspect).toBeLessThan(1.6);
    }
    const isBalanced = ({ centroidToSeal, inkShare }: (typeof measured)[number]): boolean =>
      centroidToSeal <= 0.06 && inkShare >= 0.1 && inkShare <= 0.2;
    expect(measured.filter(isBalanced).length).toBeGreaterThanOrEqual(67);
  });

  it.each([
    "a",
    "7",
    "🙂",
    "AJS",
    "我爱你",
    "!!!",
    "x".repeat(500),
    "abcdefghijklmnopqrstuvwxyz ".repeat(18),
    "\u0000\uD800",
  ])("finishes for every planet: %j", (intention) => {
    for (const planet of PLANETS) {
      const { figure, seal, numbers } = draw(planet, intention);
      expect(numbers.length).toBeGreaterThanOrEqual(3);
      expect(`${figure}${seal}`).toMatch(/^M[\d.\sa-zM-]+z$/);
      expect(figure.length + seal.length).toBeLessThan(12_000);
    }
  });
});
