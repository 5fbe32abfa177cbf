import { type Drawn, listFinials } from "../../drawn.ts";
import type { CustomPlan } from "../../plan-drawing.ts";
import { listConcepts } from "./concepts.ts";
import type { CustomFacts } from "./steps.ts";

const NO_SEATS: readonly string[] = ["centre", "finial"];

/** What the steps of a custom sigil are told from. */
export function gatherCustomFacts(plan: CustomPlan, drawn: Drawn): CustomFacts {
  const found = listConcepts(plan.intention);
  return {
    ...drawn,
    concepts: plan.symbols.map(({ concept: name, symbol }) => ({
      name,
      symbol,
      word: found.find((concept) => concept.name === name)?.word ?? name,
    })),
    centerSymbol: plan.centre,
    layout: plan.layout,
    seats: drawn.symbols
      .filter(({ role }) => !NO_SEATS.includes(role))
      .map(({ symbol, role }) => ({ symbol, place: role })),
    remaining: drawn.processedText,
    beads: drawn.marks,
    ends: listFinials(drawn),
  };
}
