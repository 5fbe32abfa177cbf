import type { DescribedSigil, Drawn } from "../../drawn.ts";
import { getSymbolChoice, listConcepts } from "./concepts.ts";
import type { CustomPlan } from "./plan.ts";
import { type CustomFacts, describeCustomSteps } from "./steps.ts";
import { CENTER_SYMBOLS, getChoice } from "./symbol-library.ts";

/** The roles of parts that are no symbol that a concept takes: the middle, and how the first letter bends the rest. */
const CENTER_ROLE = "centre";
const CARRIER_ROLE = "carrier";

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
      .filter(({ role, letter }) => letter === null && role !== CENTER_ROLE)
      .map(({ symbol, role }) => ({ symbol, place: role })),
    remaining: drawn.processedText,
    carrier: findCarrier(drawn),
    marks: drawn.symbols.flatMap(({ symbol, role, letter }) =>
      letter === null || role === CARRIER_ROLE ? [] : [{ letter, mark: symbol, place: role }],
    ),
    ends: drawn.marks,
  };
}

/** The first letter that remains, and whether it bends what holds the figure together. */
function findCarrier({ symbols, processedText }: Drawn): CustomFacts["carrier"] {
  const carrier = symbols.find(({ role }) => role === CARRIER_ROLE);
  return { letter: carrier?.letter ?? processedText.charAt(0), isBowed: carrier?.symbol === "bowed" };
}
