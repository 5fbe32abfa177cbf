import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseFirstSymbols, listConcepts, listSymbolChoices } from "./methods/custom/concepts.ts";
import { ELEMENTS } from "./methods/elemental/elements.ts";
import { suggestElement } from "./methods/elemental/quiz.ts";
import { weighElements } from "./methods/elemental/weights.ts";
import { choosePlanet } from "./methods/planetary/choose-planet.ts";
import { PLANETS } from "./methods/planetary/planets.ts";

const intentions = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 500, unit: "binary" }),
    fc.string({ minLength: 1, maxLength: 500, unit: "grapheme" }),
    fc.lorem({ maxCount: 12 }),
  )
  .filter((text) => text.trim() !== "");

describe("any intention", () => {
  it("has one to five different concepts, each standing in the text, with a symbol to start with", () => {
    fc.assert(
      fc.property(intentions, (intention) => {
        const concepts = listConcepts(intention);
        const names = concepts.map(({ name }) => name);
        expect(names.length).toBeGreaterThanOrEqual(1);
        expect(names.length).toBeLessThanOrEqual(5);
        for (const { word, start, end } of concepts) expect(intention.slice(start, end)).toBe(word);
        const symbols = chooseFirstSymbols(names);
        for (const name of names) {
          expect(listSymbolChoices(name)).toHaveLength(3);
          expect(listSymbolChoices(name).map(({ id }) => id)).toContain(symbols[name]);
        }
      }),
    );
  });

  it("belongs to a planet, always the same, whatever the case it is written in", () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 12 }), (intention) => {
        const { planet } = choosePlanet(intention);
        expect(PLANETS).toContain(planet);
        expect(choosePlanet(intention.toUpperCase()).planet).toBe(planet);
      }),
    );
  });

  it("leads to a planet, and to an element or to none, and never to an error", () => {
    fc.assert(
      fc.property(intentions, (intention) => {
        expect(PLANETS).toContain(choosePlanet(intention).planet);
        expect([null, ...ELEMENTS]).toContain(suggestElement({}, weighElements(intention)));
      }),
    );
  });
});
