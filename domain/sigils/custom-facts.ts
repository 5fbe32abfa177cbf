import { listConcepts } from "./concepts.ts";
import type { CustomFacts } from "./custom-steps.ts";
import { type Drawn, listFinials } from "./drawn.ts";
import type { CustomChoices } from "./sigil-recipe.ts";

const NO_SEATS: readonly string[] = ["centre", "finial"];

/** What the steps of a custom sigil are told from. */
export function gatherCustomFacts(intention: string, choices: CustomChoices, drawn: Drawn): CustomFacts {
  const found = listConcepts(intention);
  return {
    ...drawn,
    concepts: choices.concepts.map((name) => ({
      name,
      symbol: choices.selectedSymbols[name] ?? "",
      word: found.find((concept) => concept.name === name)?.word ?? name,
    })),
    centerSymbol: choices.centerSymbol,
    layout: choices.layoutPreference,
    seats: drawn.symbols
      .filter(({ role }) => !NO_SEATS.includes(role))
      .map(({ symbol, role }) => ({ symbol, place: role })),
    remaining: drawn.processedText,
    beads: drawn.marks,
    ends: listFinials(drawn),
  };
}
