import { describe, expect, it } from "vitest";
import { choosePlanet, explainPlanet } from "./choose-planet.ts";
import { PLANET_LORE, PLANETS } from "./planets.ts";

describe("the reason for a planet", () => {
  it("is what led to it, also where the visitor chose the same", () => {
    expect(explainPlanet("Courage", "mars")).toEqual({ kind: "words", words: ["courage"] });
    expect(explainPlanet("A", "saturn")).toEqual({ kind: "count", total: 1, remainder: 1 });
  });

  it.each(PLANETS.filter((planet) => planet !== "mars"))(
    "is the visitor's choice where it is %s against the words",
    (planet) => {
      expect(explainPlanet("Courage", planet)).toEqual({ kind: "chosen" });
    },
  );
});

describe("the planets", () => {
  it("are in the Chaldean order, each with a sign set as text and its own weekday", () => {
    expect(PLANETS.map((planet) => PLANET_LORE[planet].glyph)).toEqual([..."♄♃♂☉♀☿☽"].map((sign) => `${sign}\uFE0E`));
    expect(new Set(PLANETS.map((planet) => PLANET_LORE[planet].weekday)).size).toBe(7);
  });
});

describe("the planet of an intention", () => {
  it.each([
    ["I keep firm boundaries at work", "saturn"],
    ["I have the discipline to finish my degree on time", "saturn"],
    ["I quit smoking for good", "saturn"],
    ["I let go of the past", "saturn"],
    ["I pay off my debt", "saturn"],
    ["My patience never ends", "saturn"],
    ["I end my procrastination", "saturn"],
    ["Money flows to me easily", "jupiter"],
    ["I am lucky and prosperous", "jupiter"],
    ["My wealth grows every month", "jupiter"],
    ["I win the lawsuit with justice on my side", "jupiter"],
    ["May my family live in abundance", "jupiter"],
    ["I receive a generous pay raise", "jupiter"],
    ["My faith carries me", "jupiter"],
    ["I have the courage to defend myself", "mars"],
    ["I fight for my rights", "mars"],
    ["I overcome my fear of flying", "mars"],
    ["I am a strong athlete", "mars"],
    ["I win the race", "mars"],
    ["My enemies cannot touch me", "mars"],
    ["I act boldly", "mars"],
    ["I am protected from gossip at the office", "mars"],
    ["My grandmother's surgery goes well", "mars"],
    ["I am healthy and full of vitality", "sun"],
    ["I lead my team with confidence", "sun"],
    ["My work is recognised and successful", "sun"],
    ["I see my purpose with clarity", "sun"],
    ["My father recovers his health", "sun"],
    ["I am famous", "sun"],
    ["I attract true love", "venus"],
    ["My marriage is full of tenderness", "venus"],
    ["I make new friends", "venus"],
    ["I paint beautiful pictures", "venus"],
    ["There is harmony between my husband and me", "venus"],
    ["I love my body", "venus"],
    ["I live in peace", "venus"],
    ["I pass my exams", "mercury"],
    ["I speak clearly and am understood", "mercury"],
    ["I sell my paintings to new clients", "mercury"],
    ["I travel safely to Japan", "mercury"],
    ["I write my first novel", "mercury"],
    ["I learn Spanish quickly", "mercury"],
    ["My job interview goes well", "mercury"],
    ["I remember my dreams", "moon"],
    ["I trust my intuition", "moon"],
    ["My cat comes home", "moon"],
    ["I am a calm and present parent", "moon"],
    ["I sleep calmly every night", "moon"],
    ["I conceive a healthy child", "moon"],
    ["My home is a safe place for my children", "moon"],
    ["My daughter comes home", "moon"],
    ["I feel my emotions without drowning", "moon"],
    ["I open my own bakery", "jupiter"],
    ["My café is full of guests", "jupiter"],
    ["I get my visa", "jupiter"],
    ["My bees live through the frost", "sun"],
    ["I get my driving licence", "mercury"],
    ["My laptop survives", "mercury"],
    ["My baby wakes only once", "moon"],
    ["My dog obeys me", "moon"],
    ["The harbour stays open", "moon"],
    ["I knit my first sweater", "venus"],
    ["My hair grows back", "venus"],
    ["My coworkers greet me", "venus"],
    ["My landlord is reasonable", "saturn"],
    ["My knee carries me up the stairs", "saturn"],
    ["I ski without falling", "mars"],
    ["The bullies leave my brother alone", "mars"],
    ["My audition convinces everyone", "sun"],
  ])("%j is that of %s", (intention, planet) => {
    expect(choosePlanet(intention).planet).toBe(planet);
  });

  it("is explained by the words that belong to it, in their order", () => {
    expect(choosePlanet("Fight with courage, fighting on")).toEqual({
      planet: "mars",
      reason: { kind: "words", words: ["fight", "courage"] },
    });
  });

  it.each([
    ["Love and wealth", "venus"],
    ["Wealth and love", "jupiter"],
  ])("is, of two equally named, the one that is named first: %j", (intention, planet) => {
    expect(choosePlanet(intention).planet).toBe(planet);
  });

  it("is the slower one where one word speaks equally for two", () => {
    expect(choosePlanet("Pillows comfort people")).toEqual({
      planet: "venus",
      reason: { kind: "words", words: ["comfort"] },
    });
  });

  it.each([
    ["A", 1, 1, "saturn"],
    ["F", 6, 6, "mercury"],
    ["G", 7, 0, "moon"],
    ["My umbrella", 41, 6, "mercury"],
    ["2027", 0, 0, "moon"],
  ])("is counted from the letters where no word names one: %j", (intention, total, remainder, planet) => {
    expect(choosePlanet(intention)).toEqual({ planet, reason: { kind: "count", total, remainder } });
  });
});
