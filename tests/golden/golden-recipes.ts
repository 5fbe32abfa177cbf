import type { DrawingMethod, DrawingRequest } from "#sigil-core/host/drawing-request.ts";
import { composeRequest, LAB_KITS } from "#sigil-core/lab/method-kits.ts";

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

/** Seven for each of the other methods. */
const OTHERS: Named = [
  ["sentence", "I am confident and creative"],
  ["home", "My home is safe"],
  ["one-word", "Abundance"],
  ["one-letter", "x"],
  ["cyrillic", "Любовь приходит ко мне"],
  ["emoji", "🌙"],
  ["long", "The garden of my grandmother grows again. ".repeat(11)],
];

/** The recipes of a method whose pictures are kept. */
export function listGoldenRecipes(method: DrawingMethod): GoldenRecipe[] {
  return (method === "chaos" ? CHAOS : OTHERS).map(([name, intention], index) => ({
    name,
    request: composeRequest(method, intention, index * LAB_KITS[method].goldenStep),
  }));
}
