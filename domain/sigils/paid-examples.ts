import type { PaidMethod } from "./method.ts";
import { chooseFirstSymbols, listConcepts } from "./methods/custom/concepts.ts";
import { ELEMENTS } from "./methods/elemental/elements.ts";
import { listHeaviestElements, weighElements } from "./methods/elemental/weights.ts";
import type { SigilRecipe } from "./recipe.ts";

/**
 * What a paid method makes of an intention before anybody has answered its questions: with the answers that its words suggest, or else
 * the plainest ones. For showing what a method can do; what is bought asks the visitor.
 */
export function composeExample(method: PaidMethod, intention: string): SigilRecipe {
  switch (method) {
    case "planetary":
      return { method, intention };
    case "custom": {
      const concepts = listConcepts(intention).map(({ name }) => name);
      const selectedSymbols = chooseFirstSymbols(concepts);
      return {
        method,
        intention,
        choices: { concepts, selectedSymbols, layoutPreference: "circular", centerSymbol: "point" },
      };
    }
    case "ancestral":
      return {
        method,
        intention,
        choices: { culturalBackground: "norse", candleColor: "black", selectedSymbols: ["tree"] },
      };
    case "elemental": {
      const [dominantElement = "fire", ...others] = listHeaviestElements(weighElements(intention));
      const supportingElement = [...others, ...ELEMENTS].find((element) => element !== dominantElement) ?? "air";
      return {
        method,
        intention,
        choices: {
          dominantElement,
          supportingElements: [supportingElement],
          conflictingElements: [],
          symbolLayout: "circle",
        },
      };
    }
  }
}
