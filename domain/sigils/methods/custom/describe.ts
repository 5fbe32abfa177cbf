import { type DescribedSigil, type Drawn, listFinials } from "../../drawn.ts";
import { getSymbolChoice, listConcepts } from "./concepts.ts";
import type { CustomPlan } from "./plan.ts";
import { type CustomFacts, describeCustomSteps } from "./steps.ts";
import { CENTER_SYMBOLS, getChoice } from "./symbol-library.ts";

/** Roles of drawn symbols that no concept takes. */
const NO_SEATS: readonly string[] = ["centre", "finial"];

/** Tells of a custom sigil; it was turned into its concepts, in their order. */
export function describeCustom(plan: CustomPlan, drawn: Drawn): DescribedSigil {
  const { layout, centre } = plan;
  const concepts = plan.symbols.map(({ concept }) => concept);
  const symbols = plan.symbols.map(({ concept, symbol }) => getSymbolChoice(concept, symbol));
  return {
    symbols: [getChoice(CENTER_SYMBOLS, centre), ...symbols].map(({ name }) => name),
    steps: describeCustomSteps(gatherCustomFacts(plan, drawn)),
    processedText: concepts.join(", "),
    details: { customData: { coreConcepts: concepts, layoutPreference: layout }, layout },
  };
}

/** What the steps of a custom sigil are told from. */
function gatherCustomFacts(plan: CustomPlan, drawn: Drawn): CustomFacts {
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
