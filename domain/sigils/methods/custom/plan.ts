import { chooseFirstSymbols, getSymbolChoice, isConceptTheme, listConcepts } from "./concepts.ts";
import type { CenterSymbolId, ConceptSymbolId, ConceptTheme, CustomLayout } from "./symbol-library.ts";

/** A sigil of chosen symbols to be drawn. */
export interface CustomRecipe {
  readonly method: "custom";
  readonly intention: string;
  readonly choices: CustomChoices;
}

/** The answers of the custom wizard. */
export interface CustomChoices {
  /** One to five different ones. */
  readonly concepts: readonly string[];
  /** For each concept the id of one of its three symbols. */
  readonly selectedSymbols: Readonly<Record<string, string>>;
  readonly layoutPreference: CustomLayout;
  readonly centerSymbol: CenterSymbolId;
}

/** What the core is asked to draw for it: the chosen symbols round one in the middle. */
export interface CustomPlan {
  readonly method: "custom";
  readonly intention: string;
  readonly layout: CustomLayout;
  readonly centre: CenterSymbolId;
  /** In the order of the concepts; a plain word has no theme. */
  readonly symbols: readonly {
    readonly concept: string;
    readonly theme: ConceptTheme | null;
    readonly symbol: ConceptSymbolId;
  }[];
}

/** Plans a drawing of chosen symbols; throws where a concept has no symbol of its three. */
export function planCustom({ intention, choices }: CustomRecipe): CustomPlan {
  return {
    method: "custom",
    intention,
    layout: choices.layoutPreference,
    centre: choices.centerSymbol,
    symbols: choices.concepts.map((concept) => ({
      concept,
      theme: isConceptTheme(concept) ? concept : null,
      symbol: getSymbolChoice(concept, choices.selectedSymbols[concept] ?? "").id,
    })),
  };
}

/** An example for an intention: its own concepts, each with its first symbol, in a ring. */
export function composeCustomExample(intention: string): CustomRecipe {
  const concepts = listConcepts(intention).map(({ name }) => name);
  const selectedSymbols = chooseFirstSymbols(concepts);
  return {
    method: "custom",
    intention,
    choices: { concepts, selectedSymbols, layoutPreference: "circular", centerSymbol: "point" },
  };
}
