import { describe, expect, it } from "vitest";
import { computeCellNumber, computeRootNumber, countLetters, findChamber, findLetterValue } from "./letter-values.ts";

const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

describe("the numbers of the letters", () => {
  it.each([
    [1, "AJS"],
    [2, "BKT"],
    [3, "CLU"],
    [4, "DMV"],
    [5, "ENW"],
    [6, "FOX"],
    [7, "GPY"],
    [8, "HQZ"],
    [9, "IR"],
  ])("put into chamber %i the letters %s and no others", (chamber, letters) => {
    expect(ALPHABET.filter((letter) => findChamber(letter) === chamber).join("")).toBe(letters);
  });

  it("run by ones to I, by tens to R and by hundreds to Z", () => {
    expect(ALPHABET.map(findLetterValue)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9],
      ...[10, 20, 30, 40, 50, 60, 70, 80, 90],
      ...[100, 200, 300, 400, 500, 600, 700, 800],
    ]);
  });

  it.each(["a", "É", "1", "", "AB", " "])("are for the capitals A to Z alone, not for %j", (text) => {
    expect([findChamber(text), findLetterValue(text)]).toEqual([null, null]);
  });
});

describe("the cell of a value", () => {
  it.each([
    [9, 3, 9],
    [10, 3, 1],
    [800, 3, 8],
    [10, 4, 10],
    [20, 4, 2],
    [20, 5, 20],
    [30, 5, 3],
    [30, 6, 30],
    [200, 6, 2],
    [40, 7, 40],
    [50, 7, 5],
    [200, 7, 20],
    [500, 7, 5],
    [60, 8, 60],
    [70, 8, 7],
    [600, 8, 60],
    [80, 9, 80],
    [90, 9, 9],
    [800, 9, 80],
  ])("%i on a square of order %i is %i", (value, order, cell) => {
    expect(computeCellNumber(value, order)).toBe(cell);
  });

  it("lies on the square for every letter and every planet", () => {
    for (const order of [3, 4, 5, 6, 7, 8, 9]) {
      for (const letter of ALPHABET) {
        const cell = computeCellNumber(findLetterValue(letter) ?? 0, order);
        expect(cell).toBeGreaterThanOrEqual(1);
        expect(cell).toBeLessThanOrEqual(order * order);
      }
    }
  });
});

describe("what a text adds up to", () => {
  it.each([
    ["AJS", 3],
    ["a j, s!", 3],
    ["Çé", 8],
    ["2027", 0],
    ["π", 0x3a0],
    ["🙂", 0x1f642],
  ])("%j is %i", (text, total) => {
    expect(countLetters(text)).toBe(total);
  });

  it.each([
    [0, 9],
    [9, 9],
    [38, 2],
    [99, 9],
    [100, 1],
  ])("%i has the root %i", (total, root) => {
    expect(computeRootNumber(total)).toBe(root);
  });
});
