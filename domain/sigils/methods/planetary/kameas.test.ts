import { describe, expect, it } from "vitest";
import { computeMagicConstant, findCell, KAMEAS } from "./kameas.ts";
import { PLANETS } from "./planets.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe.each(PLANETS)("the square of %s", (planet) => {
  const square = KAMEAS[planet];
  const order = PLANETS.indexOf(planet) + 3;
  const constant = computeMagicConstant(planet);

  it("has an order that rises from Saturn's 3 to the Moon's 9", () => {
    expect(square).toHaveLength(order);
    for (const row of square) expect(row).toHaveLength(order);
  });

  it("holds each number from 1 once", () => {
    const numbers = square.flat().sort((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: order * order }, (_, index) => index + 1));
  });

  it("adds up to its constant in every row, column and diagonal", () => {
    for (const row of square) expect(sum(row)).toBe(constant);
    for (let column = 0; column < order; column += 1) {
      expect(sum(square.map((row) => row[column] ?? Number.NaN))).toBe(constant);
    }
    expect(sum(square.map((row, index) => row[index] ?? Number.NaN))).toBe(constant);
    expect(sum(square.map((row, index) => row[order - 1 - index] ?? Number.NaN))).toBe(constant);
  });

  it("knows where each number is, and that others stand nowhere", () => {
    square.forEach((row, y) => {
      row.forEach((number, x) => {
        expect(findCell(planet, number)).toEqual({ row: y, column: x });
      });
    });
    expect([findCell(planet, 0), findCell(planet, order * order + 1)]).toEqual([null, null]);
  });
});

describe("the constants of the squares", () => {
  it("are the traditional ones", () => {
    expect(PLANETS.map(computeMagicConstant)).toEqual([15, 34, 65, 111, 175, 260, 369]);
  });
});
