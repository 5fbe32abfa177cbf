import { describe, expect, it } from "vitest";
import { CARE_KINDS } from "../intentions/intention-analysis.ts";
import { planActivation } from "./describe-sigil.ts";
import type { ActivationPlan } from "./drawn.ts";
import type { SigilRecipe } from "./method-kits.ts";
import { CUSTOM_LAYOUTS, type CustomLayout } from "./methods/custom/symbol-library.ts";
import { ELEMENT_LORE, ELEMENTS } from "./methods/elemental/elements.ts";
import { choosePlanet } from "./methods/planetary/choose-planet.ts";
import { PLANET_LORE } from "./methods/planetary/planets.ts";
import { findFittingPlanet } from "./plan-drawing.ts";

const CANARY = "Zwölf Kanarienvögel";

const RECIPES: readonly SigilRecipe[] = [
  { method: "chaos", intention: CANARY },
  { method: "planetary", intention: CANARY },
  {
    method: "custom",
    intention: CANARY,
    choices: {
      concepts: ["love", "truth"],
      selectedSymbols: { love: "rose", truth: "feather" },
      layoutPreference: "circular",
      centerSymbol: "point",
    },
  },
  {
    method: "ancestral",
    intention: CANARY,
    choices: { culturalBackground: "norse", candleColor: "gold", selectedSymbols: ["tree", "moon"] },
  },
  {
    method: "elemental",
    intention: CANARY,
    choices: {
      dominantElement: "fire",
      supportingElements: ["air"],
      conflictingElements: ["water"],
      symbolLayout: "circle",
    },
  },
];

function plan(recipe: SigilRecipe): ActivationPlan {
  const found = planActivation(recipe, null);
  if (!found) throw new Error("Harmless words have a plan.");
  return found;
}

function read(recipe: SigilRecipe): string {
  const { when, withWhat, how, afterwards } = plan(recipe);
  return [when, ...withWhat, ...how, afterwards].join("\n");
}

const planetary = (intention: string): SigilRecipe => ({ method: "planetary", intention });

const custom = (layoutPreference: CustomLayout): SigilRecipe => ({
  method: "custom",
  intention: "x",
  choices: { concepts: ["love"], selectedSymbols: { love: "rose" }, layoutPreference, centerSymbol: "point" },
});

describe("an activation plan", () => {
  it.each(RECIPES)("of a $method sigil says when, with what and how, and holds no word of the intention", (recipe) => {
    const { when, withWhat, how, afterwards } = plan(recipe);
    expect(withWhat.length).toBeGreaterThanOrEqual(2);
    expect(how.length).toBeGreaterThanOrEqual(5);
    expect(read(recipe)).not.toMatch(/Kanarien|undefined|null/);
    for (const sentence of [when, ...how, afterwards]) expect(sentence).toMatch(/^[A-Z].*[.!]$/u);
  });

  it.each(CARE_KINDS)("of no method is given to words of %s: nothing is to be said, burned or repeated", (kind) => {
    for (const recipe of RECIPES) expect(planActivation(recipe, { kind, message: "Talk to somebody." })).toBeNull();
  });

  it("is another for each method", () => {
    expect(new Set(RECIPES.map(read)).size).toBe(RECIPES.length);
  });

  it.each([
    ["I speak with ease", "mercury"],
    ["I am loved", "venus"],
    ["I dream clearly", "moon"],
    ["I keep my boundaries", "saturn"],
  ] as const)("for “%s” falls on the day of %s", (intention, planet) => {
    expect(choosePlanet(intention).planet).toBe(planet);
    expect(plan(planetary(intention)).when).toContain(PLANET_LORE[planet].weekday);
  });

  it("finds the planet of the words whatever the method", () => {
    for (const recipe of RECIPES) expect(findFittingPlanet({ ...recipe, intention: "I am loved" })).toBe("venus");
    expect(findFittingPlanet({ method: "planetary", intention: "I am loved", planet: "saturn" })).toBe("saturn");
  });

  it("asks nobody to touch lead or quicksilver", () => {
    for (const intention of ["I speak with ease", "I keep my boundaries"]) {
      expect(read(planetary(intention))).toMatch(/in place of (lead|quicksilver), which is poisonous/);
    }
  });

  it.each(CUSTOM_LAYOUTS.map(({ id }) => id))("goes through a %s layout in its own way", (layout) => {
    const others = CUSTOM_LAYOUTS.filter(({ id }) => id !== layout).map(({ id }) => read(custom(id)));
    expect(others).not.toContain(read(custom(layout)));
  });

  it("names the visitor's own symbols, candle and motifs", () => {
    const [, , symbols, ancestors] = RECIPES;
    if (!symbols || !ancestors) throw new Error("no recipes");
    expect(read(symbols)).toContain("rose and feather");
    expect(read(ancestors)).toMatch(/A gold candle, for honour/);
  });

  it.each(ELEMENTS)("turns to the quarter of %s where it leads, and holds no other back without a word", (element) => {
    const [other = "air"] = ELEMENTS.filter((candidate) => candidate !== element);
    const text = read({
      method: "elemental",
      intention: "x",
      choices: {
        dominantElement: element,
        supportingElements: [other],
        conflictingElements: [],
        symbolLayout: "square",
      },
    });
    expect(text).toContain(`Face ${ELEMENT_LORE[element].direction}`);
    expect(text).toContain(`Turn ${ELEMENT_LORE[other].direction}`);
    expect(text).not.toContain("it is not here");
  });
});
