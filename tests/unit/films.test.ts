import { describe, expect, it } from "vitest";
import { layOutScript } from "#domain/films/film.ts";
import { FILMS } from "#domain/films/film-list.ts";
import { FILM_SCRIPTS } from "#domain/films/scripts.ts";
import { describeSigil } from "#domain/sigils/describe-sigil.ts";
import { SIGIL_METHODS, type SigilMethod } from "#domain/sigils/method.ts";
import { listConcepts } from "#domain/sigils/methods/custom/concepts.ts";
import { findHeart } from "#domain/sigils/methods/elemental/plan.ts";
import { choosePlanet } from "#domain/sigils/methods/planetary/choose-planet.ts";
import { planDrawing } from "#domain/sigils/plan-drawing.ts";
import { joinWords } from "#domain/sigils/prose.ts";
import type { Drawing } from "#sigil-core/host/drawing.ts";
import { loadSigilEngine } from "#sigil-core/host/load-node.ts";

const engine = loadSigilEngine();

function draw(method: SigilMethod): Drawing {
  return engine.draw(planDrawing(FILMS[method].recipe));
}

const COUNTS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

describe("what the films say", () => {
  it.each(SIGIL_METHODS)("of the letters that remain is so (%s)", (method) => {
    const drawing = draw(method);
    const kept = drawing.letters.filter(({ fate }) => fate === "kept").map(({ letter }) => letter);
    const told = layOutScript(FILM_SCRIPTS[method]).captions.find(({ text }) => text.includes("letters remain: "));
    if (!told) return expect(method).toBe("ancestral");
    const count = COUNTS[kept.length] ?? "";
    expect(told.text.toLowerCase()).toBe(`${count} letters remain: ${joinWords(kept)}.`.toLowerCase());
  });

  it("of Saturn and its numbers is so", () => {
    const { intention } = FILMS.planetary.recipe;
    expect(choosePlanet(intention)).toEqual({ planet: "saturn", reason: { kind: "words", words: ["work", "lasts"] } });
    const { square, numbers } = draw("planetary");
    expect(square.map((row) => row.reduce((sum, cell) => sum + cell, 0))).toEqual([15, 15, 15]);
    expect(numbers[0]).toMatchObject({ letter: "M", value: 40, cell: 4 });
    expect(numbers[1]).toMatchObject({ letter: "Y", value: 700, cell: 7 });
    const steps = describeSigil(planDrawing(FILMS.planetary.recipe), draw("planetary")).steps.join(" ");
    expect(steps).toContain("Its day is Saturday.");
    expect(steps).toContain("Begin on 4, the first in the first row, with a large ring and a point in it.");
    expect(steps).toContain("A number beyond 9 keeps its first digit.");
  });

  it("of themes and their symbols is so", () => {
    const { intention } = FILMS.custom.recipe;
    expect(listConcepts(intention).map(({ name, word }) => [name, word])).toEqual([
      ["love", "love"],
      ["wisdom", "learn"],
      ["peace", "peace"],
    ]);
    const { symbols } = draw("custom");
    expect(symbols[0]).toMatchObject({ symbol: "point", role: "centre" });
    expect(
      new Set(symbols.flatMap(({ symbol, role, letter }) => (role === "ring" && !letter ? [symbol] : []))),
    ).toEqual(new Set(["heart", "owl", "dove"]));
  });

  it("of runes and tree is so", () => {
    const { symbols, inkRole } = draw("ancestral");
    const { intention } = FILMS.ancestral.recipe;
    const words = symbols.flatMap(({ symbol, sourceIndex }) =>
      sourceIndex === null ? [] : [`${/\w+/.exec(intention.slice(sourceIndex))?.[0]} ${symbol}`],
    );
    expect(new Set(words)).toEqual(new Set(["home hagalaz", "safe sowilo", "warm wunjo"]));
    expect(symbols.some(({ symbol, role }) => symbol === "tree" && role !== "band")).toBe(true);
    expect(inkRole).toBe("red");
  });

  it("of fire, earth, water and the heart is so", () => {
    expect(findHeart(FILMS.elemental.recipe.intention)).toEqual({ concept: "purpose", symbol: "arrow" });
    const { symbols, inscription, letters } = draw("elemental");
    expect(symbols.map(({ symbol, role }) => `${symbol} ${role}`)).toEqual(
      expect.arrayContaining(["fire dominant", "arrow heart", "earth supporting", "water conflicting"]),
    );
    expect(inscription.map(({ letter }) => letter)).toEqual(letters.map(({ letter }) => letter));
    expect(letters.some(({ fate }) => fate === "repeat")).toBe(false);
  });
});
