import type { DrawingMethod, DrawingRequest } from "#sigil-core/host/drawing-request.ts";
import { composeRecipe } from "#sigil-core/lab/recipes/compose-recipes.ts";

/** A recipe whose picture is kept; the name is that of its file. */
export interface GoldenRecipe {
  readonly name: string;
  readonly request: DrawingRequest;
}

type Named = readonly (readonly [name: string, intention: string])[];

const CHAOS: Named = [
  ["sentence", "I am confident and creative"],
  ["home", "My home is safe"],
  ["one-word", "Abundance"],
  ["vowels", "aeiou"],
  ["one-letter", "x"],
  ["emoji", "🌙"],
  ["greek", "Η αγάπη έρχεται"],
  ["cyrillic", "Любовь приходит ко мне"],
  ["arabic", "سلام في بيتي"],
  ["hebrew", "שלום בביתי"],
  ["chinese", "我心平静"],
  ["long", "The garden of my grandmother grows again. ".repeat(11)],
];

/** Seven for each of the other methods: what shapes a drawing most takes turns, so that each of it is met. */
const OTHERS: Named = [
  ["sentence", "I am confident and creative"],
  ["home", "My home is safe"],
  ["one-word", "Abundance"],
  ["one-letter", "x"],
  ["cyrillic", "Любовь приходит ко мне"],
  ["emoji", "🌙"],
  ["long", "The garden of my grandmother grows again. ".repeat(11)],
];

/** Layouts of the elemental method change with every fourth recipe, so its turns are taken five at a time. */
const STEPS: Readonly<Record<DrawingMethod, number>> = {
  chaos: 1,
  planetary: 1,
  custom: 4,
  ancestral: 5,
  elemental: 5,
};

/** The recipes of a method whose pictures are kept. */
export function listGoldenRecipes(method: DrawingMethod): GoldenRecipe[] {
  return (method === "chaos" ? CHAOS : OTHERS).map(([name, intention], index) => ({
    name,
    request: composeRecipe(method, intention, index * STEPS[method]),
  }));
}
