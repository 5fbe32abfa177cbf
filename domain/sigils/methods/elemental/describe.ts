import type { DescribedSigil, Drawn } from "../../drawn.ts";
import { getSymbolChoice } from "../custom/concepts.ts";
import { ELEMENT_LORE } from "./elements.ts";
import type { ElementalPlan } from "./plan.ts";
import { describeElementalSteps, type ElementalFacts, type LetterPlace } from "./steps.ts";

/** Tells of an elemental sigil; it was turned into the letters that remain. */
export function describeElemental(plan: ElementalPlan, drawn: Drawn): DescribedSigil {
  const facts = gatherElementalFacts(plan, drawn);
  const { dominant, supporting, conflicting, layout, heart } = facts;
  const heartName = heart ? [getSymbolChoice(heart.concept, heart.symbol).name] : [];
  const others = [...supporting, ...conflicting].map((element) => ELEMENT_LORE[element].name);
  return {
    symbols: [ELEMENT_LORE[dominant].name, ...heartName, ...others],
    steps: describeElementalSteps(facts),
    processedText: drawn.processedText,
    details: { dominantElement: dominant, layout },
  };
}

/** What the steps of an elemental sigil are told from. */
function gatherElementalFacts(plan: ElementalPlan, drawn: Drawn): ElementalFacts {
  const { dominant, supporting, conflicting, layout, heart, heartConcept } = plan;
  return {
    ...drawn,
    dominant,
    supporting,
    conflicting,
    layout,
    heart: heart === null || heartConcept === null ? null : { concept: heartConcept, symbol: heart },
    remaining: drawn.processedText,
    written: listWritten(drawn),
    ends: drawn.marks,
    hasOrnament: drawn.symbols.some(({ role }) => role === "ornament"),
  };
}

const PLACES: ReadonlyMap<string, LetterPlace> = new Map([
  ["sides", "sides"],
  ["span", "span"],
  ["foot", "foot"],
  ["arm", "arm"],
]);

/** The letters that the core has written, with their places. */
function listWritten({ symbols }: Drawn): ElementalFacts["written"] {
  return symbols.flatMap(({ symbol, role, letter }) => {
    const place = PLACES.get(symbol);
    return role === "letter" && letter !== null && place !== undefined ? [{ letter, place }] : [];
  });
}
